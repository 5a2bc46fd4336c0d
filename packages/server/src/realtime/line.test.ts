import { CLOSE, PING_EVERY, type ServerFrame } from '@gongdi/api';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Caller } from '../handler/index.ts';
import { openLine } from './line.ts';
import { liveTopics } from './topics.ts';

const MIB = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers());

/** Opens a line over a socket whose read speed the test controls, signed in and following `device/1` and `device/2`. */
async function openFollowing() {
  const heard: ServerFrame[] = [];
  const closed: number[] = [];
  const listeners: Record<string, (data: unknown) => void> = {};
  const socket = {
    bufferedAmount: 0,
    send: (text: string) => void heard.push(JSON.parse(text) as ServerFrame),
    close: (code: number) => void closed.push(code),
    terminate: () => undefined,
    ping: () => undefined,
    on: (event: string, listener: (data: unknown) => void) => void (listeners[event] = listener),
  };
  const topics = liveTopics(() => Date.now());
  const allowed = { now: true };
  openLine(socket, {
    topics,
    admit: () => Promise.resolve({ id: 'a' } as Caller),
    mayFollow: () => Promise.resolve(allowed.now),
    isRechecked: (topic) => topic.startsWith('record/'),
    onFollow: () => () => undefined,
    enter: () => () => undefined,
  });
  onTestFinished(() => {
    listeners['close']!(undefined);
    vi.useRealTimers();
  });
  const send = (frame: object) => listeners['message']!(JSON.stringify(frame));
  send({ op: 'auth', token: 't', serial: 's' });
  for (const topic of ['device/1', 'device/2']) send({ op: 'sub', topic });
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.map((frame) => ('op' in frame ? frame.op : 'data'))).toEqual(['ready', 'subbed', 'subbed']);
  heard.length = 0;
  const received = () =>
    heard.map((frame) => ('op' in frame ? `${frame.op} ${'topic' in frame ? frame.topic : ''}` : frame.data));
  return { socket, topics, closed, received, listeners, send, allowed };
}

it('leaves news out for a reader that does not keep up, and says of which topics once it reads again', async () => {
  const { socket, topics, closed, received } = await openFollowing();
  topics.publish('device/1', 'first');
  socket.bufferedAmount = MIB + 1;
  for (let index = 0; index < 1000; index += 1) topics.publish('device/1', index);
  expect(received()).toEqual(['first']);
  socket.bufferedAmount = 0;
  topics.publish('device/2', 'other');
  topics.publish('device/1', 'again');
  expect(received()).toEqual(['first', 'gap device/1', 'other', 'again']);
  expect(closed).toEqual([]);
});

it('says so too when nothing more happens', async () => {
  const { socket, topics, received, listeners } = await openFollowing();
  socket.bufferedAmount = MIB + 1;
  topics.publish('device/1', 1);
  topics.publish('device/2', 2);
  await vi.advanceTimersByTimeAsync(PING_EVERY);
  expect(received()).toEqual([]);
  listeners['pong']!(undefined);
  socket.bufferedAmount = 0;
  await vi.advanceTimersByTimeAsync(PING_EVERY);
  expect(received()).toEqual(['gap device/1', 'gap device/2']);
});

it('closes a line that is stuck', async () => {
  const { socket, topics, closed, received } = await openFollowing();
  socket.bufferedAmount = 8 * MIB + 1;
  topics.publish('device/1', 1);
  expect([received(), closed]).toEqual([[], [CLOSE.tooMany]]);
  socket.bufferedAmount = 0;
  topics.publish('device/1', 2);
  expect(received()).toEqual([]);
});

it('knows the last 120 frames of a topic for who comes back, and otherwise that there is a gap', () => {
  onTestFinished(() => void vi.useRealTimers());
  const topics = liveTopics(() => Date.now());
  const { seq } = topics.follow('device/1', () => undefined);
  for (let index = 0; index < 120; index += 1) topics.publish('device/1', index);
  expect(topics.follow('device/1', () => undefined, seq).missed).toHaveLength(120);
  topics.publish('device/1', 120);
  expect(topics.follow('device/1', () => undefined, seq).missed).toBeUndefined();
  expect(topics.follow('device/1', () => undefined, seq + 1).missed?.map(({ data }) => data)[0]).toBe(1);
});

it('ends what may not be followed any more, where rights can end, and keeps everything else', async () => {
  const { received, listeners, send, allowed, topics } = await openFollowing();
  send({ op: 'sub', topic: 'record/staff/1' });
  await vi.advanceTimersByTimeAsync(0);
  allowed.now = false;
  await vi.advanceTimersByTimeAsync(PING_EVERY);
  expect(received()).toEqual(['subbed record/staff/1', 'refused record/staff/1']);
  listeners['pong']!(undefined);
  topics.publish('record/staff/1', 'unheard');
  topics.publish('device/1', 'heard');
  expect(received().at(-1)).toBe('heard');
});

import type { Live, LiveListener, LiveState, LiveTopic } from '@gongdi/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeviceReading } from '../../device/host/props.ts';
import { Followed } from './followed.ts';
import { SharedLine } from './shared-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A fake line that records which topics are subscribed. */
function fakeLine() {
  const topics = new Map<string, LiveListener<LiveTopic>[]>();
  let tell: (state: LiveState) => void = () => {};
  const make = (onState: (state: LiveState) => void): Live => {
    tell = onState;
    return {
      subscribe: (topic, listener) => {
        const own = listener as unknown as LiveListener<LiveTopic>;
        topics.set(topic, [...(topics.get(topic) ?? []), own]);
        return () => {
          const left = topics.get(topic)!.filter((one) => one !== own);
          if (left.length > 0) topics.set(topic, left);
          else topics.delete(topic);
        };
      },
      state: () => 'open',
      close: () => topics.clear(),
    };
  };
  return { topics, make, tell: (state: LiveState) => tell(state) };
}

it('follows what is on view, and asks once for what was missed', async () => {
  const { topics, make } = fakeLine();
  const received: string[] = [];
  const asked: (readonly string[])[] = [];
  const follower = {
    onReadings: (list: readonly DeviceReading[]) => void received.push(...list.map((one) => one.device_id)),
    onState: () => {},
    onGap: () => {},
  };
  const followed = new Followed(
    new SharedLine(make).use(() => {}),
    follower,
    async (ids) => {
      asked.push(ids);
      return ids.map((device_id) => ({ device_id, values: {} }));
    },
  );
  followed.watch(['a', 'b']);
  await vi.advanceTimersByTimeAsync(300);
  expect([...topics.keys()]).toEqual(['device/a', 'device/b']);
  expect(asked).toEqual([['a', 'b']]);

  followed.watch(['b', 'c']);
  topics.get('device/b')![0]!.onGap!();
  await vi.advanceTimersByTimeAsync(300);
  expect([...topics.keys()]).toEqual(['device/b', 'device/c']);
  expect(asked[1]?.toSorted()).toEqual(['b', 'c']);
  expect(received).toEqual(['a', 'b', ...asked[1]!]);

  followed.close();
  expect(topics.size).toBe(0);
});

it('shares one line: each hears of its state, and closing one leaves what the other follows', () => {
  const { topics, make, tell } = fakeLine();
  const line = new SharedLine(make);
  const heard: string[] = [];
  const table = line.use((state) => void heard.push(`table ${state}`));
  const panel = line.use((state) => void heard.push(`panel ${state}`));
  table.subscribe('device/a', { onData: () => {} });
  panel.subscribe('device/a', { onData: () => {} });
  tell('connecting');
  panel.close();
  tell('open');
  expect(heard).toEqual(['table open', 'panel open', 'table connecting', 'panel connecting', 'table open']);
  expect(topics.get('device/a')?.length).toBe(1);
});

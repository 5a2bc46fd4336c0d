import { CallFailure, type Client } from '@gongdi/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ExamSession, mergeKept, openExam, type Exam, type ExamStore, type KeptExam } from './exam-session.ts';

const START = Date.parse('2026-11-02T01:00:00.000Z');
const iso = (ms: number) => new Date(START + ms).toISOString();

const exam = (answers: Exam['answers'] = []): Exam => ({
  sitting: {
    id: 's1',
    person_name: '周志强',
    paper_id: 'p1',
    paper_name: '用电',
    status: 2,
    attempt: 1,
    total_points: 10,
    pass_points: 6,
    duration_minutes: 30,
    ends_at: iso(30 * 60_000),
    now: iso(0),
  },
  questions: [0, 1, 2].map((position) => ({
    position,
    question_type: 1,
    question: `第 ${position} 题`,
    blanks: 0,
    picture: [],
    points: 2,
    options: [
      {
        key: 'A',
        text: '甲',
      },
    ],
  })),
  answers,
  taken_over: false,
});

/** A server that can be away, and a device whose clock is 5 minutes behind. */
function rig() {
  const kept = new Map<string, KeptExam>();
  const store: ExamStore = {
    read: async (key) => structuredClone(kept.get(key)),
    write: async (one) => void kept.set(one.key, structuredClone(one)),
    remove: async (key) => void kept.delete(key),
  };
  const server = {
    away: false,
    closed: false,
    sent: [] as { name: string; body: never }[],
    answers: [] as Exam['answers'],
    status: 2,
    clock: (device: number) => device - START + 300_000,
  };
  const clock = { now: START - 300_000 };
  const call = async ({ name }: { name: string }, { body }: { body: never }) => {
    if (server.away) throw new CallFailure('网络错误');
    if (server.closed) throw new CallFailure('已交卷', { code: 40900, status: 409 });
    server.sent.push({ name, body: structuredClone(body) });
    if (name === 'exam.about') return { ...exam().sitting, now: iso(server.clock(clock.now)), status: server.status };
    if (name === 'exam.start')
      return { ...exam(server.answers), sitting: { ...exam().sitting, now: iso(clock.now - START + 300_000) } };
    if (name === 'exam.keep')
      return { now: iso(clock.now - START + 300_000), ends_at: iso(30 * 60_000), elsewhere: false };
    return { id: 's1', status: 4, score: 8, total_points: 10, result: 1, certificate_number: null, again: false };
  };
  const ports = {
    client: { call } as unknown as Pick<Client, 'call'>,
    store,
    now: () => clock.now,
    pauses: { send: 10, again: 20 },
  };
  const bodies = (name: string) =>
    server.sent.filter((one) => one.name === name).map((one) => one.body as { answers: unknown[] });
  return { kept, server, clock, ports, bodies };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('an exam on a device', () => {
  it('keeps an answer on the device before it is sent, with the time of the server', async () => {
    const { kept, server, ports, bodies } = rig();
    const session = await openExam('s1', 'me', 'phone', ports);
    server.away = true;
    session.answer(1, 'A');
    await vi.advanceTimersByTimeAsync(1);
    expect(kept.get('s1')).toMatchObject({ unsent: [1], answers: { 1: { value: 'A', given_at: iso(0) } } });
    await vi.advanceTimersByTimeAsync(50);
    expect(session.state()).toMatchObject({ offline: true, unsent: 1 });
    server.away = false;
    await vi.advanceTimersByTimeAsync(50);
    expect(session.state()).toMatchObject({ offline: false, unsent: 0 });
    expect(bodies('exam.keep')[0]!.answers).toEqual([{ position: 1, value: 'A', given_at: iso(0) }]);
  });

  it('goes on after the page was closed without a network', async () => {
    const { server, clock, ports } = rig();
    const first = await openExam('s1', 'me', 'phone', ports);
    server.away = true;
    first.answer(0, 'A');
    first.flag(2);
    await vi.advanceTimersByTimeAsync(1);
    first.close();
    clock.now += 60_000;
    const second = await openExam('s1', 'me', 'phone', ports);
    expect(second.state()).toMatchObject({ offline: true, unsent: 1, answers: { 0: { value: 'A' } } });
    expect([...second.state().flagged]).toEqual([2]);
    expect(second.left()).toBe(29 * 60_000);
    await expect(openExam('s1', 'somebody', 'phone', ports)).rejects.toThrow('网络错误');
    second.close();
  });

  it('sends an answer again that was changed on its way', async () => {
    const { clock, ports, bodies } = rig();
    const session = await openExam('s1', 'me', 'phone', ports);
    session.answer(0, 'A');
    const sending = session.flush();
    clock.now += 5;
    session.answer(0, 'B');
    await sending;
    expect(session.state().unsent).toBe(1);
    await vi.advanceTimersByTimeAsync(50);
    expect(bodies('exam.keep').map(({ answers }) => (answers[0] as { value: string }).value)).toEqual(['A', 'B']);
    expect(session.state().unsent).toBe(0);
  });

  it('hands in with what still waits, and leaves nothing on the device', async () => {
    const { kept, server, ports, bodies } = rig();
    const session = await openExam('s1', 'me', 'phone', ports);
    server.away = true;
    session.answer(2, 'A');
    await expect(session.handIn()).rejects.toThrow('网络错误');
    server.away = false;
    expect(await session.handIn()).toMatchObject({ score: 8 });
    expect(bodies('exam.handIn')[0]!.answers).toHaveLength(1);
    expect(kept.size).toBe(0);
  });

  it('ends when the server has closed it', async () => {
    const { server, ports } = rig();
    const session = await openExam('s1', 'me', 'phone', ports);
    server.closed = true;
    session.answer(0, 'A');
    await vi.advanceTimersByTimeAsync(50);
    expect(session.state().closed).toBe('已交卷');
  });
});

it('puts the answers of two devices together: the later one holds', () => {
  const server = exam([
    { position: 0, value: 'B', given_at: iso(2000) },
    { position: 1, value: 'B', given_at: iso(1000) },
  ]);
  const own = {
    key: 's1',
    owner: 'me',
    device: 'phone',
    exam: exam(),
    ahead: 0,
    flagged: [],
    unsent: [0, 1, 2],
    answers: {
      0: { value: 'A', given_at: iso(1000) },
      1: { value: 'A', given_at: iso(2000) },
      2: { value: 'A', given_at: iso(500) },
    },
  };
  const merged = mergeKept(server, own, { owner: 'me', device: 'tablet', ahead: 0 });
  expect(Object.values(merged.answers).map((one) => one.value)).toEqual(['B', 'A', 'A']);
  expect(merged.unsent).toEqual([1, 2]);
  expect(new ExamSession(merged, rig().ports).state().unsent).toBe(2);
});

it('ends by the clock of the server: one that was moved on the device ends nothing', async () => {
  const { server, clock, ports } = rig();
  const session = await openExam('s1', 'me', 'd1', ports);
  clock.now += 3_600_000;
  server.clock = () => 60_000;
  expect(session.left()).toBe(0);
  expect(await session.hasEnded()).toBe(false);
  expect(session.left()).toBe(29 * 60_000);
  server.status = 4;
  expect(await session.hasEnded()).toBe(true);
  session.close();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostChoice } from '../../host/host-choice.ts';
import { Directory } from './directory.ts';
import { ASK_PAUSE, Lookup } from './lookup.ts';

const wang: HostChoice = { value: 'wang', label: '王工' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks once after a pause in typing', async () => {
  const search = vi.fn(async () => [wang]);
  const lookup = new Lookup(search);
  for (const query of ['w', 'wa', 'wan']) lookup.ask(query);
  expect(lookup.state.get().status).toBe('asking');
  await vi.advanceTimersByTimeAsync(ASK_PAUSE);
  expect(search.mock.calls.map(([query]: unknown[]) => query)).toEqual(['wan']);
  expect(lookup.state.get()).toEqual({ status: 'answered', choices: [wang] });
});

test('a new question aborts the one before, whose late answer changes nothing', async () => {
  const signals: AbortSignal[] = [];
  const answers: ((choices: HostChoice[]) => void)[] = [];
  const lookup = new Lookup((_query, signal) => {
    signals.push(signal);
    return new Promise((resolve) => answers.push(resolve));
  });
  lookup.ask('a', true);
  await vi.advanceTimersByTimeAsync(0);
  lookup.ask('b', true);
  await vi.advanceTimersByTimeAsync(0);
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  answers[1]?.([wang]);
  answers[0]?.([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(lookup.state.get().choices).toEqual([wang]);
});

test('tells a failure, and retries with the same question', async () => {
  const search = vi.fn<(query: string) => Promise<HostChoice[]>>();
  search.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce([wang]);
  const lookup = new Lookup(search);
  lookup.ask('w', true);
  await vi.advanceTimersByTimeAsync(0);
  expect(lookup.state.get()).toEqual({ status: 'failed', choices: [] });
  lookup.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(search.mock.calls.map(([query]) => query)).toEqual(['w', 'w']);
  expect(lookup.state.get().choices).toEqual([wang]);
});

test('a directory learns labels once, never of expressions, and drops what is no choice', async () => {
  const resolve = vi.fn(async () => [wang, { value: '' }, null, 'x'] as unknown as HostChoice[]);
  const directory = new Directory(resolve);
  directory.learn(['wang', '${initiator}']);
  directory.learn(['wang']);
  await vi.advanceTimersByTimeAsync(0);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(directory.labels.get().known).toEqual({ wang: '王工' });
});

test('a label that could not be learned is asked for again next time', async () => {
  const resolve = vi.fn<() => Promise<HostChoice[]>>();
  resolve.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce([wang]);
  const directory = new Directory(resolve);
  directory.learn(['wang']);
  await vi.advanceTimersByTimeAsync(0);
  directory.learn(['wang']);
  await vi.advanceTimersByTimeAsync(0);
  expect(directory.labels.get().known['wang']).toBe('王工');
});

test('goes on with the answers of another function', async () => {
  const directory = new Directory(async () => []);
  directory.answerBy(async () => [wang]);
  expect(await directory.search('', new AbortController().signal)).toEqual([wang]);
});

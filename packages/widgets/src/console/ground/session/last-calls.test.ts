import { afterEach, expect, test, vi } from 'vitest';
import { createLastCalls } from './last-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const state = async (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'answered',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(() => resolve('open'), 5)),
  ]);

test('what runs is aborted and never answered, what comes later is not sent, until calls are carried again', async () => {
  const answers: { resolve: (answer: Response) => void; signal: AbortSignal }[] = [];
  const carried = vi.fn((_: unknown, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new Error('aborted')));
      answers.push({ resolve, signal: signal! });
    });
  });
  vi.stubGlobal('fetch', carried);
  const last = createLastCalls();
  const own = new AbortController();
  const running = last.fetch('/a', { signal: own.signal });
  last.stop();
  expect(answers[0]!.signal.aborted).toBe(true);
  expect(await state(running)).toBe('open');
  expect(await state(last.fetch('/b'))).toBe('open');
  expect(carried).toHaveBeenCalledOnce();

  last.resume();
  const next = last.fetch('/c');
  answers[1]!.resolve(new Response());
  expect(await state(next)).toBe('answered');
});

test('a failure and a call taken back are told as ever', async () => {
  const aborted = (_: unknown, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted'))));
  vi.stubGlobal('fetch', aborted);
  const own = new AbortController();
  const call = createLastCalls().fetch('/a', { signal: own.signal });
  own.abort();
  expect(await state(call)).toBe('failed');
});

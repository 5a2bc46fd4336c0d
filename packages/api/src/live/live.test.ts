import { expect, it, vi } from 'vitest';
import { createLive, type LiveSocket } from './live.ts';

it('says when news begin: at first, for who joins later, and after each interruption', async () => {
  vi.useFakeTimers();
  const sockets: LiveSocket[] = [];
  const live = createLive({
    baseUrl: () => 'https://site.example',
    session: () => Promise.resolve({ token: 't', serial: 's' }),
    connect: () => {
      const made: LiveSocket = {
        send: () => undefined,
        close: () => undefined,
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
      };
      sockets.push(made);
      return made;
    },
  });
  const topic = 'record/order/1';
  const tell = (frame: object) => sockets.at(-1)!.onmessage?.({ data: JSON.stringify(frame) });
  const begin = () => {
    tell({ op: 'ready' });
    tell({ op: 'subbed', topic, seq: 1 });
  };
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  live.subscribe(topic, { onData: () => undefined, onBegin: first });
  await vi.advanceTimersByTimeAsync(0);
  expect(first).not.toHaveBeenCalled();
  begin();
  expect(first).toHaveBeenCalledTimes(1);

  live.subscribe(topic, { onData: () => undefined, onBegin: second });
  await vi.advanceTimersByTimeAsync(0);
  expect([first, second].map((one) => one.mock.calls.length)).toEqual([1, 1]);

  sockets[0]!.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  begin();
  expect([first, second].map((one) => one.mock.calls.length)).toEqual([2, 2]);
  vi.useRealTimers();
});

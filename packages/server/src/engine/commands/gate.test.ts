import { describe, expect, it } from 'vitest';
import { BusyError, fairGate } from './gate.ts';

const LIMITS = { places: 2, placesEach: 1, waitingEach: 3, waitMs: 60_000 };

/** Records the names in the order in which the gate admits them. */
function recorder(gate: ReturnType<typeof fairGate>) {
  const order: string[] = [];
  const outs = new Map<string, () => void>();
  return {
    order,
    come: (key: string, name: string) =>
      gate.enter(key).then((leave) => {
        order.push(name);
        outs.set(name, leave);
      }),
    go: async (name: string) => {
      outs.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('a gate with turns', () => {
  it('lets each key in before any gets a second place', async () => {
    const { order, come, go } = recorder(fairGate({ ...LIMITS, places: 1 }));
    await come('a', 'a1');
    void Promise.all([come('a', 'a2'), come('a', 'a3'), come('b', 'b1'), come('c', 'c1'), come('b', 'b2')]);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await go(name);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('keeps places free from one that has its share', async () => {
    const { order, come, go } = recorder(fairGate(LIMITS));
    await come('a', 'a1');
    const later = come('a', 'a2');
    await come('b', 'b1');
    expect(order).toEqual(['a1', 'b1']);
    await go('a1');
    await later;
    expect(order).toEqual(['a1', 'b1', 'a2']);
  });

  it('refuses whoever has too much waiting, in both languages, and nobody else', async () => {
    const gate = fairGate(LIMITS);
    await gate.enter('a');
    for (let n = 0; n < 3; n += 1) void gate.enter('a');
    const refused = await gate.enter('a').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BusyError);
    expect(refused).toMatchObject({ status: 429, label: { zh: '本公司已有 3 个流程操作在排队，请稍后再试' } });
    await gate.enter('b');
  });

  it('gives up waiting in the end, and forgets who did', async () => {
    const gate = fairGate({ ...LIMITS, waitMs: 5 });
    const leave = await gate.enter('a');
    await expect(gate.enter('a')).rejects.toMatchObject({ status: 503 });
    leave();
    leave();
    (await gate.enter('a'))();
    (await gate.enter('a'))();
  });
});

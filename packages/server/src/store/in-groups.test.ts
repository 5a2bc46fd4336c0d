import { describe, expect, it } from 'vitest';
import { inGroups } from './in-groups.ts';

/** Work whose groups end when the test says so. */
function held() {
  const groups: { items: readonly number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const run = (items: readonly number[]) =>
    new Promise<number[]>((resolve, fail) => {
      groups.push({ items, end: () => resolve(items.map((one) => one * 10)), fail });
    });
  return { groups, run };
}

const never = () => false;
/** Lets everything go on that waits for nothing but a promise. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('inGroups', () => {
  it('serves who comes alone at once, and together what comes meanwhile', async () => {
    const { groups, run } = held();
    const ask = inGroups(run, never, { lanes: 2, most: 3 });
    const answers = Promise.all([1, 2, 3, 4, 5, 6].map(ask));
    expect(groups.map(({ items }) => items)).toEqual([[1], [2]]);
    groups[1]!.end();
    await turn();
    expect(groups.map(({ items }) => items)).toEqual([[1], [2], [3, 4, 5]]);
    groups[0]!.end();
    await turn();
    expect(groups.at(-1)!.items).toEqual([6]);
    for (const { end } of groups) end();
    expect(await answers).toEqual([10, 20, 30, 40, 50, 60]);
  });

  it('runs each alone when a group fails, so that only the cause fails', async () => {
    const seen: (readonly number[])[] = [];
    const ask = inGroups(
      async (items: readonly number[]) => {
        seen.push(items);
        if (items.includes(3)) throw new Error('three');
        return items;
      },
      never,
      { lanes: 1 },
    );
    const answers = await Promise.allSettled([1, 2, 3, 4].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  });

  it('repeats nothing when the error concerns all, and goes on afterwards', async () => {
    const seen: (readonly number[])[] = [];
    let away = true;
    const ask = inGroups(
      async (items: readonly number[]) => {
        seen.push(items);
        if (away) throw new Error('away');
        return items;
      },
      () => true,
      { lanes: 1 },
    );
    const answers = await Promise.allSettled([1, 2, 3].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(seen).toEqual([[1], [2, 3]]);
    away = false;
    expect(await ask(4)).toBe(4);
  });
});

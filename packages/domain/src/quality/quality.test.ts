import { describe, expect, it } from 'vitest';
import { countChain, isOpenAbove, isReady, openBelow, type ChainLot, type ChainNode } from './chain.ts';
import { ASSESS, CHECK_KIND, GRADE, LEVEL, LOT, POST, SCHEME } from './codes.ts';
import { gradesOf, mayBeGood } from './grades.ts';
import { judgeItem, lotProblems } from './lot.ts';
import { earliestAfter, hoursLate, overlaps } from './notice.ts';
import { leastSample, mayFail, readSampleSizes } from './sample.ts';
import { areOpposed, LOT_SIGNERS, signersOf } from './signers.ts';

describe('samples', () => {
  it('are as many as table 3.0.9 says', () => {
    const rows = [1, 2, 15, 16, 25, 26, 90, 91, 150, 151, 280, 281, 500, 501, 1200, 1201, 3200, 3201, 99_999];
    expect(rows.map((one) => leastSample(one))).toEqual([
      1, 2, 2, 3, 3, 5, 5, 8, 8, 13, 13, 20, 20, 32, 32, 50, 50, 80, 80,
    ]);
  });

  it('are never more than the lot, and never fewer of a larger lot', () => {
    let before = 0;
    for (let capacity = 0; capacity < 12_000; capacity++) {
      const least = leastSample(capacity);
      expect(least).toBeGreaterThanOrEqual(before);
      expect(least).toBeLessThanOrEqual(capacity);
      before = least;
    }
  });

  it('a setting is read as a rising list or not at all', () => {
    expect(readSampleSizes('10:2，20:4')).toEqual([
      { upTo: 10, least: 2 },
      { upTo: 20, least: 4 },
    ]);
    for (const wrong of ['', '10', '20:4,10:2', '20:4,30:4', '3:5', '10:2,,20:4'])
      expect(readSampleSizes(wrong)).toBeUndefined();
  });

  it('of general items may fail by appendix D, between its rows by interpolation', () => {
    expect([2, 4, 5, 8, 10, 13, 16, 20, 26, 32, 50, 125, 500].map(mayFail)).toEqual([
      0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 10, 21, 21,
    ]);
  });
});

describe('a lot', () => {
  const item = (more: object) => ({
    item_kind: CHECK_KIND.general,
    item_name: '轴线位置',
    sample_count: 20,
    failed_count: 0,
    ...more,
  });

  it.each([
    ['passed', {}],
    ['passed', { failed_count: 5 }],
    ['failed', { failed_count: 6 }],
    ['serious', { failed_count: 1, serious_count: 1 }],
    ['rate', { failed_count: 3, rate_due: 90 }],
    ['passed', { failed_count: 2, rate_due: 90 }],
    ['few', { sample_count: 4 }],
    ['passed', { sample_count: 1, whole_flag: true }],
    ['open', { failed_count: null }],
    ['impossible', { failed_count: 21 }],
    ['impossible', { failed_count: 1, serious_count: 2 }],
    ['main', { item_kind: CHECK_KIND.main, failed_count: 1 }],
  ])('%s: %j', (verdict, more) => {
    expect(judgeItem(item(more), 5)).toBe(verdict);
  });

  it('needs a main item, and names whatever has not passed', () => {
    expect(lotProblems([item({})], 5)[0]!.zh).toBe('没有主控项目');
    const items = [item({ item_kind: CHECK_KIND.main, item_name: '强度' }), item({ failed_count: 9 })];
    expect(lotProblems(items, 5).map(({ zh }) => zh)).toEqual(['「轴线位置」不合格点数超过合格判定数（附录 D）']);
    expect(lotProblems([items[0]!], 5)).toEqual([]);
  });
});

it('each level has its signers; survey and design where due', () => {
  expect(LOT_SIGNERS).toEqual({ presents: POST.officer, besides: [], accepts: POST.supervisor });
  expect(signersOf(LEVEL.item, { survey_due: true })).toEqual({
    presents: POST.technicalHead,
    besides: [],
    accepts: POST.supervisor,
  });
  expect(signersOf(LEVEL.subPart, {}).besides).toEqual([]);
  expect(signersOf(LEVEL.part, { survey_due: true, design_due: true })).toEqual({
    presents: POST.projectLeader,
    besides: [POST.survey, POST.design],
    accepts: POST.chief,
  });
  expect(signersOf(LEVEL.unit, {})).toEqual({
    presents: POST.projectLeader,
    besides: [POST.chief, POST.design, POST.survey],
    accepts: POST.owner,
  });
  expect(areOpposed(POST.officer, POST.supervisor)).toBe(true);
  expect(areOpposed(POST.supervisor, POST.chief)).toBe(false);
});

it('buildings have no grades; roads and water works have one by the share below', () => {
  expect(gradesOf(SCHEME.building)).toEqual([GRADE.passed]);
  expect(gradesOf(SCHEME.water)).toContain(GRADE.good);
  expect([mayBeGood(7, 10, 70), mayBeGood(6, 10, 70), mayBeGood(0, 0, 70)]).toEqual([true, false, false]);
});

it('notices are counted in hours of the clock', () => {
  const told = Date.parse('2026-11-02T02:00:00Z');
  expect(new Date(earliestAfter(told, 48)).toISOString()).toBe('2026-11-04T02:00:00.000Z');
  expect(hoursLate(told, told + 25.5 * 3_600_000)).toBe(25);
  expect(hoursLate(told, told - 1)).toBe(0);
  expect(overlaps([0, 10], [10, 20])).toBe(false);
  expect(overlaps([0, 10], [9, 20])).toBe(true);
});

interface Node extends ChainNode {
  state: number;
  below: Node[];
  lots: { id: string; name: string; state: number }[];
}

/** Random numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let at = seed;
  return (below) => (at = (at * 48_271) % 2_147_483_647) % below;
}

/** A random division: nodes below nodes, lots at the lowest ones. */
function treeOf(random: (below: number) => number, depth: number, id = 'n'): Node {
  const below = depth > 1 ? Array.from({ length: random(4) }, (_, at) => treeOf(random, depth - 1, `${id}.${at}`)) : [];
  const lots = below.length > 0 ? 0 : random(5);
  return {
    id,
    name: id,
    state: ASSESS.open,
    below,
    lots: Array.from({ length: lots }, (_, at) => ({ id: `${id}:${at}`, name: `${id}:${at}`, state: LOT.planned })),
  };
}

const nodesOf = (node: Node): Node[] => [node, ...node.below.flatMap(nodesOf)];
const everythingBelow = (node: Node): { ok: boolean }[] => [
  ...node.lots.map(({ state }) => ({ ok: state === LOT.accepted })),
  ...node.below.flatMap((one) => [{ ok: one.state === ASSESS.accepted }, ...everythingBelow(one)]),
];

describe('the chain', () => {
  it('whatever people try, nothing is accepted above something open', () => {
    let [accepted, tops] = [0, 0];
    for (let seed = 1; seed <= 300; seed++) {
      const random = numbers(seed * 7919);
      const top = treeOf(random, 4);
      const nodes = nodesOf(top);
      const places = nodes.flatMap((node) => [
        { node, above: nodes.find(({ below }) => below.includes(node)) },
        ...node.lots.map((own) => ({ lot: own, above: node as Node | undefined })),
      ]);
      for (let tried = 0; tried < places.length * 12; tried++) {
        const at = places[random(places.length)]!;
        const open = at.above === undefined || isOpenAbove(at.above.state);
        // Most tries go forward, or hardly any unit would be accepted.
        const forward = random(5) > 0;
        if ('lot' in at) {
          if (open) at.lot.state = forward ? LOT.accepted : LOT.failed;
        } else if (forward && isReady(at.node)) at.node.state = ASSESS.accepted;
        else if (!forward && open) at.node.state = ASSESS.open;
      }
      for (const node of nodes.filter(({ state }) => state === ASSESS.accepted)) {
        accepted += 1;
        if (node === top) tops += 1;
        const all = everythingBelow(node);
        expect(all.length).toBeGreaterThan(0);
        expect(all.every(({ ok }) => ok)).toBe(true);
      }
    }
    expect(accepted).toBeGreaterThan(200);
    expect(tops).toBeGreaterThan(10);
  });

  it('counts are those of a plain recount', () => {
    const states = Object.values(LOT);
    let lots = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const random = numbers(seed * 104_729);
      const top = treeOf(random, 4);
      const failures = new Map<string, number>();
      const all: ChainLot[] = nodesOf(top).flatMap((node) => node.lots);
      for (const one of nodesOf(top).flatMap((node) => node.lots)) {
        one.state = states[random(states.length)]!;
        failures.set(one.id, random(3));
      }
      lots += all.length;
      expect(countChain(top, (id) => failures.get(id) ?? 0)).toEqual({
        lots: all.length,
        accepted: all.filter(({ state }) => state === LOT.accepted).length,
        failing: all.filter(({ state }) => state > LOT.accepted).length,
        judged: all.filter(({ id, state }) => state === LOT.accepted || failures.get(id)! > 0).length,
        first_time: all.filter(({ id, state }) => state === LOT.accepted && failures.get(id) === 0).length,
      });
    }
    expect(lots).toBeGreaterThan(500);
  });

  it('says what is open, and that there is nothing', () => {
    const one = { id: 'a', name: '钢筋', state: ASSESS.open, below: [], lots: [] };
    expect(openBelow(one)).toBeUndefined();
    expect(isReady(one)).toBe(false);
    const lots = [
      { id: 'b', name: '一层', state: LOT.accepted },
      { id: 'c', name: '二层', state: LOT.failed },
    ];
    expect(openBelow({ ...one, lots })).toEqual(['二层']);
    expect(openBelow({ ...one, below: [{ ...one, state: ASSESS.accepted }] })).toEqual([]);
  });
});

import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { PART_STATUS, partmanage, projectmanage, schedulefigure, stateAbove, type InputOf } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const parts = resourceCalls(partmanage);
const figures = resourceCalls(schedulefigure);
const steps = stepCalls(partmanage);
const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 6, 1);
const dayOf = (at: number) => new Date(FIRST + at * DAY).toISOString().slice(0, 10);

describe('a progress figure', () => {
  const kit = withServer();
  let contractor: Client;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
  });

  const building = async () => {
    const body = (await sampleRecord(contractor, projectmanage)) as InputOf<typeof projectmanage>;
    const { id: project_id } = await contractor.call(resourceCalls(projectmanage).add!, { body });
    await contractor.call(calls.part.generateParts, {
      body: { project_id, blocks: ['1#楼'], from_floor: 1, to_floor: 4, sections: ['A段', 'B段'] },
    });
    const { list } = await contractor.call(parts.list!, { query: { project_id, page_size: 100 } });
    const figure = await contractor.call(figures.add!, {
      body: { figure_name: '立面', project_id, part_id: list[0]!.id, figure_kind: 1 },
    });
    return { project_id, list, figure };
  };

  it('shows each day as the steps until then say, and today as the list counts', async () => {
    const { list, figure } = await building();
    const leaves = list.filter(({ leaf_flag }) => leaf_flag);
    /** What was done: the part, the day, the state after it. */
    const done: { id: string; day: string; state: number }[] = [];
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const names = { [PART_STATUS.planned]: 'start', [PART_STATUS.running]: 'finish', [PART_STATUS.done]: 'accept' };
    for (const { id } of leaves) {
      let [state, day] = [PART_STATUS.planned as number, random(30)];
      for (let round = random(5); round > 0; round--) {
        const back = state === PART_STATUS.accepted || (state === PART_STATUS.done && random(3) === 0);
        const step = back ? 'rework' : names[state as 1 | 2 | 3];
        state = back ? PART_STATUS.running : state + 1;
        const body = { id, state_date: dayOf(day), ...(back && { state_note: '垂直度超差' }) };
        await contractor.call(steps[step]!, { body });
        done.push({ id, day: dayOf(day), state });
        day += random(12);
      }
    }
    expect(done.length).toBeGreaterThan(8);
    // Slow and obvious: the last step until the day, and states above from those below.
    const stateOn = (id: string, day: string): number => {
      const below = list.filter(({ parent_id }) => parent_id === id);
      if (below.length > 0) return stateAbove(below.map((one) => stateOn(one.id, day)));
      return done.findLast((one) => one.id === id && one.day <= day)?.state ?? PART_STATUS.planned;
    };
    for (const at of [0, 3, 9, 14, 20, 31, 47, 60]) {
      const on = dayOf(at);
      const shown = await contractor.call(calls.part.figureStates, { params: { id: figure.id }, query: { on } });
      expect(shown.parts.map(({ id, state }) => [id, state])).toEqual(list.map(({ id }) => [id, stateOn(id, on)]));
      const sum = shown.counts.reduce((total, { count }) => total + count, 0);
      expect(sum).toBe(leaves.length);
    }
    const now = await contractor.call(calls.part.figureStates, { params: { id: figure.id }, query: {} });
    expect(now.days).toEqual([...new Set(done.map(({ day }) => day))].toSorted());
    for (const { state, count } of now.counts) {
      const query = { parent_id: figure.part_id, leaf_flag: 'true', part_status: String(state) };
      expect((await contractor.call(parts.list!, { query })).total).toBe(count);
    }
    for (const { id, state } of now.parts) expect(state).toBe(stateOn(id, '2026-12-31'));
  });

  it('keeps regions of parts that it draws, and refuses others', async () => {
    const { list, figure } = await building();
    const other = await building();
    const points = '0.1,0.1 0.4,0.1 0.4,0.3';
    const put = (part_id: string, version: number) =>
      contractor.call(
        calls.part.figureRegions,
        { body: { id: figure.id, version, regions: [{ part_id, points }] } },
        { quiet: true },
      );
    const { version } = await put(list[1]!.id, figure.version);
    expect(await contractor.call(figures.detail!, { params: { id: figure.id } })).toMatchObject({
      regions: [{ part_id: list[1]!.id, points }],
    });
    await expect(put(other.list[1]!.id, version)).rejects.toBeInstanceOf(CallFailure);
    await expect(put(list[1]!.id, figure.version)).rejects.toBeInstanceOf(CallFailure);
  });
});

import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  CONSEQUENCE,
  EXPOSURE,
  hiddenDangerRectification,
  LIKELIHOOD,
  MAJOR_DANGER,
  majordanger,
  partmanage,
  patrollog,
  patrolplan,
  productivetask,
  RISK,
  risksource,
  riskScoreOf,
  TASK,
  taskmanage,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../../../demo/index.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

/** The day on which the clock of the demo stands. */
const TODAY = '2026-11-02';
const dangers = resourceCalls(majordanger);
const dangerSteps = stepCalls(majordanger);
const risks = resourceCalls(risksource);
const tasks = resourceCalls(taskmanage);

const refusal = async (work: Promise<unknown>): Promise<CallFailure> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CallFailure);
  return error as CallFailure;
};
const reasonOf = async (work: Promise<unknown>): Promise<string> => (await refusal(work)).problems[0]!.message;

describe('risks and major dangers', () => {
  const kit = withServer();
  let contractor: Client;
  let patrol: Client;
  const project_id = demoId('project', 1);
  const people = { rectifier_id: accountId('contractor'), verifier_id: accountId('patrol') };

  beforeAll(async () => {
    contractor = await kit().client('contractor');
    patrol = await kit().client('patrol');
  });

  const part = async (name: string, parent_id: string | null = null, part_kind = 1) =>
    (await contractor.call(resourceCalls(partmanage).add!, {
      body: { project_id, part_name: name, part_kind, parent_id, order_number: 1 },
    })) as { id: string };
  const task = async (part_id: string) =>
    (await contractor.call(tasks.add!, {
      body: {
        task_name: '钢筋绑扎',
        project_id,
        part_id,
        owner_id: accountId('contractor'),
        planned_begin: TODAY,
        planned_end: TODAY,
      },
    })) as { id: string };
  const start = (id: string) =>
    contractor.call(stepCalls(taskmanage)['begin']!, { body: { id, begun_on: TODAY } }, { quiet: true });
  const find = (over: object) =>
    contractor.call(
      dangers.add!,
      {
        body: {
          danger_title: '支模架立杆悬空',
          criterion: 4,
          project_id,
          found_on: TODAY,
          description: '立杆底部悬空',
          deadline: TODAY,
          ...people,
          ...over,
        },
      },
      { quiet: true },
    ) as Promise<{ id: string }>;
  const close = async (id: string) => {
    await contractor.call(dangerSteps['result']!, {
      body: { id, measure: '已加固', result_photos: [await sampleFile(contractor)] },
    });
    return patrol.call(dangerSteps['pass']!, {
      body: { id, verify_opinion: '合格', signature: await sampleFile(patrol) },
    });
  };

  it('D and grade of the database are those of the form, for every combination', async () => {
    const codes = (list: object) => Object.keys(list).map(Number);
    const all = codes(LIKELIHOOD).flatMap((likelihood) =>
      codes(EXPOSURE).flatMap((exposure) =>
        codes(CONSEQUENCE).map((consequence) => ({ likelihood, exposure, consequence })),
      ),
    );
    // Raw SQL: the functions of the trigger, over the codes in the order of the loops above.
    const { rows } = await sql<{ value: number; grade: number }>`
      select risk_score(l, e, c)::float8 as value, risk_grade_of(risk_score(l, e, c)) as grade
      from generate_series(1, 7) l, generate_series(1, 6) e, generate_series(1, 6) c order by l, e, c`.execute(
      kit().database.db,
    );
    expect(rows).toHaveLength(252);
    expect(rows).toEqual(all.map(riskScoreOf));
  });

  it('a risk is graded again when it changes, and its checks become patrols that stop with it', async () => {
    const body = {
      risk_name: '临边作业',
      project_id,
      risk_kind: 2,
      accident_kind: 1,
      scene: '临边无防护',
      likelihood: 3,
      exposure: 2,
      consequence: 3,
      control_level: 2,
      owner_id: accountId('contractor'),
      engineering: '护栏',
      emergency: '停工',
      check_cycle: 1,
      check_users: [accountId('patrol')],
    };
    const { id } = (await contractor.call(risks.add!, { body })) as { id: string };
    const read = () => contractor.call(risks.detail!, { params: { id } }) as Promise<Record<string, unknown>>;
    const made = await read();
    expect(made).toMatchObject({ risk_value: 270, risk_grade: 2, risk_colour: 2 });
    const patrols = async () =>
      (
        await contractor.call(resourceCalls(patrollog).list!, {
          query: { patrol_scheme_id: String(made['scheme_id']), page_size: '50' },
        })
      ).list;
    expect(await patrols()).toHaveLength(1);
    const weak = await refusal(
      contractor.call(risks.edit!, { body: { id, ...body, likelihood: 1, control_level: 2 } }, { quiet: true }),
    );
    expect(weak.problems.map(({ path }) => path)).toEqual(['control_level']);
    await contractor.call(risks.edit!, { body: { id, ...body, likelihood: 5, check_cycle: 3, check_day: 2 } });
    expect(await read()).toMatchObject({ risk_value: 45, risk_grade: 4, risk_colour: 4 });
    const scheme = () =>
      contractor.call(resourceCalls(patrolplan).detail!, { params: { id: String(made['scheme_id']) } }) as Promise<
        Record<string, unknown>
      >;
    expect(await scheme()).toMatchObject({ cycle: 3, cycle_day: 2, status: 1 });
    await contractor.call(stepCalls(risksource)['remove']!, { body: { id, remove_note: '已拆除' } });
    expect(await read()).toMatchObject({ risk_status: RISK.removed });
    expect(await scheme()).toMatchObject({ status: 2 });
    expect(await patrols()).toHaveLength(1);
  });

  it('a major danger on a part stops tasks there and below, not beside, until it is closed', async () => {
    const [block, beside] = [await part('1#楼'), await part('2#楼')];
    const floor = await part('3层', block.id, 3);
    const [on, other] = [await task(floor.id), await task(beside.id)];
    const { id } = await find({ part_id: block.id });
    expect(await reasonOf(start(on.id))).toContain('支模架立杆悬空');
    const work = { work_content: '绑扎', project_id, task_id: on.id, work_date: TODAY, done_quantity: 1 };
    const record = contractor.call(resourceCalls(productivetask).add!, { body: work }, { quiet: true });
    expect(await reasonOf(record)).toContain('支模架立杆悬空');
    await start(other.id);
    expect(await close(id)).toMatchObject({ danger_status: MAJOR_DANGER.closed });
    expect(await start(on.id)).toMatchObject({ task_status: TASK.running });
  });

  it('one of a task stops that task alone, and one of the project stops everything', async () => {
    const place = await part('3#楼');
    const [one, two, three] = [await task(place.id), await task(place.id), await task(place.id)];
    const own = await find({ task_id: one.id });
    expect(await reasonOf(start(one.id))).toContain('支模架立杆悬空');
    await start(two.id);
    const whole = await find({ danger_title: '无证施工' });
    expect(await reasonOf(start(three.id))).toContain('无证施工');
    await close(own.id);
    expect(await reasonOf(start(one.id))).toContain('无证施工');
    await close(whole.id);
    await start(one.id);
  });

  it('is told to whom it concerns at once, and is not verified by who corrects it', async () => {
    const { id } = await find({ danger_title: '塔吊限位失效' });
    const row = (await contractor.call(dangers.detail!, { params: { id } })) as { told_people: string[] };
    expect(row.told_people).toEqual(
      expect.arrayContaining([people.rectifier_id, people.verifier_id, accountId('regulator')]),
    );
    const regulator = await kit().client('regulator');
    const told = await regulator.call(calls.notification.list, { query: { page: 1, page_size: 20 } });
    expect(told.list.some(({ title }) => title.includes('塔吊限位失效'))).toBe(true);
    const same = await refusal(find({ verifier_id: people.rectifier_id }));
    expect(same.problems.map(({ path }) => path)).toEqual(['verifier_id']);
    await refusal(find({ found_on: '2999-01-01', deadline: '2999-01-01' }));
    await patrol.call(dangerSteps['withdraw']!, { body: { id, verify_opinion: '复核不属于' } });
  });

  it('is entered once for an order of correction, and again when it was withdrawn', async () => {
    const { list } = await contractor.call(resourceCalls(hiddenDangerRectification).list!, {
      query: { project_id, page_size: '1' },
    });
    const order_id = list[0]!.id;
    const first = await find({ order_id });
    const again = await refusal(find({ order_id, danger_title: '同一隐患' }));
    expect(again.problems).toMatchObject([{ path: 'order_id' }]);
    expect(again.message).toContain('支模架立杆悬空');
    const related = await contractor.call(calls.record.related, {
      params: { resource: hiddenDangerRectification.name, id: order_id },
    });
    expect(related.find(({ resource }) => resource === majordanger.name)).toMatchObject({ total: 1 });
    await patrol.call(dangerSteps['withdraw']!, { body: { id: first.id, verify_opinion: '不属于' } });
    const second = await find({ order_id });
    await patrol.call(dangerSteps['withdraw']!, { body: { id: second.id, verify_opinion: '不属于' } });
  });
});

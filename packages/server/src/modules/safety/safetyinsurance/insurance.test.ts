import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  accidentrecord,
  CLAIM,
  civilDay,
  DEFAULT_TIME_ZONE,
  INSURANCE,
  INSURANCE_MODE,
  insuranceclaim,
  insuredperson,
  PASSAGE_DIRECTION,
  safetyinsurance,
  STAY,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, DEMO_NOW, demoId } from '../../../demo/index.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { defaultSetting } from '../../../settings/index.ts';
import { withServer } from '../../../testing.ts';
import { keepCovers } from './sweep.ts';

const PROJECT = demoId('project', 1);
const ELSEWHERE = demoId('project', 2);
const policies = resourceCalls(safetyinsurance);
const claims = resourceCalls(insuranceclaim);
const steps = { ...stepCalls(safetyinsurance), ...stepCalls(insuranceclaim) };
const DAY = 86_400_000;
let made = 0;

describe('insurance of a project', () => {
  const kit = withServer();
  let contractor: Client;
  let people: string[];
  let stranger: string;
  const db = () => kit().database.db;
  // The clock of a server with the demo stands still.
  const now = DEMO_NOW;
  const day = (ahead: number) => civilDay(now + ahead * DAY, DEFAULT_TIME_ZONE);

  beforeAll(async () => {
    contractor = await kit().client('contractor');
    // The project has four people, no gate, and none of the policies of the demo.
    for (const table of ['insured_person', 'insurance_claim', 'insurance_policy'] as const)
      await db().deleteFrom(table).execute();
    await db().updateTable('gate').set({ project_id: ELSEWHERE }).where('project_id', '=', PROJECT).execute();
    const rows = await db()
      .selectFrom('staff')
      .select('id')
      .where('project_id', '=', PROJECT)
      .orderBy('id')
      .limit(4)
      .execute();
    people = rows.map(({ id }) => id);
    const other = await db()
      .selectFrom('staff')
      .select('id')
      .where('project_id', '=', ELSEWHERE)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    stranger = other.id;
    await db()
      .updateTable('staff')
      .set({ project_id: ELSEWHERE })
      .where('project_id', '=', PROJECT)
      .where('id', 'not in', people)
      .execute();
    await db().updateTable('staff').set({ status: STAY.onSite }).where('id', 'in', people).execute();
  });

  const policy = async (insurance_kind: number, from: number, to: number, more: object = {}) => {
    made += 1;
    const { id } = await contractor.call(policies.add!, {
      body: {
        policy_number: `PZ-${made}`,
        insurance_kind,
        project_id: PROJECT,
        insurer: '样例保险公司',
        starts_on: day(from),
        ends_on: day(to),
        insurance_mode: INSURANCE_MODE.everybody,
        keeper_id: accountId('contractor'),
        insured_amount: '10000.00',
        ...more,
      },
    });
    return id;
  };
  const cover = () => contractor.call(calls.insurance.cover, { query: { project_id: PROJECT } });
  const lacking = async () =>
    (await contractor.call(calls.insurance.uncovered, { query: { project_id: PROJECT, page: 1, page_size: 100 } }))
      .list;

  it('covers nobody without policies, and each kind by its own', async () => {
    expect(await cover()).toMatchObject({ seen_by: 'registered', on_site: 4, uncovered: 4 });
    for (const { missing } of await lacking()) expect(missing).toEqual([INSURANCE.liability, INSURANCE.injury]);
    await policy(INSURANCE.injury, -10, 200);
    for (const { missing } of await lacking()) expect(missing).toEqual([INSURANCE.liability]);
    // A policy of tomorrow covers nobody today, but leaves no gap from then on.
    await policy(INSURANCE.liability, 1, 200);
    const state = await cover();
    expect(state).toMatchObject({ on_site: 4, uncovered: 4 });
    expect(state.kinds.map(({ kind, policy }) => [kind, policy !== null])).toEqual([
      [INSURANCE.liability, false],
      [INSURANCE.injury, true],
    ]);
    expect(state.kinds[0]!.gaps.at(-1)?.to).toBe(day(0));
    expect(state.kinds[1]!.gaps.at(-1)?.to).toBe(day(-11));
  });

  it('by a policy that names persons covers those from the day on which they are named', async () => {
    const id = await policy(INSURANCE.liability, -5, 100, { insurance_mode: INSURANCE_MODE.named });
    const add = (staff_id: string, more: object = {}) =>
      contractor.call(resourceCalls(insuredperson).add!, { body: { policy_id: id, staff_id, ...more } });
    await add(people[0]!);
    await add(people[1]!, { covered_from: day(1) });
    await expect(add(people[0]!)).rejects.toMatchObject({ status: 422 });
    await expect(add(stranger)).rejects.toMatchObject({ status: 422 });
    const left = (await lacking()).map((one) => one.id);
    expect(left.toSorted()).toEqual([people[1]!, people[2]!, people[3]!].toSorted());
    expect(await contractor.call(calls.insurance.fill, { body: { policy_id: id } })).toEqual({ added: 2 });
    expect((await lacking()).map((one) => one.id)).toEqual([people[1]]);
    expect(await cover()).toMatchObject({ uncovered: 1 });
  });

  it('counts those whom gates saw come in, where there are gates', async () => {
    await db()
      .updateTable('gate')
      .set({ project_id: PROJECT })
      .where('id', '=', db().selectFrom('gate').select('id').orderBy('id').limit(1))
      .execute();
    const passed = (staff_id: string, direction: number) =>
      db()
        .insertInto('presence')
        .values({ staff_id, project_id: PROJECT, direction, passed_at: new Date(now - 3_600_000).toISOString() })
        .onConflict((conflict) =>
          conflict
            .column('staff_id')
            .doUpdateSet({ project_id: PROJECT, direction, passed_at: new Date(now).toISOString() }),
        )
        .execute();
    await db().deleteFrom('presence').where('project_id', '=', PROJECT).execute();
    await passed(people[0]!, PASSAGE_DIRECTION.in);
    await passed(people[1]!, PASSAGE_DIRECTION.in);
    await passed(people[2]!, PASSAGE_DIRECTION.out);
    expect(await cover()).toMatchObject({ seen_by: 'gates', on_site: 2, uncovered: 1 });
  });

  it('is claimed within the term, for the persons of the project, and paid up to the sum insured', async () => {
    const id = await policy(INSURANCE.liability, -20, 100);
    const report = (more: object = {}) =>
      contractor.call(steps['report']!, {
        body: {
          id,
          incident_at: new Date(now - 3 * DAY).toISOString(),
          incident_place: '样例部位',
          incident_text: '样例',
          ...more,
        },
      });
    await expect(report({ incident_at: new Date(now - 40 * DAY).toISOString() })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('不在保障期') as string,
    });
    await expect(report({ injured_id: stranger })).rejects.toMatchObject({ status: 422 });
    for (let round = 0; round < 3; round += 1) await report({ injured_id: people[0] });
    const { list } = await contractor.call(claims.list!, { query: { policy_id: id } });
    const made = list as unknown as { id: string; is_late: boolean; injured_id: string }[];
    expect(made.map(({ is_late, injured_id }) => [is_late, injured_id])).toEqual(
      [1, 2, 3].map(() => [true, people[0]]),
    );
    expect(await contractor.call(policies.detail!, { params: { id } })).toMatchObject({ incident_at: null });
    const file = await sampleFile(contractor);
    const take = (name: string, claim: string, more: object) =>
      contractor.call(steps[name]!, { body: { id: claim, ...more } });
    for (const [at, one] of made.entries()) {
      await take('file', one.id, { claim_number: `LP-${at}`, materials_due: day(10) });
      await take('assess', one.id, { assessed_amount: '6000.00', claim_files: [file] });
    }
    await expect(take('settle', made[0]!.id, { paid_amount: '6000.01', paid_on: day(0) })).rejects.toMatchObject({
      status: 422,
    });
    // Two of three at once would be more than the sum insured.
    const paid = await Promise.allSettled(
      made.map((one) => take('settle', one.id, { paid_amount: '6000.00', paid_on: day(0) })),
    );
    expect(paid.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const left = made[paid.findIndex((one) => one.status === 'rejected')]!;
    await take('settle', left.id, { paid_amount: '4000.00', paid_on: day(0) });
    expect(await contractor.call(policies.detail!, { params: { id } })).toMatchObject({ claimed_total: '10000.00' });
    const { list: done } = await contractor.call(claims.list!, {
      query: { policy_id: id, claim_status: String(CLAIM.paid) },
    });
    expect(done).toHaveLength(2);
  });

  it('is claimed for an accident of the same project and day, and each opens the other', async () => {
    const id = await policy(INSURANCE.injury, -20, 100);
    const accident = async (project_id: string, ahead: number) =>
      (
        await contractor.call(resourceCalls(accidentrecord).add!, {
          body: {
            accident_title: '样例事故',
            project_id,
            happened_on: day(ahead),
            accident_kind: 5,
            deaths: 0,
            serious_injuries: 0,
            slight_injuries: 1,
            course: '样例经过',
          },
        })
      ).id;
    const [own, other, foreign] = [
      await accident(PROJECT, -3),
      await accident(PROJECT, -4),
      await accident(ELSEWHERE, -3),
    ];
    const report = (accident_id: string) =>
      contractor.call(steps['report']!, {
        body: {
          id,
          accident_id,
          incident_at: new Date(now - 3 * DAY).toISOString(),
          incident_place: '样例部位',
          incident_text: '样例',
        },
      });
    await expect(report(other)).rejects.toMatchObject({ problems: [{ path: 'accident_id' }] });
    await expect(report(foreign)).rejects.toMatchObject({ problems: [{ path: 'accident_id' }] });
    await report(own);
    const { list } = await contractor.call(claims.list!, { query: { accident_id: own } });
    expect(list).toMatchObject([{ policy_id: id, accident_id: own }]);
    expect(await contractor.call(policies.detail!, { params: { id } })).toMatchObject({ accident_id: null });
    const related = await contractor.call(calls.record.related, { params: { resource: accidentrecord.name, id: own } });
    expect(related.find(({ resource }) => resource === insuranceclaim.name)).toMatchObject({ total: 1 });
  });

  it('is told of once when it ends', async () => {
    const id = await policy(INSURANCE.injury, -50, 40);
    const told = () =>
      db()
        .selectFrom('notification')
        .select('title')
        .where('kind', '=', 'insurance_end')
        .where('link', 'like', `%${id}`)
        .execute();
    const ground = { db: db(), setting: defaultSetting, timeZone: DEFAULT_TIME_ZONE };
    const at = (ahead: number) => keepCovers(ground, now + ahead * DAY);
    await at(0);
    expect(await told()).toEqual([]);
    await at(15);
    const first = await told();
    expect(first.length).toBeGreaterThan(0);
    await at(16);
    expect(await told()).toHaveLength(first.length);
    await at(41);
    expect((await told()).length).toBeGreaterThan(first.length);
    expect(await contractor.call(policies.detail!, { params: { id } })).toMatchObject({ cover_state: 4 });
  });
});

import { calls, resourceCalls, type Client } from '@gongdi/api';
import {
  allResources,
  CONTRACT,
  fieldsOf,
  fenOf,
  GEAR,
  LIGHT,
  STAY,
  VERDICT,
  WAGE_PAY,
  yuanOf,
  blacklistmanagement,
  equip,
  equip_v2,
  movement_v2,
  org_v2,
  participating_v2,
  ruleconfig_v2,
  safebehaviour,
  safebehaviour_v2,
  staff,
  staff_v2,
  train_v2,
  blacklistmanagement_v2,
  type AnyResource,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { opened } from '../../../store/index.ts';
import { withServer } from '../../../testing.ts';

type Row = Record<string, unknown> & { id: string };

describe('the modules of labour v2', () => {
  const kit = withServer();
  let contractor: Client;
  let today: string;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
    today = new Date(kit().clock.now).toISOString().slice(0, 10);
  });

  const listOf = async (resource: AnyResource, query: Record<string, unknown> = {}): Promise<Row[]> =>
    (await contractor.call(resourceCalls(resource).list!, { query: { page_size: 1000, ...query } })).list;

  /** What is known of each person, counted one row at a time. */
  async function slowly() {
    const { db } = kit().database;
    const lines = await db.selectFrom('wage_line').select(['staff_id', 'due', 'paid', 'pay_status']).execute();
    const behaviour = await db.selectFrom('behaviour').select(['staff_id', 'kind', 'points', 'happened_on']).execute();
    const gear = await db.selectFrom('gear').select(['staff_id', 'quantity', 'status']).execute();
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    const owed = new Map<string, number>();
    for (const { staff_id, due, paid, pay_status } of lines)
      if (pay_status !== WAGE_PAY.paid)
        owed.set(staff_id, (owed.get(staff_id) ?? 0) + fenOf(due ?? '0') - fenOf(paid ?? '0'));
    const points = new Map<string, number>();
    for (const one of behaviour)
      if (one.happened_on > yearAgo && one.happened_on <= today)
        points.set(one.staff_id, (points.get(one.staff_id) ?? 0) + (one.kind === 1 ? one.points! : -one.points!));
    const held = new Map<string, number>();
    for (const { staff_id, quantity, status } of gear)
      if (status === GEAR.inUse || status === GEAR.due) held.set(staff_id, (held.get(staff_id) ?? 0) + quantity);
    return {
      owed: (id: string) => owed.get(id) ?? 0,
      points: (id: string) => Math.max(0, points.get(id) ?? 0),
      held: (id: string) => held.get(id) ?? 0,
    };
  }

  it('has the people of the first version, with what a slow count finds', async () => {
    const [plain, rows, slow] = [await listOf(staff), await listOf(staff_v2), await slowly()];
    expect(rows.map(({ id }) => id)).toEqual(plain.map(({ id }) => id));
    expect(
      rows.map((row) => ({
        id: row.id,
        owed: row['wages_owed'],
        points: row['safety_points'],
        held: row['gear_held'],
      })),
    ).toEqual(
      rows.map(({ id }) => ({ id, owed: yuanOf(slow.owed(id)), points: slow.points(id), held: slow.held(id) })),
    );
    const lights = new Set(rows.map((row) => row['safety_light']));
    expect(lights).toEqual(new Set([LIGHT.green, LIGHT.yellow, LIGHT.red].filter((one) => lights.has(one))));
    expect(
      rows.filter((row) => row['safety_light'] === LIGHT.red).map(({ id }) => slow.points(id) >= 12),
    ).not.toContain(false);
    expect(rows.some((row) => fenOf(row['wages_owed'] as string) > 0)).toBe(true);
  });

  it('gives the verdict of the page 可否上岗', async () => {
    const rows = (await listOf(staff_v2, { status: String(STAY.onSite) })).slice(0, 40);
    const { list } = await contractor.call(calls.labour.admission, { body: { ids: rows.map(({ id }) => id) } });
    const verdicts = new Map(list.map(({ staff_id, verdict }) => [staff_id, VERDICT[verdict]]));
    expect(rows.map((row) => row['work_verdict'])).toEqual(rows.map(({ id }) => verdicts.get(id)));
  });

  it('follows contract, wages and behaviour at once, also in the sheet', async () => {
    const id = demoId('staff', 3);
    const one = async () => (await contractor.call(resourceCalls(staff_v2).detail!, { params: { id } })) as Row;
    const { db } = kit().database;
    await db.updateTable('staff').set({ contract_kind: 1, contract_to: today }).where('id', '=', id).execute();
    expect(await one()).toMatchObject({ contract_state: CONTRACT.ending });
    await db.updateTable('staff').set({ contract_to: '2026-01-01' }).where('id', '=', id).execute();
    expect(await one()).toMatchObject({ contract_state: CONTRACT.ended });
    const file = await contractor.call(resourceCalls(staff_v2).export!, { query: { ids: id } });
    const form = { type: 2 as const, key: 'v2-sheet', dry_run: '1' as const };
    // The counted columns of the sheet are read by people only: an import leaves them out.
    const back = await contractor.call(resourceCalls(staff_v2).import!, { form, file, fileName: 'a.xlsx' });
    expect(back.errors.filter(({ code }) => code.startsWith('header'))).toEqual([]);
  });

  it('hides wages from who may not see them', async () => {
    const { db } = kit().database;
    const role = db.updateTable('role').where('role_code', '=', 'owner');
    await role.set({ permissions: JSON.stringify(['staff_v2|list', 'safebehaviour|list']) }).execute();
    const owner = await kit().client('owner');
    const { list } = await owner.call(resourceCalls(staff_v2).list!, { query: { page_size: 3 } });
    expect(list.length).toBeGreaterThan(0);
    for (const row of list as Row[]) {
      expect(row).toMatchObject({
        contract_state: expect.any(Number) as number,
        safety_points: expect.any(Number) as number,
      });
      expect([row['wages_owed'] ?? null, row['gear_held'] ?? null, row['work_verdict'] ?? null]).toEqual([
        null,
        null,
        null,
      ]);
    }
    // Nor does a filter tell what the column hides.
    for (const hidden of [{ begin_wages_owed: '1' }, { begin_gear_held: '1' }])
      await expect(owner.call(resourceCalls(staff_v2).list!, { query: hidden })).rejects.toMatchObject({ code: 40301 });
  });

  it('sums over teams and units what their people have', async () => {
    const { db } = kit().database;
    const slow = await slowly();
    const people = await db.selectFrom('staff').select(['id', 'team_id', 'status']).execute();
    const teams = await listOf(org_v2);
    const sums = (own: typeof people) => ({
      wages_owed: yuanOf(own.reduce((sum, { id }) => sum + slow.owed(id), 0)),
      safety_points: own
        .filter(({ status }) => status === STAY.onSite)
        .reduce((sum, { id }) => sum + slow.points(id), 0),
    });
    for (const team of teams) {
      const own = people.filter(({ team_id }) => team_id === team.id);
      const heads = own.filter(({ status }) => status === STAY.onSite).length;
      expect(team).toMatchObject({ heads, ...sums(own) });
    }
    const units = await listOf(participating_v2);
    const rows = await db.selectFrom('team').select(['id', 'unit_id', 'project_id']).execute();
    for (const unit of units) {
      const own = rows.filter((one) => one.unit_id === unit['unit_id'] && one.project_id === unit['project_id']);
      const ids = new Set(own.map(({ id }) => id));
      expect(unit).toMatchObject(sums(people.filter(({ team_id }) => ids.has(team_id ?? ''))));
    }
    expect(teams.length).toBeGreaterThan(20);
  });

  it('counts how rules are used, and what the month deducts', async () => {
    const { db } = kit().database;
    const slow = await slowly();
    const behaviours = await listOf(safebehaviour);
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    for (const rule of await listOf(ruleconfig_v2)) {
      const own = behaviours.filter(
        (one) =>
          one['rule_id'] === rule.id && String(one['happened_on']) > yearAgo && String(one['happened_on']) <= today,
      );
      expect(rule).toMatchObject({
        used_count: own.length,
        used_people: new Set(own.map((one) => one['staff_id'])).size,
        used_points: own.reduce((sum, one) => sum + Number(one['points']), 0),
      });
    }
    const [first] = await listOf(safebehaviour_v2);
    const staff_id = first!['staff_id'] as string;
    const month = String(first!['happened_on']).slice(0, 7);
    const line = await db.selectFrom('wage_line').select(['id']).where('staff_id', '=', staff_id).executeTakeFirst();
    if (line)
      await db
        .updateTable('wage_line')
        .set({ wage_month: month, deduction: '35.50' })
        .where('id', '=', line.id)
        .execute();
    const [again] = await listOf(safebehaviour_v2, { staff_id });
    expect(again).toMatchObject({ points_now: slow.points(staff_id), ...(line && { wage_deduction: '35.50' }) });
  });

  it('tells of trainings who did not come, of movements and equipment what is owed', async () => {
    const { db } = kit().database;
    const slow = await slowly();
    const signs = await db.selectFrom('training_sign').select(['training_id', 'staff_id']).execute();
    const trainings = await listOf(train_v2);
    for (const one of trainings) {
      const expected = (one['staff_ids'] as string[] | null) ?? [];
      const came = new Set(signs.flatMap((sign) => (sign.training_id === one.id ? sign.staff_id : [])));
      const isOver = [2, 3].includes(one['status'] as number);
      if (isOver)
        expect(one).toMatchObject({
          expected_count: expected.length,
          absent_count: expected.filter((id) => !came.has(id)).length,
        });
    }
    for (const row of (await listOf(movement_v2)).slice(0, 60)) {
      const id = row['staff_id'] as string;
      expect(row).toMatchObject({ wages_owed: yuanOf(slow.owed(id)), gear_held: slow.held(id) });
    }
    for (const row of await listOf(equip_v2)) {
      const isHeld = [GEAR.inUse, GEAR.due].includes(row['status'] as never);
      const value = isHeld
        ? yuanOf(fenOf(row['unit_price'] as string) * Number(row['quantity']))
        : row['missing_value'];
      expect(row).toMatchObject({ value_held: value });
    }
  });

  it('filters by counted columns as it shows them', async () => {
    const parts = allResources().filter((one) => fieldsOf(one).some(({ derived, query }) => derived && query));
    expect(parts.length).toBeGreaterThan(5);
    for (const resource of parts) {
      const rows = await listOf(resource);
      for (const { name, query } of fieldsOf(resource).filter((one) => one.derived && one.query)) {
        const values = [...new Set(rows.map((row) => row[name] as string | number | null))].slice(0, 6);
        for (const value of values.filter((one) => one !== null)) {
          const wanted = query === 'between' ? { [`begin_${name}`]: value, [`end_${name}`]: value } : { [name]: value };
          const found = (await listOf(resource, wanted)).map(({ id }) => id);
          const shown = rows.filter((row) => row[name] === value).map(({ id }) => id);
          expect([resource.name, name, value, found]).toEqual([resource.name, name, value, shown]);
        }
      }
    }
    const owing = await listOf(staff_v2, { begin_wages_owed: '0.01' });
    expect(owing.length).toBeGreaterThan(0);
    expect(owing.every((row) => fenOf(row['wages_owed'] as string) > 0)).toBe(true);
  });

  it('says who on the blacklist is still on site, with the wages', async () => {
    const { db } = kit().database;
    const id = demoId('staff', 4);
    const stored = db.selectFrom('staff').select(['id', 'id_card']).where('id', '=', id);
    const person = opened(db, 'staff', await stored.executeTakeFirstOrThrow());
    const { add } = resourceCalls(blacklistmanagement);
    const body = {
      listed_name: '某某',
      kind: 1,
      id_card: person.id_card!,
      reason: 1,
      facts: '测试',
    };
    const added = await contractor.call(add!, { body });
    const row = (await contractor.call(resourceCalls(blacklistmanagement_v2).detail!, {
      params: { id: added.id },
    })) as Row;
    const slow = await slowly();
    expect(row).toMatchObject({ on_site_count: 1, wages_owed: yuanOf(slow.owed(id)), safety_points: slow.points(id) });
  });

  it('has wages and points beside the monthly sheet', async () => {
    const project_id = demoId('project', 2);
    const month = '2026-10';
    const { people } = await contractor.call(calls.attendance.sheet, { query: { project_id, month } });
    const beside = await contractor.call(calls.labourv2.sheetStanding, { query: { project_id, month } });
    expect(new Set(beside.people.map(({ staff_id }) => staff_id))).toEqual(new Set(people.map((one) => one.staff_id)));
    const slow = await slowly();
    for (const one of beside.people) expect(one).toMatchObject({ owed: yuanOf(slow.owed(one.staff_id)) });
  });

  it('writes through the second version what the first one shows', async () => {
    const body = {
      gear_name: '安全帽',
      kind: 1,
      project_id: demoId('project', 1),
      staff_id: demoId('staff', 1),
      issued_on: today,
      quantity: 1,
    };
    const added = (await contractor.call(resourceCalls(equip_v2).add!, { body })) as Row;
    const seen = (await contractor.call(resourceCalls(equip).detail!, { params: { id: added.id } })) as Row;
    expect(seen).toMatchObject({ gear_name: '安全帽', status: GEAR.inUse });
    expect(seen['replace_by']).not.toBeNull();
    expect(seen).not.toHaveProperty('value_held');
  });
});

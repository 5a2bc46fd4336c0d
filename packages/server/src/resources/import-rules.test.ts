import { resourceCalls, type Client } from '@gongdi/api';
import { blacklistmanagement, contractcost, equip, GEAR, GongdiError, STAY } from '@gongdi/domain';
import { exportRecords } from '@gongdi/sheets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from '../demo/index.ts';
import type { Db } from '../store/index.ts';
import { withServer } from '../testing.ts';
import { importRecords } from './import-records.ts';
import { identityNumber } from './testing.ts';

describe('the rules of modules and sheets', () => {
  const kit = withServer();
  let contractor: Client;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
  });

  let keys = 0;
  const key = () => `import-rules-${(keys += 1)}`;

  it('an overwriting import keeps the state of the rows that come back, and gives none to new ones', async () => {
    const { add, list, export: out, import: back } = resourceCalls(blacklistmanagement);
    const entry = {
      listed_name: '甲某',
      kind: 1,
      id_card: identityNumber('11010119850307123'),
      reason: 1,
      facts: '甲',
    };
    const beichen = await kit().client('beichen');
    const { id } = await beichen.call(add!, { body: entry });
    const { db } = kit().database;
    await db
      .updateTable('blacklist')
      .set({ status: 3, from_date: '2026-11-01', to_date: '2027-10-31', decision: '核实' })
      .where('id', '=', id)
      .execute();
    const before = (await beichen.call(list!, { query: {} })).list;
    const file = await beichen.call(out!, { query: { personal: '1' } });
    const result = await beichen.call(back!, { form: { type: 1, key: key() }, file, fileName: 'a.xlsx' });
    expect(result).toMatchObject({ failed: 0, errors: [], added: before.length });
    const after = (await beichen.call(list!, { query: {} })).list;
    expect(after.map((row) => [row.listed_name, row.status, row.from_date, row.to_date])).toEqual([
      ['甲某', 3, '2026-11-01', '2027-10-31'],
    ]);
    // The same sheet appended: the rows are new, so they begin at the beginning whatever the sheet says.
    await beichen.call(back!, { form: { type: 2, key: key() }, file, fileName: 'a.xlsx' });
    const states = (await beichen.call(list!, { query: {} })).list.map(({ status }) => status);
    expect(states.toSorted((a, b) => a - b)).toEqual([1, 3]);
  });

  it('refuses the row that hands something to somebody who has left, and fills in the others', async () => {
    const { db } = kit().database;
    const people = await db.selectFrom('staff').select(['id', 'name', 'status', 'project_id', 'team_id']).execute();
    const left = people.find(({ status }) => status === STAY.left)!;
    const project_id = left.project_id!;
    const here = people.find((one) => one.status === STAY.onSite && one.project_id === project_id && one.team_id)!;
    const { project_name } = await db
      .selectFrom('project')
      .select('project_name')
      .where('id', '=', project_id)
      .executeTakeFirstOrThrow();
    const row = (staff_id: string) => ({
      gear_name: '护目镜',
      kind: 5,
      quantity: 1,
      project_id,
      staff_id,
      issued_on: '2026-11-02',
    });
    const titles = {
      staff: (id: string) => people.find((one) => one.id === id)?.name,
      projectmanage: () => project_name,
    };
    const bytes = await exportRecords(equip, [row(left.id), row(here.id)], { titles });
    const result = await contractor.call(resourceCalls(equip).import!, {
      form: { type: 2, key: key() },
      file: new Blob([bytes]),
      fileName: 'a.xlsx',
    });
    expect(result).toMatchObject({ added: 1, failed: 1, errors: [{ row: 2, field: 'staff_id' }] });
    const { list } = await contractor.call(resourceCalls(equip).list!, { query: { gear_name: '护目镜' } });
    expect(list).toMatchObject([{ status: GEAR.inUse, team_id: here.team_id, replace_by: '2028-11-01' }]);
  });

  it('a rule that refuses stored rows undoes the import and names each of them', async () => {
    const { db } = kit().database;
    const now = Date.now();
    const project = await db.selectFrom('project').select(['id', 'project_name']).limit(1).executeTakeFirstOrThrow();
    const rows = ['甲', '乙', '丙', '丁'].map((cost_name) => ({
      cost_name,
      project_id: project.id,
      cost_item: 2,
      planned_amount: '1200.50',
    }));
    const bytes = await exportRecords(contractcost, rows as never, {
      titles: { projectmanage: () => project.project_name },
    });
    /** Refuses two rows; the second one through the database, after which the transaction can do nothing more. */
    const refuse = async (trx: Db, row: object) => {
      const { cost_name } = row as { cost_name: string };
      if (cost_name === '甲') return;
      if (cost_name === '丙') await sql`select 1 / 0`.execute(trx).catch(() => undefined);
      else await sql`select 1`.execute(trx);
      const message = `${cost_name}已有`;
      throw new GongdiError('invalid', { problems: [{ path: 'cost_name', code: 'refused', message }] });
    };
    const request = {
      resource: contractcost,
      mode: 2,
      key: key(),
      dry_run: false,
      file: { name: 'a.xlsx', bytes },
      after: [{ act: refuse }],
    };
    const result = await importRecords(db, request, actingAs('contractor', now));
    expect(result).toMatchObject({ total: 4, added: 0, failed: 2 });
    expect(result.errors.map(({ row, field, message }) => [row, field, message])).toEqual([
      [3, 'cost_name', '第 3 行：乙已有'],
      [4, 'cost_name', '第 4 行：丙已有'],
    ]);
    const kept = await db.selectFrom('cost_plan').select('id').where('cost_name', '=', '甲').execute();
    expect(kept).toEqual([]);
  });
});

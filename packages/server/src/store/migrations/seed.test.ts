import { allResources } from '@gongdi/domain';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ROLES } from '../../accounts/index.ts';
import { DEMO, withDatabase } from '../../testing.ts';
import { allTables } from '../resource-table.ts';
import { seedOf, writeSeed } from './seed.ts';

const tables = allTables().map(({ name }) => name);

describe('the seed of a migration', () => {
  const database = withDatabase({ filled: DEMO });

  it('is accepted by the tables of all resources', async () => {
    const { pool } = database();
    // A person of the demo has one pass, one line in a sheet and one helmet; its first task is done, its first project is
    // reported and has an archive and funds; a month has one report of a group.
    await pool.query(
      'truncate gate_pass, wage_line, helmet_binding, work_task, report_target, archive_folder, fund_account, group_month_report cascade',
    );
    // Daily work begins its task, which would wait for what the seed has to accept on the same part.
    await pool.query('alter table work_task disable trigger task_gated');
    // The major danger of the seed stops its project.
    await pool.query('alter table work_day disable trigger work_day_stopped');
    await pool.query('alter table work_task disable trigger task_stopped');
    await pool.query('alter table part disable trigger part_stopped');
    // The bill of a signed contract is fixed, and an entry has two different sides.
    await pool.query('alter table bill_item disable trigger bill_item_kept');
    await pool.query('alter table contract_entry drop constraint contract_entry_sides');
    await pool.query(seedOf(tables, BUILT_IN_ROLES));
    for (const table of tables) {
      const { rowCount } = await pool.query(`select id from "${table}" where id = 'seed-${table}'`);
      expect(rowCount, table).toBe(1);
    }
  });

  it('has a table after those that its rows need', () => {
    const seed = seedOf(['patrolplan', 'project', 'patrolsite'].toReversed(), []);
    const at = (table: string) => seed.indexOf(`insert into "${table}"`);
    expect(at('project')).toBeGreaterThanOrEqual(0);
    expect(at('patrolsite')).toBeGreaterThan(at('project'));
  });

  it('names the roles that may use the new records, and no others', () => {
    const { noun, name } = allResources().find((resource) => resource.noun === 'checklist')!;
    const roles = [
      { role_code: 'inspector', permissions: [`${name}|list`] },
      { role_code: 'guard', permissions: [`${name}Other|list`] },
    ];
    const seed = seedOf([noun], roles);
    expect(seed).toContain(`update role set permissions = '["${name}|list"]'\n  where role_code = 'inspector';`);
    expect(seed).not.toContain('guard');
  });

  it('has no rows without new tables', () => {
    expect(seedOf([], BUILT_IN_ROLES)).toBe('-- No rows: no new tables.\n');
  });

  describe('as a file', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-seed-'));
    afterAll(() => fs.rmSync(folder, { recursive: true }));

    it('is named like the migration', () => {
      const file = writeSeed('packages/server/migrations/0099_more.sql', [], [], folder);
      expect(path.basename(file)).toBe('0099_more.sql');
      expect(fs.readFileSync(file, 'utf8')).toBe(seedOf([], []));
    });
  });
});

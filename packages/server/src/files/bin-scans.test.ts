import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withDatabase } from '../store/testing.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
const database = withDatabase();

/** The statement of the migration that marks the scans in the recycle bin. */
function statement(): string {
  const file = readdirSync(FOLDER).find((name) => name.endsWith('_paper-forms.sql'))!;
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  return text.slice(text.indexOf('update stored_file'));
}

it('scans that were deleted before files were marked are marked, and other files are not', async () => {
  const { db } = database();
  const at = '2026-11-02T00:00:00Z';
  const keep = (id: string) =>
    sql`insert into stored_file (id, name, size, type, hash, folder, org_id, created_at, created_by, touched_at)
      values (${id}, 'a.png', 1, 'image/png', ${id}, '', 'o', ${at}, 'a', ${at})`.execute(db);
  for (const id of ['card', 'photo', 'report']) await keep(id);
  const bin = (resource: string, record_id: string, record: object) =>
    sql`insert into deleted_record (resource, record_id, title, record, files, deleted_at)
      values (${resource}, ${record_id}, '', ${JSON.stringify(record)}::jsonb, '[]', ${at})`.execute(db);
  await bin('projectstaffbank', 'p', { id_photos: [{ id: 'card' }], photo: [{ id: 'photo' }], contract_files: null });
  await bin('physicalexaminationresult', 'm', { report: [{ id: 'report' }] });
  for (let twice = 0; twice < 2; twice += 1) await sql.raw(statement()).execute(db);
  const { rows } = await sql`select id, personal_of from stored_file order by id`.execute(db);
  expect(rows).toEqual([
    { id: 'card', personal_of: ['staff'] },
    { id: 'photo', personal_of: null },
    { id: 'report', personal_of: ['physicalexaminationresult'] },
  ]);
});

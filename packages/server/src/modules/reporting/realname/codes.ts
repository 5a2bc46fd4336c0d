import { CODE_STATE, dictionaryOf, REPORT_STATE, REPORTED_DICTIONARIES } from '@gongdi/domain';
import { sql } from 'kysely';
import { newId, type Db } from '../../../store/index.ts';

interface PlatformRow {
  id: string;
  org_id: string | null;
}

/** Adds the rows of the code table that a platform lacks: values of dictionaries are added by people, too. */
export async function keepCodes(trx: Db, { id, org_id }: PlatformRow, now: number): Promise<void> {
  const known = await trx
    .selectFrom('report_code')
    .select(['table_name', 'our_code'])
    .where('platform_id', '=', id)
    .execute();
  const has = new Set(known.map(({ table_name, our_code }) => `${table_name}:${our_code}`));
  const at = new Date(now).toISOString();
  const missing = REPORTED_DICTIONARIES.flatMap((table_name) =>
    dictionaryOf(table_name)
      .entries.filter(({ value }) => !has.has(`${table_name}:${value}`))
      .map(({ value, label }) => ({
        id: newId(now),
        org_id,
        created_at: at,
        updated_at: at,
        version: 1,
        our_label: label.zh,
        status: CODE_STATE.missing,
        table_name,
        our_code: value,
        platform_id: id,
      })),
  );
  if (missing.length > 0)
    await trx
      .insertInto('report_code')
      .values(missing)
      .onConflict((row) => row.doNothing())
      .execute();
}

/** Adds what the code tables of all platforms lack. */
export async function keepAllCodes(db: Db, now: number): Promise<void> {
  const platforms = await db.selectFrom('report_platform').select(['id', 'org_id']).execute();
  for (const one of platforms) await keepCodes(db, one, now);
}

interface CodeRow {
  id: string;
  platform_id: string;
  table_name?: string | null | undefined;
  our_code?: number | null | undefined;
  their_code?: string | null | undefined;
}

/** A code that was entered lets through what it held back. */
export async function codeEntered(trx: Db, row: CodeRow, now: number): Promise<void> {
  const isGiven = (row.their_code ?? '').trim() !== '';
  const status = isGiven ? CODE_STATE.given : CODE_STATE.missing;
  await trx.updateTable('report_code').set({ status }).where('id', '=', row.id).execute();
  if (!isGiven) return;
  await trx
    .updateTable('report_entry')
    .set({ status: REPORT_STATE.waiting, missing_code: null, reason: null, due_at: new Date(now).toISOString() })
    .where('missing_code', '=', `${row.table_name}:${row.our_code}`)
    .where('status', '=', REPORT_STATE.rejected)
    .where(sql<boolean>`target_id in (select id from report_target where platform_id = ${row.platform_id})`)
    .execute();
}

/** Codes of a platform: by dictionary and our value. */
export async function codesOf(db: Db, platform_id: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('report_code')
    .select(['table_name', 'our_code', 'their_code'])
    .where('platform_id', '=', platform_id)
    .where('status', '=', CODE_STATE.given)
    .execute();
  return new Map(rows.map(({ table_name, our_code, their_code }) => [`${table_name}:${our_code}`, their_code!.trim()]));
}

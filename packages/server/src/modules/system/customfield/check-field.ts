import {
  CUSTOM_FIELD_LIMIT,
  CUSTOM_KINDS,
  CUSTOM_PREFIX,
  CUSTOM_STATES,
  type customfield,
  fieldsOf,
  findResource,
  GongdiError,
  type Label,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { tellCustomFields } from '../../../custom/index.ts';
import type { Db } from '../../../store/index.ts';

type Row = RowOf<typeof customfield>;

/**
 * Checks a field that a company adds or changes against its other fields and against the values that records have, and
 * tells all servers. It runs in the transaction of the write, under a lock for the company.
 * @throws GongdiError `invalid`
 */
export async function checkField(trx: Db, row: Row): Promise<void> {
  const company = await companyOf(trx, row.org_id);
  await sql`select pg_advisory_xact_lock(hashtext(${`custom_field ${company}`}))`.execute(trx);
  if (row.state === CUSTOM_STATES.used) {
    await checkOthers(trx, row, company);
    if (row.kind === CUSTOM_KINDS.choice) await checkChoices(trx, row);
  }
  await tellCustomFields(trx);
}

async function companyOf(trx: Db, org_id: string | null): Promise<string> {
  const row = await trx.selectFrom('organisation').select('path').where('id', '=', org_id).executeTakeFirst();
  return row?.path.split('/', 1)[0] ?? '';
}

/** Refuses too many fields, and a label that the resource already has: columns of a sheet are found by their labels. */
async function checkOthers(trx: Db, row: Row, company: string): Promise<void> {
  const others = await trx
    .selectFrom('custom_field as f')
    .innerJoin('organisation as o', 'o.id', 'f.org_id')
    .select(['f.label_zh', 'f.label_en'])
    .where('f.target', '=', row.target)
    .where('f.state', '=', CUSTOM_STATES.used)
    .where('f.id', '<>', row.id)
    .where(({ eb }) => eb(sql<string>`split_part(o.path, '/', 1)`, '=', company))
    .execute();
  if (others.length >= CUSTOM_FIELD_LIMIT)
    throw refused('target', {
      zh: `最多增加 ${CUSTOM_FIELD_LIMIT} 个字段，请先停用不需要的字段`,
      en: `There are ${CUSTOM_FIELD_LIMIT} fields already; remove one first`,
    });
  const own = fieldsOf(findResource(row.target)!).filter(({ custom }) => !custom);
  const zh = new Set([...own.map(({ label }) => label.zh), ...others.map((one) => one.label_zh)]);
  const en = new Set([
    ...own.map(({ label }) => label.en),
    ...others.flatMap((one) => (one.label_en === null ? [] : [one.label_en])),
  ]);
  if (zh.has(row.label_zh))
    throw refused('label_zh', { zh: `已有字段“${row.label_zh}”`, en: `There is a field ${row.label_zh} already` });
  if (typeof row.label_en === 'string' && en.has(row.label_en))
    throw refused('label_en', { zh: `已有字段“${row.label_en}”`, en: `There is a field ${row.label_en} already` });
}

/** Refuses to delete an entry that records have: they would show a number. */
async function checkChoices(trx: Db, row: Row): Promise<void> {
  const values = ((row.choices ?? []) as { value: number }[]).map(({ value }) => value);
  if (values.length === 0) throw refused('choices', { zh: '请至少填写一个选项', en: 'Enter at least one choice' });
  const field_id = Number((row.field_name ?? '').slice(CUSTOM_PREFIX.length));
  // Raw SQL: the builder cannot compare with all of an array.
  const { rows } = await sql<{ value: number }>`select number_value as value from custom_value
    where field_id = ${field_id} and number_value <> all(${values}::float8[]) limit 1`.execute(trx);
  if (rows[0])
    throw refused('choices', {
      zh: `已有记录使用代码为 ${rows[0].value} 的选项，不能删除，可以停用`,
      en: `Records have the choice with code ${rows[0].value}: switch it off instead of deleting it`,
    });
}

function refused(path: string, label: Label): GongdiError {
  return new GongdiError('invalid', { label, problems: [{ path, code: 'refused', message: label.zh }] });
}

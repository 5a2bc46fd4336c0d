import {
  civilDay,
  countOf,
  CUSTOM_KINDS,
  CUSTOM_PREFIX,
  CUSTOM_STATES,
  holdsCustom,
  NUMBER_RESETS,
  numberFrom,
  wholeName,
  type AnyResource,
  type NumberRule,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { CUSTOM_COLUMN } from './resource-table.ts';
import type { Db } from './tables.ts';

type NewRecord = Record<string, unknown> & { id: string; org_id?: unknown };

interface Rule extends NumberRule {
  name: string;
  field_id: number;
  company_id: string;
}

/**
 * Gives new records the numbers that the rules of their company want, in the transaction that inserts them. The count is
 * locked until that transaction ends: numbers have no gaps, and records that are added at the same time wait for each
 * other. The rules are read here and not taken from the caller, so that records of the server itself get numbers too.
 * @param day day of the records, `YYYY-MM-DD`
 */
export async function giveNumbers(
  trx: Db,
  resource: AnyResource,
  records: readonly NewRecord[],
  day: string,
): Promise<void> {
  if (records.length === 0 || !holdsCustom(resource)) return;
  const rules = await rulesOf(trx, wholeName(resource));
  if (rules.length === 0) return;
  const companies = await companiesOf(trx, records);
  const projects = await projectNumbers(trx, resource, records);
  for (const rule of rules) {
    const own = records.filter(({ org_id }) => companies.get(org_id) === rule.company_id);
    const counts = new Map<string, NewRecord[]>();
    for (const record of own) {
      const count = countOf(rule, day, projectOf(record));
      const some = counts.get(count);
      if (some) some.push(record);
      else counts.set(count, [record]);
    }
    // In one order, so that two transactions never wait for each other.
    for (const [count, some] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      await numberEach(trx, rule, count, some, (record, serial) =>
        numberFrom(rule.pattern, { day, project: projects.get(projectOf(record)) ?? '' }, serial),
      );
  }
}

/** Returns whether any company has a rule for the numbers of a resource. */
export async function isNumbered(trx: Db, resource: AnyResource): Promise<boolean> {
  return holdsCustom(resource) && (await rulesOf(trx, wholeName(resource))).length > 0;
}

/**
 * Returns the number that the next record without a project would get by a rule. Records that are added meanwhile may
 * take it.
 */
export async function nextNumber(db: Db, name: string, now: number, timeZone: string): Promise<string> {
  const [rule] = await readRules(db).where('f.field_name', '=', name).execute();
  if (!rule) return '';
  const day = civilDay(now, timeZone);
  const { field_id, pattern, ...found } = ruleOf(rule);
  const count = await db
    .selectFrom('number_count')
    .select(sql<number>`last::float8`.as('last'))
    .where('field_id', '=', field_id)
    .where('name', '=', countOf({ ...found, pattern }, day, null))
    .executeTakeFirst();
  return numberFrom(pattern, { day, project: '' }, (count?.last ?? 0) + 1);
}

const known = new WeakMap<Db, Map<string, Promise<Rule[]>>>();

/** Returns the rules of a resource. A transaction reads them once: some insert thousands of records one by one. */
function rulesOf(trx: Db, target: string): Promise<Rule[]> {
  const read = async () => (await readRules(trx).where('f.target', '=', target).execute()).map(ruleOf);
  if (!trx.isTransaction) return read();
  const rules = known.get(trx) ?? new Map<string, Promise<Rule[]>>();
  known.set(trx, rules);
  const found = rules.get(target) ?? read();
  rules.set(target, found);
  return found;
}

const readRules = (db: Db) =>
  db
    .selectFrom('custom_field as f')
    .innerJoin('organisation as o', 'o.id', 'f.org_id')
    .select(['f.field_name', 'f.number_pattern', 'f.number_reset', 'f.number_per_project'])
    .select(sql<string>`split_part(o.path, '/', 1)`.as('company_id'))
    .where('f.kind', '=', CUSTOM_KINDS.number_rule)
    .where('f.state', '=', CUSTOM_STATES.used)
    .orderBy('f.field_name');

type RuleRow = Awaited<ReturnType<ReturnType<typeof readRules>['execute']>>[number];

const ruleOf = (row: RuleRow): Rule => ({
  name: row.field_name!,
  field_id: Number(row.field_name!.slice(CUSTOM_PREFIX.length)),
  company_id: row.company_id,
  pattern: row.number_pattern ?? '',
  reset: row.number_reset ?? NUMBER_RESETS.never,
  per_project: row.number_per_project === true,
});

async function companiesOf(trx: Db, records: readonly NewRecord[]): Promise<Map<unknown, string>> {
  const ids = [...new Set(records.flatMap(({ org_id }) => (typeof org_id === 'string' ? [org_id] : [])))];
  // Raw SQL: the builder has no array parameter for many ids.
  const { rows } = await sql<{ id: string; company_id: string }>`
    select id, split_part(path, '/', 1) as company_id from organisation where id = any(${ids})`.execute(trx);
  return new Map(rows.map(({ id, company_id }) => [id, company_id]));
}

const projectOf = ({ project_id }: NewRecord): string | null => (typeof project_id === 'string' ? project_id : null);

/** Returns the numbers of the projects of some records, by project. */
async function projectNumbers(
  trx: Db,
  resource: AnyResource,
  records: readonly NewRecord[],
): Promise<Map<string | null, string>> {
  if (!('project_id' in resource.fields)) return new Map();
  const ids = [...new Set(records.flatMap((record) => projectOf(record) ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await trx.selectFrom('project').select(['id', 'third_number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, third_number }) => [id, third_number ?? '']));
}

/** Takes as many serials as there are records; a number that was given before is passed over. */
async function numberEach(
  trx: Db,
  { name, field_id }: Rule,
  count: string,
  records: readonly NewRecord[],
  number: (record: NewRecord, serial: number) => string,
): Promise<void> {
  let waiting = records;
  while (waiting.length > 0) {
    // Raw SQL: the builder cannot name the row that is in the way.
    const { rows } = await sql<{ last: number }>`
      insert into number_count (field_id, name, last) values (${field_id}, ${count}, ${waiting.length})
      on conflict (field_id, name) do update set last = number_count.last + excluded.last
      returning last::float8 as last`.execute(trx);
    const first = rows[0]!.last - waiting.length + 1;
    const wanted = waiting.map((record, at) => ({ record, number: number(record, first + at) }));
    // Raw SQL: the builder has no unnest of two arrays.
    const { rows: given } = await sql<{ record_id: string; number: string }>`
      insert into given_number (field_id, number, record_id)
      select ${field_id}, w.number, w.id from unnest(${wanted.map((one) => one.number)}::text[],
        ${wanted.map((one) => one.record.id)}::text[]) w (number, id)
      on conflict do nothing returning record_id, number`.execute(trx);
    const numbers = new Map(given.map((one) => [one.record_id, one.number]));
    for (const { record } of wanted)
      if (numbers.has(record.id))
        record[CUSTOM_COLUMN] = { ...(record[CUSTOM_COLUMN] as object | undefined), [name]: numbers.get(record.id) };
    waiting = waiting.filter(({ id }) => !numbers.has(id));
  }
}

import {
  allResources,
  fieldsOf,
  oncePerResource,
  projectmanage,
  searchedFieldsOf,
  traitsOf,
  type AnyResource,
} from '@gongdi/domain';
import { sql, type NotNull, type RawBuilder } from 'kysely';
import { transaction, type Db } from '../store/index.ts';

/** Increase it when the way of making words changes, so that all words are made again (`words.ts`). */
const WORDS_VERSION = 1;

/**
 * Number of the advisory lock that servers take at their start while they update the searched kinds ("find" in ASCII).
 */
const KINDS_LOCK = '1718185572';

/**
 * Location of the records of a kind, and the fields that are searched: all that the database needs to know of a
 * resource.
 */
export interface KindDefinition {
  words: number;
  /** Table or view from which records are read. */
  from: string;
  /** Table into which records are written. */
  table: string;
  /** Searched fields, the title first. */
  fields: readonly string[];
  /** Fields that refer to projects. */
  projects: readonly string[];
}

export const definitionOf = oncePerResource((resource): KindDefinition => {
  const { noun, viewOf = noun, name } = resource;
  const referring = fieldsOf(resource).filter(
    ({ kind, ref }) => traitsOf(kind).refersTo === 'record' && ref === projectmanage.name,
  );
  const projects = [...(name === projectmanage.name ? ['id'] : []), ...referring.map((field) => field.name)];
  const fields = searchedFieldsOf(resource).map((field) => field.name);
  return { words: WORDS_VERSION, from: noun, table: viewOf, fields, projects };
});

export const isSearched = (resource: AnyResource): boolean => searchedFieldsOf(resource).length > 0;

/**
 * Makes the database maintain a search entry for each record by triggers, whatever code writes the record. Existing
 * records are added later (`keep-up.ts`). If no declaration has changed, nothing is written.
 */
export function keepKinds(db: Db, resources: readonly AnyResource[] = allResources()): Promise<void> {
  return transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${KINDS_LOCK}::bigint)`.execute(trx);
    const searched = resources.filter(isSearched);
    const wanted = new Map(searched.map((resource) => [resource.name, definitionOf(resource)]));
    const rows = await trx
      .selectFrom('search_kind')
      .select(['id', 'name', 'definition'])
      .select(({ ref }) => {
        const table = sql`to_regclass(quote_ident(${ref('definition')}::json ->> 'table'))`;
        const trigger = sql`t.tgrelid = ${table} and t.tgname = 'search_' || ${ref('id')}`;
        return sql<boolean>`exists (select from pg_trigger t where ${trigger})`.as('kept');
      })
      .where('name', 'is not', null)
      .$narrowType<{ name: NotNull }>()
      .execute();
    const stays = rows.filter(({ name, definition, kept }) => kept && definition === JSON.stringify(wanted.get(name)));
    for (const one of rows) if (!stays.includes(one)) await giveUp(trx, one);
    for (const { name } of stays) wanted.delete(name);
    if (wanted.size > 0) await begin(trx, wanted);
  });
}

/** Drops the trigger of a kind; its entries are deleted later (`clearKind`). */
async function giveUp(trx: Db, one: { id: number; definition: string; kept: boolean }): Promise<void> {
  const { table } = JSON.parse(one.definition) as KindDefinition;
  // Raw SQL: the builder has no triggers.
  if (one.kept) await sql`drop trigger ${triggerOf(one.id)} on ${sql.table(table)}`.execute(trx);
  await trx.updateTable('search_kind').set({ name: null }).where('id', '=', one.id).execute();
}

/** Two statements for all kinds: a new database begins with every kind. */
async function begin(trx: Db, kinds: ReadonlyMap<string, KindDefinition>): Promise<void> {
  const rows = [...kinds].map(([name, definition]) => ({ name, definition: JSON.stringify(definition) }));
  const made = await trx
    .insertInto('search_kind')
    .values(rows)
    .returning(['id', 'name'])
    .$narrowType<{ name: NotNull }>()
    .execute();
  const triggers = made.map(({ id, name }) => creation(id, kinds.get(name)!));
  await sql`${sql.join(triggers, sql`;\n`)}`.execute(trx);
}

function creation(id: number, { from, table, fields, projects }: KindDefinition): RawBuilder<unknown> {
  // For a view, the trigger fires on every column, because any column may change what the view shows.
  const columns = [...new Set(['org_id', ...fields, ...projects])].filter((field) => field !== 'id');
  const of = from === table ? sql`of ${sql.join(columns.map((column) => sql.ref(column)))}` : sql``;
  const given = [String(id), from, arrayOf(fields), arrayOf(projects)].map((one) => sql.lit(one));
  // Raw SQL: the builder has no triggers.
  return sql`create trigger ${triggerOf(id)} after insert or delete or update ${of} on ${sql.table(table)}
    for each row execute function search_keep(${sql.join(given)})`;
}

const triggerOf = (id: number) => sql.ref(`search_${id}`);

/** Formats names as a PostgreSQL array literal. */
const arrayOf = (names: readonly string[]): string => `{${names.join(',')}}`;

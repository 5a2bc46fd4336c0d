import {
  allResources,
  fieldsOf,
  oncePerResource,
  projectmanage,
  searchedFieldsOf,
  type AnyResource,
} from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { transaction } from '../store/index.ts';

/** Rises when words are made otherwise, so that all of them are made anew (`words.ts`). */
const WORDS_VERSION = 1;

/** Number of the advisory lock under which servers that start together agree on what is searched ("find" in ASCII). */
const KINDS_LOCK = '1718185572';

/** Where the records of a kind lie, and what of them is searched: all that the database needs to know of a resource. */
export interface KindDefinition {
  words: number;
  /** Table or view of the records. */
  from: string;
  /** Table that they are written into. */
  table: string;
  /** The title first. */
  fields: readonly string[];
  /** Fields that name projects. */
  projects: readonly string[];
}

export const definitionOf = oncePerResource((resource): KindDefinition => {
  const { noun, viewOf = noun, name } = resource;
  const referring = fieldsOf(resource).filter(({ kind, ref }) => kind === 'reference' && ref === projectmanage.name);
  const projects = [...(name === projectmanage.name ? ['id'] : []), ...referring.map((field) => field.name)];
  const fields = searchedFieldsOf(resource).map((field) => field.name);
  return { words: WORDS_VERSION, from: noun, table: viewOf, fields, projects };
});

export const isSearched = (resource: AnyResource): boolean => searchedFieldsOf(resource).length > 0;

/**
 * Makes the database keep an entry with each record of what is searched, whatever code writes it, from now on. Records
 * that are there already are filled in behind (`keep-up.ts`). Nothing is written when nothing is declared otherwise.
 */
export function keepKinds(db: Kysely<unknown>, resources: readonly AnyResource[] = allResources()): Promise<void> {
  return transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${KINDS_LOCK}::bigint)`.execute(trx);
    const searched = resources.filter(isSearched);
    const wanted = new Map(searched.map((resource) => [resource.name, definitionOf(resource)]));
    const { rows } = await sql<{ id: number; name: string; definition: string; kept: boolean }>`
      select id, name, definition, exists (select from pg_trigger t where t.tgrelid = to_regclass(quote_ident(definition::json ->> 'table'))
        and t.tgname = 'search_' || id) as kept from search_kind where name is not null`.execute(trx);
    const stays = rows.filter(({ name, definition, kept }) => kept && definition === JSON.stringify(wanted.get(name)));
    for (const one of rows) if (!stays.includes(one)) await giveUp(trx, one);
    const known = new Set(stays.map(({ name }) => name));
    for (const [name, definition] of wanted) if (!known.has(name)) await begin(trx, name, definition);
  });
}

/** What it has is taken away behind. */
async function giveUp(trx: Kysely<unknown>, one: { id: number; definition: string; kept: boolean }): Promise<void> {
  const { table } = JSON.parse(one.definition) as KindDefinition;
  if (one.kept) await sql`drop trigger ${triggerOf(one.id)} on ${sql.table(table)}`.execute(trx);
  await sql`update search_kind set name = null where id = ${one.id}`.execute(trx);
}

async function begin(trx: Kysely<unknown>, name: string, definition: KindDefinition): Promise<void> {
  const { from, table, fields, projects } = definition;
  const { rows } = await sql<{ id: number }>`insert into search_kind (name, definition)
    values (${name}, ${JSON.stringify(definition)}) returning id`.execute(trx);
  const { id } = rows[0]!;
  // A view may show its records otherwise whatever column is written.
  const columns = [...new Set(['org_id', ...fields, ...projects])].filter((field) => field !== 'id');
  const of = from === table ? sql`of ${sql.join(columns.map((column) => sql.ref(column)))}` : sql``;
  const given = [String(id), from, arrayOf(fields), arrayOf(projects)].map((one) => sql.lit(one));
  await sql`create trigger ${triggerOf(id)} after insert or delete or update ${of} on ${sql.table(table)}
    for each row execute function search_keep(${sql.join(given)})`.execute(trx);
}

const triggerOf = (id: number) => sql.ref(`search_${id}`);

/** As PostgreSQL reads an array of names. */
const arrayOf = (names: readonly string[]): string => `{${names.join(',')}}`;

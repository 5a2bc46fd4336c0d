import { type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import {
  organisationsBelow,
  organisationsUsable,
  permitted,
  scopeConditions,
  type RowAccess,
  type Db,
  type Tables,
} from '../store/index.ts';
import { initialsIn, type Part, type WordRange } from './asked.ts';

/**
 * A part with fewer places (rows of `search_word`) is looked up over all kinds at once; a more frequent part is looked
 * up kind by kind.
 */
const SEEN_WHOLE = 300;
/**
 * Places of a word that are examined in one kind (`SEEN_IN_KIND`), and records of it that are taken as candidates
 * (`TAKEN_IN_KIND`).
 */
const SEEN_IN_KIND = 500;
export const TAKEN_IN_KIND = 8;
/** Most words with a common beginning that are looked up kind by kind. */
const WORDS_OF_BEGINNING = 40;
/** Most places of all words with a common beginning that are scanned. */
const SEEN_OF_BEGINNING = 200_000;
/** Kinds in the first statement; each further statement covers about twice as many. */
const KINDS_AT_FIRST = 10;

/** A kind of records that is searched. */
export interface AskedKind {
  id: number;
  resource: AnyResource;
}

export interface Search {
  db: Db;
  access: RowAccess;
  terms: readonly string[];
  /** Only entries of this project. */
  project?: string | undefined;
  /** In the order of the answer. */
  kinds: readonly AskedKind[];
}

/** An entry that was found. */
export interface Found extends Pick<Selectable<Tables['search_entry']>, 'kind' | 'record_id' | 'title'> {
  entry: number;
  /** The title begins with the search input. */
  begins: boolean;
}

/** Returns the part that the fewest records have, and whether none, few or many have it. */
export async function rarestOf(
  db: Db,
  parts: readonly Part[],
): Promise<{ part: Part; held: 'by none' | 'by few' | 'by many' }> {
  const ranges = parts.flatMap((part, index) => part.map(({ from, to }) => ({ index, from, to })));
  // Raw SQL: a lateral join over array parameters, taken apart by unnest.
  const { rows } = await sql<{ index: number; count: number }>`select r.index, count(*) as count
    from unnest(${ranges.map(({ index }) => index)}::integer[], ${ranges.map(({ from }) => from)}::text[],
      ${ranges.map(({ to }) => to)}::text[]) r (index, lower, upper)
    cross join lateral (select from search_word where word >= lower and word < upper limit ${SEEN_WHOLE}) w
    group by r.index`.execute(db);
  const counts = new Map(rows.map(({ index, count }) => [index, count]));
  const counted = parts.map((part, index) => ({ part, count: counts.get(index) ?? 0 }));
  const [rarest] = counted.toSorted((a, b) => a.count - b.count);
  const { part, count } = rarest!;
  return { part, held: count === 0 ? 'by none' : count < SEEN_WHOLE ? 'by few' : 'by many' };
}

/** Returns all entries with a part that few records have. */
export async function entriesOfFew(search: Search, part: Part): Promise<Found[]> {
  const places = sql`select entry from search_word where ${anyOf(part.map(within))}`;
  return entriesAt(search, search.kinds, places);
}

/** Returns the first existing words of a range. */
async function wordsIn({ db }: Search, { from, to, exact }: WordRange): Promise<string[]> {
  if (exact) return [from];
  // Raw SQL: the recursion steps from one word of the index to the next.
  const { rows } = await sql<Pick<Selectable<Tables['search_word']>, 'word'>>`with recursive w (word) as (
      select min(word) from search_word where word >= ${from} and word < ${to}
      union all select (select min(s.word) from search_word s where s.word > w.word and s.word < ${to}) from w
        where w.word is not null)
    select word from w where word is not null limit ${WORDS_OF_BEGINNING}`.execute(db);
  return rows.map(({ word }) => word);
}

/**
 * Returns some entries with words of a range that many records have: one group of kinds after the other, while `goesOn`
 * returns true. The cost depends on the entries found, not on the number of records.
 */
export async function entriesOfMany(
  search: Search,
  range: WordRange,
  goesOn: (found: readonly Found[]) => boolean,
): Promise<Found[]> {
  const words = await wordsIn(search, range);
  const found: Found[] = [];
  for (const kinds of chunksOf(search.kinds)) {
    if (!goesOn(found)) break;
    // Raw SQL: a lateral join over an array parameter, taken apart by unnest.
    const { rows } = await sql<Found>`select e.* from unnest(${idsOf(kinds)}::integer[]) k (id) cross join lateral (
      ${entries(
        search,
        kinds,
        sql`select entry from search_word where word = any(${words}) and kind = k.id
        and ${underOrganisations(search, kinds[0]!)} limit ${SEEN_IN_KIND}`,
        { kind: KIND },
      )} limit ${TAKEN_IN_KIND}) e`.execute(search.db);
    found.push(...rows);
  }
  return found;
}

/** Returns some entries with words of a common beginning that many records have. */
export async function entriesOfBeginning(search: Search, { from, to }: WordRange): Promise<Found[]> {
  const found: Found[] = [];
  for (const kinds of byScope(search.kinds)) {
    const seen = sql`select kind, org, entry from search_word where word >= ${from} and word < ${to} limit ${SEEN_OF_BEGINNING}`;
    const places = sql`select entry from (${seen}) s
      where kind = any(${idsOf(kinds)}) and ${underOrganisations(search, kinds[0]!)} limit ${SEEN_WHOLE}`;
    found.push(...(await entriesAt(search, kinds, places)));
  }
  return found;
}

async function entriesAt(search: Search, kinds: readonly AskedKind[], places: RawBuilder<unknown>): Promise<Found[]> {
  const all = entries(search, kinds, sql`select distinct entry from (${places}) p`);
  // Raw SQL: its parts are the fragments of the search, which lateral joins are made of.
  const { rows } = await sql<Found>`select kind, entry, record_id, title, begins from (
    select *, row_number() over (partition by kind order by begins desc, entry desc) as place from (${all}) a) b
    where place <= ${TAKEN_IN_KIND}`.execute(search.db);
  return rows;
}

/** SQL: the kind at hand in a lateral join over kinds. */
export const KIND = sql`k.id`;

/** What is known of all entries at some places. */
interface Facts {
  /** SQL: their kind; absent: it is looked up among the kinds, which costs as much again as the entry itself. */
  kind?: RawBuilder<unknown>;
  /** Terms to look for; absent: all. */
  terms?: readonly string[];
  /** SQL: the title begins with the input; absent: it is compared. */
  begins?: RawBuilder<unknown>;
  /** The places are whole rows of `search_entry`, which need not be looked up. */
  areRows?: boolean;
}

/** SQL: the entries at some places that the access allows and that contain all terms. */
export function entries(
  { access, terms: all, project }: Search,
  kinds: readonly AskedKind[],
  places: RawBuilder<unknown>,
  { kind, terms = all, begins = sql`starts_with(search_fold(title), ${all[0]})`, areRows = false }: Facts = {},
) {
  const conditions = [anyOf(byScope(kinds).map((some) => visible(some, access, kind))), ...terms.map(has)];
  const { projects } = access.scope;
  if (projects) conditions.push(sql`(projects is null or projects <@ ${[...projects]}::text[])`);
  if (project !== undefined) conditions.push(sql`${project}::text = any(projects)`);
  const found = sql`select kind, id as entry, record_id, title, ${begins} as begins`;
  const checks = sql`not gone and ${sql.join(conditions, sql` and `)}`;
  if (areRows) return sql`${found} from (${places}) w where ${checks}`;
  // `offset 0` forces one look-up of an entry for each place, whatever number of rows PostgreSQL estimates.
  return sql`select e.* from (${places}) w cross join lateral (
    ${found} from search_entry where id = w.entry and ${checks} offset 0) e`;
}

/**
 * SQL condition: entries of these kinds, which share one scope, that the access allows.
 * @param only SQL: the one of the kinds that the entries have
 */
function visible(
  kinds: readonly AskedKind[],
  { scope }: RowAccess,
  only: RawBuilder<unknown> = sql`any(array(select unnest(${idsOf(kinds)}::integer[])))`,
): RawBuilder<unknown> {
  const { read, write, rows } = scope;
  // An entry does not hold what the rules for single rows ask of a record, so the record itself is asked.
  if (rows)
    return anyOf(
      kinds.map(({ id, resource }) => sql`(kind = ${id} and ${permitted(resource, scope, 'read', RECORD)})`),
    );
  const own = scopeConditions(kinds[0]!.resource, { read, write }, 'read');
  return sql`(${sql.join([sql`kind = ${only}`, ...own], sql` and `)})`;
}

const RECORD = sql`record_id`;

/** SQL condition: the text contains a term, or a name in it begins with the term as initials. */
function has(term: string): RawBuilder<unknown> {
  const initials = initialsIn(term);
  const held = sql`strpos(search_fold(text), ${term}) > 0`;
  if (initials === undefined) return held;
  return sql`(${held} or exists (select from unnest(words) i (word) where starts_with(i.word, ${initials})))`;
}

/**
 * SQL condition that skips places of other organisations. It only saves work; access is checked on each entry itself.
 * @param org SQL: `search_org` of the place's organisation
 */
export function underOrganisations(
  { access: { scope } }: Search,
  { resource }: AskedKind,
  org = sql`org`,
): RawBuilder<unknown> {
  if (resource.scope === 'everyone' || scope.read.includes('')) return sql`true`;
  const read = readPaths(scope);
  const seen = resource.scope === 'company' ? organisationsUsable({ ...scope, read }) : organisationsBelow(read);
  const ids = sql`select search_org(id) from (${seen}) o`;
  return resource.scope === 'company'
    ? sql`${org} = any(array(${ids} union all select 0))`
    : sql`${org} = any(array(${ids}))`;
}

/** Paths below which a caller may read anything. */
export const readPaths = ({ read, rows }: Search['access']['scope']) => [...read, ...(rows?.within.read ?? [])];

const within = ({ from, to }: WordRange) => sql`(word >= ${from} and word < ${to})`;
const anyOf = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;
export const idsOf = (kinds: readonly AskedKind[]): number[] => kinds.map(({ id }) => id);

export function byScope(kinds: readonly AskedKind[]): AskedKind[][] {
  const scopes = new Set(kinds.map(({ resource }) => resource.scope));
  return [...scopes].map((scope) => kinds.filter(({ resource }) => resource.scope === scope));
}

/** Yields groups of kinds with the same scope: a few at first, and more if these were not enough. */
function* chunksOf(kinds: readonly AskedKind[]): Generator<AskedKind[]> {
  let size = KINDS_AT_FIRST;
  for (const some of byScope(kinds))
    for (let from = 0; from < some.length;) {
      yield some.slice(from, from + size);
      from += size;
      size *= 2;
    }
}

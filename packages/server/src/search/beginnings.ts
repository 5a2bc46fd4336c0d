import { sql } from 'kysely';
import { organisationsUsable } from '../store/index.ts';
import {
  byScope,
  entries,
  idsOf,
  KIND,
  readPaths,
  TAKEN_IN_KIND,
  underOrganisations,
  type AskedKind,
  type Found,
  type Search,
} from './places.ts';

/** Characters of a title that its index of beginnings has (migration 0092). */
const BEGINNING = 40;
/** Titles with the asked beginning that are examined in one kind. */
const SEEN_AT_BEGINNING = 50;
/** Callers with at most so many organisations have their titles looked up by organisation. */
const FEW_ORGANISATIONS = 20;
/**
 * Titles of few organisations that begin with the same character: if there are no more, they are read over all kinds at
 * once, else they are looked up kind by kind.
 */
const READ_AT_ONCE = 300;

/**
 * Returns the first entries whose titles begin with the search input: people by their family name, whatever other kinds
 * have that character somewhere. All kinds are asked for such titles; those with the shortest ones, which are most of
 * what was asked for, are answered.
 * @param most kinds of the answer
 */
export async function entriesThatBegin(search: Search, most: number): Promise<Found[]> {
  const isNarrow = await hasFewOrganisations(search);
  const found: Found[] = [];
  const rest: AskedKind[] = [];
  for (const kinds of byScope(search.kinds)) {
    const all = isNarrow && areOfOrganisations(kinds) ? await allBeginnings(search, kinds) : undefined;
    if (all) found.push(...all);
    else rest.push(...kinds);
  }
  const firsts = [...found, ...(await beginnings(search, rest, isNarrow, 1))];
  const best = new Set<number>();
  for (const { kind } of firsts.toSorted(byLength)) if (best.size < most) best.add(kind);
  const chosen = rest.filter(({ id }) => best.has(id));
  return [
    ...takenOf(found.filter(({ kind }) => best.has(kind))),
    ...(await beginnings(search, chosen, isNarrow, TAKEN_IN_KIND)),
  ];
}

/** Whether the records of kinds with the same scope are seen by their organisation. */
const areOfOrganisations = ([first]: readonly AskedKind[]): boolean => first?.resource.scope !== 'everyone';

const byLength = (a: Found, b: Found): number => a.title.length - b.title.length;

/** Returns as many of each kind as are taken of it, those with the shortest titles. */
function takenOf(found: readonly Found[]): Found[] {
  const taken = new Map<number, number>();
  return found.toSorted(byLength).filter(({ kind }) => {
    const before = taken.get(kind) ?? 0;
    taken.set(kind, before + 1);
    return before < TAKEN_IN_KIND;
  });
}

/** The beginning that is asked for, as the indexes of titles have it. */
function askedBeginning({ terms: [first = '', ...others] }: Search) {
  const characters = Array.from(first);
  const beginning = characters.slice(0, BEGINNING).join('');
  const title = sql`left(search_fold(title), ${sql.lit(BEGINNING)}) collate "C"`;
  // What the index has compared already is not compared again.
  const isWhole = characters.length <= BEGINNING;
  return {
    begins: sql`${title} >= ${beginning} and ${title} < ${`${beginning}\u{10FFFF}`}`,
    beginsAlike: sql`left(search_fold(title), 1) collate "C" = ${characters[0] ?? ''}`,
    title,
    facts: { areRows: true, ...(isWhole && { terms: others, begins: sql`true` }) },
  };
}

/**
 * Returns all entries of some kinds, which share one scope, whose titles begin with the search input, for a caller with
 * few organisations; undefined if too many titles begin with its first character. Most kinds have none, and are not asked.
 */
async function allBeginnings(search: Search, kinds: readonly AskedKind[]): Promise<Found[] | undefined> {
  const { begins, beginsAlike, facts } = askedBeginning(search);
  const own = underOrganisations(search, kinds[0]!, sql`search_org(org_id)`);
  const places = sql`select * from alike
    where (select held from counted) <= ${READ_AT_ONCE} and kind = any(${idsOf(kinds)}) and ${begins}`;
  // Raw SQL: its parts are the fragments of the search, which lateral joins are made of.
  const { rows } = await sql<Omit<Found, 'entry'> & { held: number; entry: number | null }>`
    with alike as materialized (
      select * from search_entry where not gone and ${own} and ${beginsAlike} limit ${READ_AT_ONCE + 1}),
    counted as materialized (select count(*) as held from alike)
    select held, e.* from counted left join (
      ${entries(search, kinds, places, { ...facts, kind: sql`w.kind` })}) e on true`.execute(search.db);
  if (rows[0]!.held > READ_AT_ONCE) return undefined;
  // With none there is a single row, which only has the count.
  return rows.filter((row): row is typeof row & { entry: number } => row.entry !== null);
}

/**
 * Returns entries of each kind whose titles begin with the search input.
 * @param isNarrow the caller has few organisations, and so sees few of the titles: they are looked up by organisation
 */
async function beginnings(
  search: Search,
  kinds: readonly AskedKind[],
  isNarrow: boolean,
  most: number,
): Promise<Found[]> {
  const { begins, beginsAlike, title, facts } = askedBeginning(search);
  const found: Found[] = [];
  for (const some of byScope(kinds)) {
    const byOrganisation = isNarrow && areOfOrganisations(some);
    const own = byOrganisation
      ? sql`${underOrganisations(search, some[0]!, sql`search_org(org_id)`)} and ${beginsAlike}`
      : sql`true`;
    // Within one organisation the index gives the titles in their order; over several, any of them are as good.
    const places = sql`select * from search_entry where kind = k.id and not gone and ${own} and ${begins}
      ${byOrganisation ? sql`` : sql`order by ${title}`} limit ${SEEN_AT_BEGINNING}`;
    // Raw SQL: a lateral join over an array parameter, taken apart by unnest.
    const { rows } = await sql<Found>`select e.* from unnest(${idsOf(some)}::integer[]) k (id) cross join lateral (
      ${entries(search, some, places, { ...facts, kind: KIND })} limit ${most}) e`.execute(search.db);
    found.push(...rows);
  }
  return found;
}

/** Returns whether a caller reaches so few organisations that each can be looked up by itself. */
async function hasFewOrganisations({ db, access: { scope } }: Search): Promise<boolean> {
  const read = readPaths(scope);
  if (read.includes('')) return false;
  // Raw SQL: the organisations are a fragment.
  const { rows } = await sql<{ few: boolean }>`select count(*) <= ${FEW_ORGANISATIONS} as few
    from (select from (${organisationsUsable({ ...scope, read })}) o limit ${FEW_ORGANISATIONS + 1}) s`.execute(db);
  return rows[0]?.few ?? false;
}

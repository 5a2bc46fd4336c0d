import { allResources, fieldsOf, maskTitle, oncePerResource, refersToRecords, type AnyResource } from '@gongdi/domain';
import type { Db, RowAccess } from '../store/index.ts';
import { fold } from '../text/runs.ts';
import { askedFor, initialsIn, type Part } from './asked.ts';
import { entriesThatBegin } from './beginnings.ts';
import { catchUp } from './keep-up.ts';
import {
  entriesOfBeginning,
  entriesOfFew,
  entriesOfMany,
  rarestOf,
  type AskedKind,
  type Found,
  type Search,
} from './places.ts';
import { wordsOf } from './words.ts';

/** Most records of a kind, and most kinds, in one answer; the lists contain further records. */
export const RECORDS_TOLD = 5;
export const KINDS_TOLD = 10;

/** After this time no further kinds are searched, milliseconds. */
const BUDGET = 1000;

export interface FoundKind {
  resource: AnyResource;
  records: { id: string; title: string }[];
}

export interface Findings {
  found: FoundKind[];
  /** Not all records can be found yet: the index is still being filled. */
  filling: boolean;
}

/**
 * Finds records of some resources that contain all words of an input in their title, number or another searched field,
 * and that the access allows. Records whose title is the input come first, then those whose title begins with it, then
 * the newest; kinds come in the order of their best records, those with short titles first. The cost grows neither with
 * the number of resources nor with the number of records that contain a word.
 * @param resources those that the caller may list; of equally good kinds, the one that more fields refer to comes first,
 *   else the earlier one
 * @param project only records of this project
 */
export async function findRecords(
  db: Db,
  resources: readonly AnyResource[],
  access: RowAccess,
  input: string,
  project?: string,
): Promise<Findings> {
  const { terms, parts } = askedFor(input);
  const { isBehind, filling } = await catchUp(db);
  if (parts.length === 0) return { found: [], filling };
  const kinds = await kindsOf(db, resources);
  if (kinds.length === 0) return { found: [], filling };
  const { part, held } = await rarestOf(db, parts);
  if (held === 'by none') return { found: [], filling: filling || isBehind };
  const search = { db, access, terms, kinds, project };
  const rows = held === 'by few' ? await entriesOfFew(search, part) : await someEntries(search, part);
  return { found: toldOf(kinds, rows, fold(input).trim()), filling: filling || isBehind };
}

/** How many fields refer to a resource: what much refers to is what is looked for. */
const referencesTo = oncePerResource(({ name }) => {
  let count = 0;
  for (const resource of allResources())
    for (const { kind, ref } of fieldsOf(resource)) if (ref === name && refersToRecords(kind)) count += 1;
  return count;
});

/** Kinds in the order in which they are searched, and in which equally good ones are told. */
async function kindsOf(db: Db, resources: readonly AnyResource[]): Promise<AskedKind[]> {
  const rows = await db.selectFrom('search_kind').select(['id', 'name']).where('name', 'is not', null).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return resources
    .toSorted((a, b) => referencesTo(b) - referencesTo(a))
    .flatMap((resource) => {
      const id = ids.get(resource.name);
      return id === undefined ? [] : [{ id, resource }];
    });
}

/**
 * Searches a part that many records have: first titles that begin with the input, then the exact word, then longer words
 * that begin with it.
 */
async function someEntries(search: Search, part: Part): Promise<Found[]> {
  const until = performance.now() + BUDGET;
  const goesOn = (found: readonly Found[]): boolean =>
    performance.now() < until && new Set(found.map(({ kind }) => kind)).size < KINDS_TOLD;
  const found: Found[] = [...(await entriesThatBegin(search, KINDS_TOLD))];
  for (const range of part) found.push(...(await entriesOfMany(search, range, (more) => goesOn([...found, ...more]))));
  for (const range of part) if (!range.exact && goesOn(found)) found.push(...(await entriesOfBeginning(search, range)));
  return found;
}

/** How well a title is what was asked for: it is that, or begins so, also by its initials. */
function scoreOf({ title, begins }: Found, asked: string): number {
  if (fold(title) === asked) return 2;
  const initials = initialsIn(asked);
  return Number(begins || (initials !== undefined && wordsOf(title).some((word) => word.startsWith(initials))));
}

function toldOf(kinds: readonly AskedKind[], rows: readonly Found[], asked: string): FoundKind[] {
  const byKind = new Map<number, Map<string, Found>>();
  for (const row of rows) {
    const records = byKind.get(row.kind) ?? new Map<string, Found>();
    byKind.set(row.kind, records.set(row.record_id, row));
  }
  const best = (a: Found, b: Found): number => scoreOf(b, asked) - scoreOf(a, asked) || b.entry - a.entry;
  return (
    kinds
      .flatMap(({ id, resource }) => {
        const shown = [...(byKind.get(id)?.values() ?? [])].toSorted(best).slice(0, RECORDS_TOLD);
        const records = shown.map(({ record_id, title }) => ({ id: record_id, title: maskTitle(resource, title) }));
        const [first] = shown;
        return first ? [{ resource, records, score: scoreOf(first, asked), length: first.title.length }] : [];
      })
      // Of two that begin alike, the shorter title is more of what was asked for: a project before its documents.
      .toSorted((a, b) => b.score - a.score || a.length - b.length)
      .slice(0, KINDS_TOLD)
      .map(({ resource, records: told }) => ({ resource, records: told }))
  );
}

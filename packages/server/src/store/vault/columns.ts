import {
  allResources,
  schemeRecord,
  sealedEntriesOf,
  type AnyResource,
  type SealedEntry,
  type SealedKind,
} from '@gongdi/domain';
import { storedIn } from './records.ts';

/** A column whose values are encrypted as a whole. */
export interface SealedColumn {
  name: string;
  kind: SealedKind;
}

/** A table with encrypted values. */
export interface SealedTable {
  table: string;
  columns: readonly SealedColumn[];
  /** Columns with small tables in them, of which some columns are encrypted. */
  nested: readonly Extract<SealedEntry, { columns: unknown }>[];
}

/** Records that have a repository and no pages of their own. */
const OTHERS: readonly AnyResource[] = [schemeRecord];

/** The table with the keys of uploaded files, each encrypted as a value of personal data is. */
export const FILE_KEYS = 'content_key';

/** The table with the keys of base maps. */
export const MAP_KEYS = 'map_key';

/** Tables with encrypted values that belong to no resource. */
const BY_HAND: readonly SealedTable[] = [
  { table: FILE_KEYS, columns: [{ name: 'data_key', kind: 'secret' }], nested: [] },
  { table: MAP_KEYS, columns: [{ name: 'keys', kind: 'secret' }], nested: [] },
];

/** Returns all tables with encrypted values; several resources may be views of one table. */
export function sealedTables(): SealedTable[] {
  const entries = new Map<string, Map<string, SealedEntry>>();
  for (const resource of [...allResources(), ...OTHERS])
    for (const entry of sealedEntriesOf(resource)) {
      const table = storedIn(resource);
      const known = entries.get(table) ?? new Map<string, SealedEntry>();
      entries.set(table, known.set(entry.name, entry));
    }
  const ofResources = [...entries].map(([table, found]): SealedTable => ({
    table,
    columns: [...found.values()].flatMap((entry) =>
      'sealed' in entry ? [{ name: entry.name, kind: entry.sealed }] : [],
    ),
    nested: [...found.values()].filter((entry) => 'columns' in entry),
  }));
  return [...ofResources, ...BY_HAND].toSorted((a, b) => (a.table < b.table ? -1 : 1));
}

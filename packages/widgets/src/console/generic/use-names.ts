import { metaOf, refersToRecords, titleOf, type AnyResource } from '@gongdi/domain';
import { useTitles } from '../../kit/data/titles.ts';
import { useLang } from '../ground/context/console-context.tsx';

type Row = Readonly<Record<string, unknown>> & { id: string };

/**
 * Returns the names of records: their titles, or, where the title of a resource refers to another record, the title of
 * that record. Until it is known, and when the reader may not see it, the name is that of the kind of record.
 */
export function useNames(resource: AnyResource, rows: readonly Row[]): (row: Row) => string {
  const lang = useLang();
  // The form of a step has the fields that it asks for, and these need not have the title among them.
  const type = resource.fields[resource.title] as Parameters<typeof metaOf>[0] | undefined;
  const meta = type && metaOf(type);
  const named = meta && refersToRecords(meta.kind) ? meta.ref : undefined;
  const idIn = (row: Row) => row[resource.title] as string | null | undefined;
  const titles = useTitles(named, named === undefined ? [] : rows.flatMap((row) => idIn(row) ?? []));
  if (named === undefined) return (row) => titleOf(resource, row);
  return (row) => titles.of(idIn(row) ?? '') ?? resource.label[lang];
}

/** Returns the name of one record as `useNames` does; undefined while there is no record. */
export function useName(resource: AnyResource, row: Row | undefined): string | undefined {
  const nameOf = useNames(resource, row ? [row] : []);
  return row && nameOf(row);
}

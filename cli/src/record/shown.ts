import { calls, type Client } from '@gongdi/api';
import { EMPTY, formatField, LIST_SEPARATOR, traitsOf, type NamedField } from '@gongdi/domain';
import type { CommandContext } from '../command.ts';
import type { Connection } from '../remote/connect.ts';

type Row = Readonly<Record<string, unknown>>;

/** Formats the value of a field for people. */
type Show = (field: NamedField, row: Row) => string;

/**
 * Returns a formatter for the values of some records: referenced records and regions are shown by their names, other
 * values as in the rest of the product. A referenced record that this user may not see is shown by its id.
 */
export async function shownIn(
  { client, zone }: Connection,
  fields: readonly NamedField[],
  rows: readonly Row[],
  context: CommandContext,
): Promise<Show> {
  const { lang } = context;
  const titles = await titlesIn(client, fields, rows, context);
  const named = fields.some(({ kind }) => traitsOf(kind).refersTo === 'region');
  const regions = named ? (await import('@gongdi/domain/regions')).regionText : String;
  return (field, row) => {
    const value = row[field.name];
    if (field.ref !== undefined)
      return (
        idsOf(value)
          .map((id) => titles.get(id) ?? id)
          .join(LIST_SEPARATOR[lang]) || EMPTY
      );
    if (traitsOf(field.kind).refersTo === 'region' && typeof value === 'string') return regions(value);
    return formatField(field, value, { lang, zone: zone(), record: row });
  };
}

function idsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
}

/** Returns the titles of all records that the rows refer to, by id. */
async function titlesIn(
  client: Client,
  fields: readonly NamedField[],
  rows: readonly Row[],
  context: CommandContext,
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, Set<string>>();
  for (const { ref, name } of fields) {
    if (ref === undefined) continue;
    const ids = wanted.get(ref) ?? new Set();
    for (const row of rows) for (const id of idsOf(row[name])) ids.add(id);
    wanted.set(ref, ids);
  }
  const titles = new Map<string, string>();
  for (const [resource, ids] of wanted)
    for (const some of chunks([...ids])) {
      const query = { ids: some.join(',') };
      const found = await client.call(calls.base.references, { params: { resource }, query }, context).catch(() => []);
      for (const { id, title } of found) titles.set(id, title);
    }
  return titles;
}

function chunks(ids: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let from = 0; from < ids.length; from += calls.base.REFERENCE_IDS)
    parts.push(ids.slice(from, from + calls.base.REFERENCE_IDS));
  return parts;
}

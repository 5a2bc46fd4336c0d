import type { Client } from '@gongdi/api';
import { findResource, traitsOf, type AnyResource, type SheetColumn } from '@gongdi/domain';
import { readText } from '@gongdi/sheets';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { columnNamed } from './fields.ts';
import { recordsCalled } from './find.ts';
import { recordMessage } from './text/index.ts';

/** The given values by column. */
export type Given = ReadonlyMap<SheetColumn, unknown>;

/**
 * Returns the values of the `field=value` arguments, which override those of a JSON record.
 * @throws CliFailure with exit 2 for an argument that is not an assignment, or for an unknown field
 */
export function givenValues(
  resource: AnyResource,
  columns: readonly SheetColumn[],
  record: Readonly<Record<string, unknown>>,
  assignments: readonly string[],
): Given {
  const given = new Map<SheetColumn, unknown>();
  for (const [name, value] of Object.entries(flat(record, columns)))
    given.set(columnNamed(resource, columns, name), value);
  for (const text of assignments) {
    const at = text.indexOf('=');
    if (at < 1) throw new CliFailure(EXIT.usage, recordMessage(resource, 'badSet', { text }));
    given.set(columnNamed(resource, columns, text.slice(0, at)), text.slice(at + 1));
  }
  return given;
}

/** Flattens a record: the parts of an address are nested on the wire, but have dotted names here. */
function flat(record: Readonly<Record<string, unknown>>, columns: readonly SheetColumn[]): Record<string, unknown> {
  const nested = new Set(columns.flatMap(({ path }) => (path.length > 1 ? [path[0]] : [])));
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    const inside = nested.has(name) && isObject(value) && isObject(value['location']) ? value['location'] : undefined;
    if (!inside) out[name] = value;
    else for (const [part, one] of Object.entries(inside)) out[`${name}.location.${part}`] = one;
  }
  return out;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Writes the values into a record: labels of dictionaries become codes, titles of other records become their ids.
 * @param into is changed
 * @throws CliFailure with exit 1 that names every value that cannot be read
 */
export async function fillIn(
  into: Record<string, unknown>,
  given: Given,
  client: Client,
  resource: AnyResource,
  context: CommandContext,
): Promise<void> {
  const problems: ReturnType<typeof recordMessage>[] = [];
  for (const [column, raw] of given) {
    const ids = await idsOf(column, raw, client, resource, context);
    const references = column.ref === undefined ? {} : { [column.ref]: (title: string) => ids.get(title) };
    const text = Array.isArray(raw) ? raw.map(String).join('\n') : raw;
    // The server checks the password; the CLI must not trim it.
    const typed = traitsOf(column.kind).stored && isScalar(text);
    const isRegion = traitsOf(column.kind).refersTo === 'region';
    const regions = isRegion ? (await import('@gongdi/domain/regions')).regionCode : undefined;
    const read = typed ? readText(column, text, { references, regions }) : { value: text };
    if ('problem' in read)
      problems.push(recordMessage(resource, 'fieldProblem', { label: column.label, problem: read.problem }));
    else put(into, column.path, read.value);
  }
  if (problems.length === 0) return;
  const [zh, en] = (['zh', 'en'] as const).map((lang) => problems.map((problem) => problem[lang]).join('\n'));
  throw new CliFailure(EXIT.findings, { zh: zh!, en: en! });
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Returns the ids of the records that a field names. */
async function idsOf(
  column: SheetColumn,
  raw: unknown,
  client: Client,
  resource: AnyResource,
  context: CommandContext,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const target = column.ref === undefined ? undefined : findResource(column.ref);
  if (!target) return ids;
  const whole = (Array.isArray(raw) ? raw : [raw]).filter((one): one is string => typeof one === 'string');
  const parts =
    traitsOf(column.kind).refersTo === 'records' ? whole.flatMap((one) => one.split(/[、,，;；\n]/)) : whole;
  for (const text of parts.map((part) => part.trim()).filter(Boolean)) {
    const found = await recordsCalled(client, target, text, context);
    const values = { label: column.label, text, ids: found.map(({ id }) => id).join(', ') };
    if (found.length !== 1)
      throw new CliFailure(
        EXIT.findings,
        recordMessage(resource, found.length ? 'severalReferences' : 'noSuchReference', values),
      );
    ids.set(text, found[0]!.id);
  }
  return ids;
}

function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let place = into;
  for (const name of path.slice(0, -1)) {
    if (!isObject(place[name])) place[name] = {};
    place = place[name] as Record<string, unknown>;
  }
  place[path.at(-1)!] = value;
}

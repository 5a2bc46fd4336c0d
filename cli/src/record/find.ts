import { CallFailure, resourceCalls, type Client } from '@gongdi/api';
import { fieldsOf, queryFieldsOf, type AnyResource, type RowOf } from '@gongdi/domain';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { recordMessage } from './text/index.ts';

type Row = RowOf<AnyResource>;

/** Pattern of the ids that the server creates, and of the ids of the demo. */
const LIKE_AN_ID = /^[\w-]{16,64}$/;
/** Number of records searched for a title or unique text. */
const LOOKED_AT = 200;

/** Returns the records with that id, title or unique text, among those that this user may see. */
export async function recordsCalled(
  client: Client,
  resource: AnyResource,
  text: string,
  context: CommandContext,
): Promise<Row[]> {
  const { detail, list } = resourceCalls(resource);
  if (detail && LIKE_AN_ID.test(text)) {
    const found = await orNone(client.call(detail, { params: { id: text } }, context));
    if (found) return [found];
  }
  if (!list) return [];
  const unique = new Set(fieldsOf(resource).flatMap((field) => (field.unique ? [field.name] : [])));
  const names = queryFieldsOf(resource)
    .filter(({ name, query }) => (name === resource.title || unique.has(name)) && (query === 'like' || query === 'eq'))
    .map(({ name }) => name);
  const found = new Map<string, Row>();
  for (const name of names) {
    const query = { [name]: text, page_size: String(LOOKED_AT) };
    const page = await client.call(list, { query }, context);
    for (const row of page.list) if ((row as Record<string, unknown>)[name] === text) found.set(row.id, row);
  }
  return [...found.values()];
}

/**
 * Returns the one record that a text identifies.
 * @throws CliFailure with exit 1 when no record matches, or several match
 */
export async function recordCalled(
  client: Client,
  resource: AnyResource,
  text: string,
  context: CommandContext,
): Promise<Row> {
  const [row, ...others] = await recordsCalled(client, resource, text, context);
  if (!row) throw new CliFailure(EXIT.findings, recordMessage(resource, 'noRecord', { text }));
  if (others.length === 0) return row;
  const ids = [row, ...others].map(({ id }) => id).join(', ');
  throw new CliFailure(
    EXIT.findings,
    recordMessage(resource, 'severalRecords', { text, count: others.length + 1, ids }),
  );
}

async function orNone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
}

import { CallFailure, resourceCalls, type Client } from '@gongdi/api';
import { fieldsOf, queryFieldsOf, type AnyResource, type RowOf } from '@gongdi/domain';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { sayOf } from './text/index.ts';

type Row = RowOf<AnyResource>;

/** Ids as the server makes them, and those of the demo. */
const LIKE_AN_ID = /^[\w-]{16,64}$/;
/** Records looked through for the one that is called so. */
const LOOKED_AT = 200;

/** Records with that id, title or unique text, among those that this user sees. */
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
 * The one record that is meant.
 * @throws CliFailure with exit 1 when there is none, or several are called so
 */
export async function recordCalled(
  client: Client,
  resource: AnyResource,
  text: string,
  context: CommandContext,
): Promise<Row> {
  const [row, ...others] = await recordsCalled(client, resource, text, context);
  if (!row) throw new CliFailure(EXIT.findings, sayOf(resource, 'noRecord', { text }));
  if (others.length === 0) return row;
  const ids = [row, ...others].map(({ id }) => id).join(', ');
  throw new CliFailure(EXIT.findings, sayOf(resource, 'severalRecords', { text, count: others.length + 1, ids }));
}

async function orNone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
}

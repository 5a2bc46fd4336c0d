import { resourceCalls, type Client } from '@gongdi/api';
import {
  findResource,
  formatField,
  LIST_SEPARATOR,
  storedFieldsOf,
  titleOf,
  type AnyResource,
  type NamedField,
} from '@gongdi/domain';
import type { CommandContext } from '../command.ts';
import { table } from '../terminal/width.ts';

/** A record as lines of label and value. */
export async function showRecord(
  client: Client,
  resource: AnyResource,
  row: Readonly<Record<string, unknown>>,
  context: CommandContext,
): Promise<string> {
  const lines: string[][] = [['id', String(row['id'])]];
  for (const field of storedFieldsOf(resource)) {
    const value = row[field.name];
    const target = field.ref === undefined ? undefined : findResource(field.ref);
    const shown = target
      ? await titlesOf(client, target, value, context)
      : formatField(field satisfies NamedField, value, context.lang);
    lines.push([field.label[context.lang], shown]);
  }
  return table(lines);
}

/** Titles of what a field refers to; ids of what this user does not see. */
async function titlesOf(client: Client, target: AnyResource, value: unknown, context: CommandContext): Promise<string> {
  const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
  const { detail } = resourceCalls(target);
  const titles = await Promise.all(
    ids.map(async (id) => {
      if (!detail) return id;
      const row = await client.call(detail, { params: { id } }, context).catch(() => ({ id }));
      return titleOf(target, row);
    }),
  );
  return titles.join(LIST_SEPARATOR[context.lang]) || formatField({ kind: 'text' }, null, context.lang);
}

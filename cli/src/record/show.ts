import {
  EMPTY,
  logChanges,
  operatelog,
  storedFieldsOf,
  type AnyResource,
  type NamedField,
  type WrittenChange,
} from '@gongdi/domain';
import type { CommandContext } from '../command.ts';
import type { Connection } from '../remote/connect.ts';
import { table } from '../terminal/width.ts';
import { shownIn } from './shown.ts';

/**
 * Returns a record as lines of label and value.
 * @param chosen the fields to show; all without
 */
export async function showRecord(
  connection: Connection,
  resource: AnyResource,
  row: Readonly<Record<string, unknown>>,
  context: CommandContext,
  chosen?: readonly NamedField[],
): Promise<string> {
  const fields = chosen ?? storedFieldsOf(resource);
  const show = await shownIn(connection, fields, [row], context);
  const lines = fields.map((field) => [field.label[context.lang], show(field, row)]);
  if (chosen) return table(lines);
  return table([['id', String(row['id'])], ...lines, ...(await changesIn(connection, resource, row, context))]);
}

/** Returns the changed values of an entry of the change record, formatted as in the changed record itself. */
async function changesIn(
  connection: Connection,
  { name }: AnyResource,
  { subject, changes }: Readonly<Record<string, unknown>>,
  context: CommandContext,
): Promise<string[][]> {
  if (name !== operatelog.name || typeof subject !== 'string' || !Array.isArray(changes)) return [];
  const lines = logChanges(subject, changes as WrittenChange[]).map(async ({ label, field, before, after }) => {
    const shown = async (value: unknown): Promise<string> => {
      if (value === null) return EMPTY;
      if (!field) return typeof value === 'string' ? value : JSON.stringify(value);
      const row = { [field.name]: value };
      return (await shownIn(connection, [field], [row], context))(field, row);
    };
    return [label[context.lang], `${await shown(before)} → ${await shown(after)}`];
  });
  return Promise.all(lines);
}

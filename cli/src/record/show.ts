import { storedFieldsOf, type AnyResource } from '@gongdi/domain';
import type { CommandContext } from '../command.ts';
import type { Connection } from '../remote/connect.ts';
import { table } from '../terminal/width.ts';
import { shownIn } from './shown.ts';

/** A record as lines of label and value. */
export async function showRecord(
  connection: Connection,
  resource: AnyResource,
  row: Readonly<Record<string, unknown>>,
  context: CommandContext,
): Promise<string> {
  const fields = storedFieldsOf(resource);
  const show = await shownIn(connection, fields, [row], context);
  const lines = fields.map((field) => [field.label[context.lang], show(field, row)]);
  return table([['id', String(row['id'])], ...lines]);
}

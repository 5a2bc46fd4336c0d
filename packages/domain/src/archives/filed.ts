import type { AnyResource, Filing } from '../resource/define.ts';
import { fieldsOf } from '../resource/fields.ts';
import { isProjectField } from '../resource/project-field.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns the folder into which the Word of a record goes in its present state; undefined: it is not filed. */
export function folderFor(resource: AnyResource, row: Row): { kind: number; code: string } | undefined {
  const { archived, lifecycle } = resource;
  if (!archived || !lifecycle || !archived.states.includes(row[lifecycle.field] as number)) return undefined;
  const code = codeFor(archived, row);
  return code === undefined ? undefined : { kind: archived.kind ?? 1, code };
}

function codeFor({ folder }: Filing, row: Row): string | undefined {
  if (typeof folder === 'string') return folder;
  return folder.codes[row[folder.by] as number];
}

/** Returns the field with the project in whose archive the records of a resource are filed. */
export const projectFieldOf = (resource: AnyResource): string | undefined =>
  fieldsOf(resource).find((field) => field.query === 'eq' && isProjectField(field))?.name;

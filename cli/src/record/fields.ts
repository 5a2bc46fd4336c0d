import { formFieldsOf, sheetColumnsOf, type AnyResource, type SheetColumn } from '@gongdi/domain';
import { CliFailure, EXIT } from '../command.ts';
import { sayOf } from './text/index.ts';

/** Files are sent by uploads, so no command line fills them. */
const NOT_TYPED: ReadonlySet<SheetColumn['kind']> = new Set(['file', 'files', 'image']);

/** What the add or edit form of a resource fills in, an address in its three parts. */
export function columnsToFill(resource: AnyResource, mode: 'add' | 'edit'): SheetColumn[] {
  const addresses = sheetColumnsOf(resource).filter(({ path }) => path.length > 1);
  return formFieldsOf(resource, mode).flatMap((field): SheetColumn[] => {
    if (NOT_TYPED.has(field.kind)) return [];
    if (field.kind === 'address') return addresses.filter(({ path }) => path[0] === field.name);
    const { name, label, kind, required, dict, ref } = field;
    return [{ path: [name], label, kind, required, dict, ref }];
  });
}

/**
 * The column that a name stands for: its wire name, its dotted path, or its label in either language.
 * @throws CliFailure with exit 2 when there is none
 */
export function columnNamed(resource: AnyResource, columns: readonly SheetColumn[], name: string): SheetColumn {
  const wanted = name.trim().toLowerCase();
  const found =
    columns.find(({ path, label }) =>
      [path.join('.'), label.zh, label.en].some((one) => one.toLowerCase() === wanted),
    ) ?? columns.find(({ path }) => path[0]?.toLowerCase() === wanted);
  if (found) return found;
  const names = columns.map(({ path }) => path.join('.')).join(', ');
  throw new CliFailure(EXIT.usage, sayOf(resource, 'unknownField', { name, names }));
}

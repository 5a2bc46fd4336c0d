import { formFieldsOf, sheetColumnsOf, type AnyResource, type FieldKind, type SheetColumn } from '@gongdi/domain';
import { CliFailure, EXIT } from '../command.ts';
import { recordMessage } from './text/index.ts';

/** How the command line fills in a field: with one value (`whole`), an address in its parts, an uploaded file never. */
type Filled = 'whole' | 'in parts' | 'never';

/** How the command line fills in a field of each kind. */
const FILLED = {
  text: 'whole',
  textarea: 'whole',
  integer: 'whole',
  decimal: 'whole',
  money: 'whole',
  fee: 'whole',
  meters: 'whole',
  boolean: 'whole',
  date: 'whole',
  datetime: 'whole',
  code: 'whole',
  reference: 'whole',
  references: 'whole',
  permissions: 'whole',
  password: 'whole',
  phone: 'whole',
  idcard: 'whole',
  region: 'whole',
  address: 'in parts',
  place: 'whole',
  rows: 'whole',
  signature: 'whole',
  file: 'never',
  files: 'never',
  image: 'never',
} as const satisfies Record<FieldKind, Filled>;

/** Returns the columns that the add or edit form of a resource fills in; an address has three columns. */
export function columnsToFill(resource: AnyResource, mode: 'add' | 'edit'): SheetColumn[] {
  const addresses = sheetColumnsOf(resource).filter(({ path }) => path.length > 1);
  return formFieldsOf(resource, mode).flatMap((field): SheetColumn[] => {
    const filled: Filled = FILLED[field.kind];
    if (filled === 'never') return [];
    if (filled === 'in parts') return addresses.filter(({ path }) => path[0] === field.name);
    const { name, label, kind, required, dict, ref } = field;
    return [{ path: [name], label, kind, required, dict, ref }];
  });
}

/**
 * Returns the column with a name: its wire name, its dotted path, or its label in either language.
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
  throw new CliFailure(EXIT.usage, recordMessage(resource, 'unknownField', { name, names }));
}

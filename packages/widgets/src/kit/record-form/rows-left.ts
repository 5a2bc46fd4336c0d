import { traitsOf, type NamedField } from '@gongdi/domain';

export type Row = Readonly<Record<string, unknown>>;

/** Whether the values of a column are entries of a dictionary. */
export const isCode = ({ kind }: NamedField): boolean => traitsOf(kind).refersTo === 'dictionary entry';

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * Returns the places of rows that nobody has filled in: those without any result, where the table asks for results
 * (optional codes), else those without any optional value. Switches are never empty.
 */
export function leftRows(rows: readonly Row[], columns: readonly NamedField[]): number[] {
  const free = columns.filter(({ required }) => !required);
  const codes = free.filter(isCode);
  const asked = codes.length > 0 ? codes : free;
  const isLeft = (row: Row): boolean => {
    const values = asked.map(({ name }) => row[name]).filter((value) => typeof value !== 'boolean');
    return values.length > 0 && values.every(isEmpty);
  };
  return rows.flatMap((row, at) => (isLeft(row) ? [at] : []));
}

/** Returns the next of the places behind one, from the beginning after the last; undefined: there is none. */
export const nextOf = (places: readonly number[], after: number): number | undefined =>
  places.find((at) => at > after) ?? places.find((at) => at !== after);

/** Returns the column that names a row: its first text. */
export const nameColumn = (columns: readonly NamedField[]): NamedField | undefined =>
  columns.find(({ kind, required }) => required && traitsOf(kind).words === 'line') ??
  columns.find(({ kind }) => traitsOf(kind).words === 'line');

/** Returns the columns besides its name in which a row says something; a switch says something when it is on. */
export const saidColumns = (row: Row, columns: readonly NamedField[]): NamedField[] => {
  const name = nameColumn(columns);
  return columns.filter((column) => column !== name && !isEmpty(row[column.name]) && row[column.name] !== false);
};

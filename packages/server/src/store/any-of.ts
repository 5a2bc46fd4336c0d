import { sql, type RawBuilder } from 'kysely';

/** `= any(array)`: one parameter for any number of values. Unlike `in ()`, an empty list is no error. */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${[...values]})`;
}

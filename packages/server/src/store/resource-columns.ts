import { oncePerResource, storedFieldsOf, type NamedField } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { CUSTOM_COLUMN, tableOf, typeOf } from './resource-table.ts';

/** Returns SQL for the value of a field; of one that a company has added, the value inside the column of these. */
export function columnOf({ name, kind, custom }: Pick<NamedField, 'name' | 'kind' | 'custom'>): RawBuilder<unknown> {
  if (!custom) return sql.ref(name);
  return sql`(${sql.ref(CUSTOM_COLUMN)} ->> ${sql.lit(name)})::${sql.raw(typeOf(kind))}`;
}

/** The values of a record, for a select. Values of added fields come as JSON has them, which is as the wire has them. */
export const selectionOf = oncePerResource((resource) => {
  const own = tableOf(resource).columns.filter(({ name }) => name !== CUSTOM_COLUMN);
  const added = storedFieldsOf(resource).filter(({ custom }) => custom);
  return sql.join([
    ...own.map(({ name }) => sql.ref(name)),
    ...added.map(({ name }) => sql`${sql.ref(CUSTOM_COLUMN)} -> ${sql.lit(name)} as ${sql.ref(name)}`),
  ]);
});

import { fieldsOf, refersToRecords, type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { columnOf } from './resource-columns.ts';
import { typeOf } from './resource-table.ts';
import type { Db } from './tables.ts';

/** ICU's collation for Chinese, by pronunciation. */
const PINYIN = 'zh-x-icu';

/** Whether a database has that collation; a PostgreSQL built without ICU does not. Queried once per database. */
const pinyin = new WeakMap<object, Promise<boolean>>();

/**
 * Returns the order of a list: by one field, texts by Chinese pronunciation if the database supports it, and then by
 * id, so that pages neither repeat nor lose a row.
 */
export async function orderOf(
  db: Db,
  resource: AnyResource,
  sort: string,
  direction: 'asc' | 'desc',
): Promise<RawBuilder<unknown>> {
  const field = fieldsOf(resource).find((entry) => entry.name === sort);
  const way = sql.raw(direction);
  const isTree = resource.tree?.path === sort;
  const isText = field !== undefined && !isTree && !refersToRecords(field.kind) && typeOf(field.kind) === 'text';
  const collation = isText && (await hasPinyin(db)) ? sql` collate ${sql.id(PINYIN)}` : sql``;
  const column = field ? columnOf(field) : sql.ref(sort);
  return sql`${column}${collation} ${way}, id ${way}`;
}

function hasPinyin(db: Db): Promise<boolean> {
  const key = db.getExecutor().adapter;
  const known = pinyin.get(key);
  if (known) return known;
  const asked = sql`select 1 from pg_collation where collname = ${PINYIN}`
    .execute(db)
    .then(({ rows }) => rows.length > 0);
  pinyin.set(key, asked);
  asked.catch(() => pinyin.delete(key));
  return asked;
}

import { fieldsOf, type AnyResource } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { typeOf } from './resource-table.ts';

/** ICU's collation for Chinese: by pronunciation. */
const PINYIN = 'zh-x-icu';

/** Whether a database has that collation; PostgreSQL built without ICU does not. Asked once per database. */
const pinyin = new WeakMap<object, Promise<boolean>>();

/**
 * The order of a list: by one field, texts by Chinese pronunciation where the database can, and by id among equals, so
 * that pages neither repeat nor lose a row.
 */
export async function orderOf(
  db: Kysely<unknown>,
  resource: AnyResource,
  sort: string,
  direction: 'asc' | 'desc',
): Promise<RawBuilder<unknown>> {
  const field = fieldsOf(resource).find((entry) => entry.name === sort);
  const way = sql.raw(direction);
  const isText = field !== undefined && field.kind !== 'reference' && typeOf(field.kind) === 'text';
  const collation = isText && (await hasPinyin(db)) ? sql` collate ${sql.id(PINYIN)}` : sql``;
  return sql`${sql.ref(sort)}${collation} ${way}, id ${way}`;
}

function hasPinyin(db: Kysely<unknown>): Promise<boolean> {
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

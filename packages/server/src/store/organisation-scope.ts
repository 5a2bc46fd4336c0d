import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from './like.ts';
import { ORGANISATIONS } from './resource-table.ts';
import type { Db } from './tables.ts';

/** Organisations that a caller reads and writes, as paths (`a/b/`): each includes all organisations below it. */
interface Paths {
  readonly read: readonly string[];
  readonly write: readonly string[];
  /** Of a scope that reaches single rows: the organisations within which it does. */
  readonly rows?: { readonly within: { readonly write: readonly string[] } };
}

/** Organisations to which a caller may add records, as paths, however few records of others it reaches. */
export const addingPaths = ({ write, rows }: Omit<Paths, 'read'>): readonly string[] => [
  ...write,
  ...(rows?.within.write ?? []),
];

/** SQL for the ids of the organisations under any of some paths: for `in (…)`. */
export function organisationsBelow(paths: readonly string[]): RawBuilder<{ id: string }> {
  const patterns = paths.map((path) => `${escapeLike(path)}%`);
  return sql<{ id: string }>`select id from ${sql.table(ORGANISATIONS)} where path like any(${patterns})`;
}

/** Returns whether an organisation exists and is under any of some paths. */
export async function isBelow(db: Db, org_id: string | null | undefined, paths: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', org_id ?? null)
    .where(({ ref }) => sql<boolean>`${ref('id')} in (${organisationsBelow(paths)})`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * SQL for the ids of the organisations whose records a caller may use: the organisations that the caller reads, and
 * those above the caller's own ones, because what a company makes is meant for its branches. Organisations above those
 * that the caller can only read are not included.
 */
export function organisationsUsable({ read, ...scope }: Paths): RawBuilder<{ id: string }> {
  const above = addingPaths(scope).flatMap((path) => path.split('/').filter((id) => id !== ''));
  return sql<{ id: string }>`${organisationsBelow(read)} union select id from ${sql.table(ORGANISATIONS)}
    where id = any(${above})`;
}

import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from './like.ts';
import { ORGANISATIONS } from './resource-table.ts';

/** Organisations that somebody reads and writes, as paths (`a/b/`): each stands for itself and all below it. */
interface Paths {
  readonly read: readonly string[];
  readonly write: readonly string[];
}

/** Ids of the organisations under any of some paths: for `in (…)`. */
export function organisationsBelow(paths: readonly string[]): RawBuilder<{ id: string }> {
  const patterns = paths.map((path) => `${escapeLike(path)}%`);
  return sql<{ id: string }>`select id from ${sql.table(ORGANISATIONS)} where path like any(${patterns})`;
}

/**
 * Ids of the organisations whose things are there to use: those that one reads, and those above one's own, since what a
 * company makes is for its branches. What stands above organisations that one merely looks at is not.
 */
export function organisationsUsable({ read, write }: Paths): RawBuilder<{ id: string }> {
  const above = write.flatMap((path) => path.split('/').filter((id) => id !== ''));
  return sql<{ id: string }>`${organisationsBelow(read)} union select id from ${sql.table(ORGANISATIONS)}
    where id = any(${above})`;
}

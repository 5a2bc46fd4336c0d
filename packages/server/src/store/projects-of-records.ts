import type { AnyResource } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf } from './any-of.ts';
import type { Db } from './tables.ts';

/** Returns the projects that records of a resource belong to, by its field `project_id`, each once. */
export async function projectsOfRecords(
  db: Db,
  { noun }: Pick<AnyResource, 'noun'>,
  ids: readonly string[],
): Promise<string[]> {
  // Raw SQL: the table comes from the definition of the resource.
  const { rows } = await sql<{ project_id: string }>`select distinct project_id from ${sql.table(noun)}
    where id = ${anyOf([...ids])} and project_id is not null order by project_id`.execute(db);
  return rows.map(({ project_id }) => project_id);
}

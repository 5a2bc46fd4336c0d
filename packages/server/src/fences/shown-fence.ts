import type { Db } from '../store/index.ts';

/** Returns the areas of a project's fence as stored, with their coordinate system; null: it has none. */
export async function shownFence(db: Db, project: string): Promise<{ areas: string; system: string } | null> {
  const found = await db
    .selectFrom('project as p')
    .innerJoin('fence as f', (join) =>
      join.on(({ eb, ref }) => eb('f.code', '=', ref('p.project_address', '->>').key('fence'))),
    )
    .innerJoin('fence_version as v', (join) => join.onRef('v.code', '=', 'f.code').onRef('v.version', '=', 'f.version'))
    .select(['v.data', 'v.system'])
    .where('p.id', '=', project)
    .where(({ eb, or }) => or([eb('f.project_id', 'is', null), eb('f.project_id', '=', project)]))
    .executeTakeFirst();
  return found ? { areas: found.data, system: found.system } : null;
}

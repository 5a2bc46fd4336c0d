import { sql } from 'kysely';
import { contentAddress, type Reader } from '../files/index.ts';
import type { Db } from '../store/index.ts';

/** For whom a brand is asked. */
export interface BrandOf {
  org_id: string;
  /** The brand of a project, where it has one. */
  project_id?: string | undefined;
}

interface Signing {
  key: Uint8Array;
  /** Without one: whoever configured the logo, for pages that everybody with a link sees. */
  reader?: Reader | undefined;
  now: number;
}

/**
 * Returns the name and the logo that are shown for an organisation or a project: its own; else those of the nearest
 * organisation above that has any. What the nearest has not, the next one gives. The caller has checked that the project
 * may be seen.
 */
export async function brandOf(
  db: Db,
  { org_id, project_id }: BrandOf,
  { key, reader, now }: Signing,
): Promise<{ name: string | null; logo: string | null }> {
  const rows = await db
    .selectFrom('organisation as own')
    .innerJoin('organisation as above', (join) =>
      join.on(({ fn }) => fn<boolean>('starts_with', ['own.path', 'above.path'])),
    )
    .innerJoin('brand as b', 'b.org_id', 'above.id')
    .select(['b.shown_name', 'b.logo', 'b.created_by'])
    .where('own.id', '=', (eb) =>
      project_id === undefined
        ? eb.val(org_id)
        : eb.selectFrom('project').select('org_id').where('id', '=', project_id).$castTo<string>(),
    )
    .where(({ eb, or }) =>
      or([eb('b.project_id', 'is', null), ...(project_id === undefined ? [] : [eb('b.project_id', '=', project_id)])]),
    )
    .orderBy(sql`b.project_id is null`)
    .orderBy(({ fn }) => fn('length', ['above.path']), 'desc')
    .orderBy('b.created_at')
    .execute();
  const files = rows.flatMap(({ logo, created_by }) => (logo ?? []).slice(0, 1).map(({ id }) => ({ id, created_by })));
  return {
    name: rows[0]?.shown_name ?? null,
    logo: files[0] ? contentAddress(key, files[0].id, reader ?? { id: files[0].created_by ?? '' }, now) : null,
  };
}

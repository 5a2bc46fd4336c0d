import { onSite } from '../../../labour/index.ts';
import type { MoreTiles } from '../../../tiles/index.ts';

const KEY = 'attendance?onsite';

/** Tile of a project with gates: how many people its gates have seen come in and not leave. */
export const onSiteTile: MoreTiles = {
  tiles: [{ key: KEY, index: 'attendance', label: { zh: '现场在场人数', en: 'People on site' } }],
  async count({ db, setting, now }, _access, project_id): Promise<Readonly<Record<string, number>>> {
    const gate = await db
      .selectFrom('gate')
      .select('id')
      .where('project_id', '=', project_id)
      .limit(1)
      .executeTakeFirst();
    // Without a gate nobody is seen, and a zero would be wrong.
    return gate ? { [KEY]: await onSite(db, setting, project_id, now) } : {};
  },
};

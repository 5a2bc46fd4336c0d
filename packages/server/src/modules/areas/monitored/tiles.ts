import { AREAS, areaRecord } from '@gongdi/domain';
import { sql } from 'kysely';
import { listConditions } from '../../../store/index.ts';
import type { MoreTiles } from '../../../tiles/index.ts';

const keyOf = (path: string): string => `${path}?exceeded`;

/** Tiles of every type of monitored area: in how many areas a point is above one of its limits. */
export const areaTiles: MoreTiles = {
  tiles: AREAS.map(({ path, label }) => ({
    key: keyOf(path),
    index: path,
    label: { zh: `${label.zh}超限`, en: `${label.en}: over a limit` },
    level: 'error',
    open: true,
  })),
  async count({ db, timeZone }, access, project) {
    const conditions = listConditions({ db, resource: areaRecord, access, filters: { project_id: project }, timeZone });
    // Raw SQL: the conditions come from the definition.
    const { rows } = await sql<{ area_type: number; exceeded: number }>`
      select area_type, count(*) filter (where exists (
        select 1 from area_point p join device d on d.id = p.device_id where p.area_id = area.id and d.warn_level > 0
      )) as exceeded
      from area where ${sql.join(conditions, sql` and `)} group by area_type`.execute(db);
    const known = new Map(rows.map(({ area_type, exceeded }) => [area_type, exceeded]));
    return Object.fromEntries(
      AREAS.flatMap(({ code, path }) => (known.has(code) ? [[keyOf(path), known.get(code)!]] : [])),
    );
  },
};

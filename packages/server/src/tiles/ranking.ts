import type { calls, CallResult } from '@gongdi/api';
import {
  civilDay,
  projectFilterOf,
  projectmanage,
  queryFieldsOf,
  tileFilters,
  fieldsOf,
  type AnyResource,
} from '@gongdi/domain';
import { bounded, countEach, resourceRepository, tally } from '../store/index.ts';
import { declaredTiles, type TileDeps, type TileReader } from './tiles.ts';

type Home = CallResult<typeof calls.workbench.home>;

/** Most numbers by which projects are compared, and most projects in one answer. */
const RANKED = 4;
const PROJECTS = 30;
/** Statement timeout for the projects, ms. */
const STATEMENT = 2_000;

/**
 * Compares the projects that the reader may list by the tiles that declare it (`ranks`).
 * @param keys only by tiles of these keys
 */
export async function rankingFor(
  { db, timeZone, report, limits }: TileDeps,
  resources: readonly AnyResource[],
  { reach, access, now }: TileReader,
  keys?: ReadonlySet<string>,
): Promise<Pick<Home, 'ranked'> & { projects: NonNullable<Home['projects']> }> {
  if (!reach.may(projectmanage, 'list')) return { ranked: [], projects: [] };
  const today = civilDay(now, timeZone);
  const tiles = declaredTiles(resources, reach, undefined)
    .flatMap((tile) => {
      const filter = projectFilterOf(queryFieldsOf(tile.resource));
      const by = fieldsOf(tile.resource).find(({ name }) => name === filter);
      return by && tile.ranks && (keys?.has(tile.key) ?? true) ? [{ ...tile, by }] : [];
    })
    .slice(0, RANKED);
  const found = await countEach(
    db,
    tiles.map(
      ({ resource, by, ...tile }) =>
        () =>
          tally({ db, resource, access, filters: tileFilters(tile, today), timeZone }, by),
    ),
    report,
    limits,
  );
  const sums = new Map<string, number>();
  for (const totals of found)
    for (const [id, total] of Object.entries(totals ?? {})) sums.set(id, (sums.get(id) ?? 0) + total);
  const first = [...sums].toSorted((a, b) => b[1] - a[1]).slice(0, PROJECTS);
  const projects = await bounded(db, STATEMENT, async (trx) => {
    const repository = resourceRepository(trx, projectmanage, { timeZone });
    const titles = await repository.titles(access, { ids: first.map(([id]) => id) });
    const others = await repository.first(access, {}, PROJECTS);
    for (const { id, project_name } of others) if (titles.size < PROJECTS) titles.set(id, project_name);
    return [...titles];
  });
  return {
    ranked: tiles.map(({ resource, label, key, ...tile }) => ({
      resource: resource.name,
      label,
      key,
      filters: tileFilters(tile, today),
    })),
    projects: projects
      .map(([id, title]) => ({
        id,
        title,
        totals: Object.fromEntries(tiles.flatMap(({ key }, at) => (found[at] ? [[key, found[at][id] ?? 0]] : []))),
      }))
      .toSorted((a, b) => (sums.get(b.id) ?? 0) - (sums.get(a.id) ?? 0)),
  };
}

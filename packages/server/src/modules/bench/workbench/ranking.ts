import type { calls, CallResult } from '@gongdi/api';
import {
  civilDay,
  projectFilterOf,
  projectmanage,
  queryFieldsOf,
  tileFilters,
  tilesOf,
  fieldsOf,
  type AnyResource,
} from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { bounded, countEach, resourceRepository, tally } from '../../../store/index.ts';
import type { WorkbenchDeps } from './index.ts';
import type { Reach } from './reach.ts';

type Home = CallResult<typeof calls.workbench.home>;

/** Most numbers by which projects are compared, and most projects in one answer. */
const RANKED = 4;
const PROJECTS = 30;
/** Statement timeout for the projects, ms. */
const STATEMENT = 2_000;

/** Compares the projects that the caller may list by the tiles that declare it (`ranks`). */
export async function rankingFor(
  { db, timeZone, report, limits }: WorkbenchDeps,
  resources: readonly AnyResource[],
  { may }: Reach,
  context: CallerContext,
): Promise<Pick<Home, 'ranked' | 'projects'>> {
  if (!may(projectmanage, 'list')) return { ranked: [], projects: [] };
  const access = accessOf(context);
  const today = civilDay(context.now, timeZone);
  const tiles = resources
    .flatMap((resource) => {
      const filter = projectFilterOf(queryFieldsOf(resource));
      const by = fieldsOf(resource).find(({ name }) => name === filter);
      return by && may(resource, 'list') ? tilesOf(resource).map((tile) => ({ ...tile, resource, by })) : [];
    })
    .filter(({ ranks }) => ranks)
    .slice(0, RANKED);
  const found = await countEach(
    db,
    tiles.map(
      ({ resource, by, ...tile }) =>
        () =>
          tally({ resource, access, filters: tileFilters(tile, today), timeZone }, by),
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

import type { calls, CallResult } from '@gongdi/api';
import { projectmanage, tilesOf, viewsOf, type AnyResource } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository } from '../../../store/index.ts';
import type { WorkbenchDeps } from './index.ts';
import { newestFor, shownRow } from './newest.ts';
import { rankingFor } from './ranking.ts';
import { reachOf } from './reach.ts';
import { tasksFor } from './tasks.ts';
import { projectFilters, tilesFor } from './tiles.ts';

type Home = CallResult<typeof calls.workbench.home>;

/** How long an answer is given again to the same caller, ms: people open the page, go back and open it again. */
const KEPT = 5_000;
/** Most answers that are kept. */
const MOST = 500;

/** Most kinds of records on the map. */
const LAYERS = 4;

/** Fields of a project that its home shows. */
const BESIDE = ['project_phase', 'project_manager', 'begin_time', 'end_time'] as const;

/** Returns a function that answers the home of a project, or of the company. */
export function homes(deps: WorkbenchDeps, resources: readonly AnyResource[]) {
  const kept = new Map<string, { until: number; answer: Promise<Home> }>();
  return (context: CallerContext, project: string | undefined): Promise<Home> => {
    const key = keyOf(context, project);
    const found = kept.get(key);
    if (found && found.until > performance.now()) return found.answer;
    const answer = homeOf(deps, resources, context, project);
    kept.delete(key);
    if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
    kept.set(key, { until: performance.now() + KEPT, answer });
    // What failed is asked for again.
    answer.catch(() => kept.delete(key));
    return answer;
  };
}

/** What an answer depends on: whose it is, and all that this caller may do and see at this moment. */
function keyOf({ caller, lang }: CallerContext, project: string | undefined): string {
  return JSON.stringify([caller.id, caller.scope, [...caller.permissions], lang, project]);
}

/** Returns whether the map of a project shows the records of a resource: they have a place, and a tile counts them. */
const isMapped = (resource: AnyResource, project: string): boolean =>
  viewsOf(resource).map !== undefined && tilesOf(resource).length > 0 && projectFilters(resource, project) !== null;

async function homeOf(
  deps: WorkbenchDeps,
  resources: readonly AnyResource[],
  context: CallerContext,
  id: string | undefined,
): Promise<Home> {
  const reach = reachOf(deps.menus, context);
  // Before anything else: a project that the caller may not see has no home.
  const row =
    id === undefined ? undefined : await resourceRepository(deps.db, projectmanage).get(accessOf(context), id);
  const [tiles, tasks, newest, ranking] = await Promise.all([
    tilesFor(deps, resources, reach, context, { project: id, all: true }),
    tasksFor(deps, resources, reach, context, { project: id, mine: false }),
    newestFor(deps, reach, context, id),
    id === undefined ? rankingFor(deps, resources, reach, context) : { ranked: [], projects: null },
  ]);
  const mapped = id === undefined ? [projectmanage] : resources.filter((one) => isMapped(one, id));
  const project = row && reach.may(projectmanage, 'list') ? shownRow(projectmanage, row, BESIDE) : null;
  return {
    ...tiles,
    tasks,
    newest,
    project,
    mapped: mapped.flatMap((one) => (reach.may(one, 'list') ? [one.name] : [])).slice(0, LAYERS),
    ...ranking,
  };
}

import type { calls, CallResult } from '@gongdi/api';
import { projectmanage, type AnyResource } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository } from '../../../store/index.ts';
import { keptAnswers, mappedOf, newestFor, rankingFor, reachOf, shownRow, tilesFor } from '../../../tiles/index.ts';
import type { WorkbenchDeps } from './index.ts';
import { keyOf } from './key-of.ts';
import { tasksFor } from './tasks.ts';

/** All but the arrangement, which holds at once. */
type Home = Omit<CallResult<typeof calls.workbench.home>, 'arrangement'>;

/** How long an answer is given again to the same caller, ms: people open the page, go back and open it again. */
const KEPT = 5_000;

/** Fields of a project that its home shows. */
const BESIDE = ['project_phase', 'project_manager', 'begin_time', 'end_time'] as const;

/** Returns a function that answers the home of a project, or of the company. */
export function homes(deps: WorkbenchDeps, resources: readonly AnyResource[]) {
  const kept = keptAnswers<Home>(KEPT);
  return (context: CallerContext, project: string | undefined): Promise<Home> =>
    kept(keyOf(context, project), () => homeOf(deps, resources, context, project));
}

async function homeOf(
  deps: WorkbenchDeps,
  resources: readonly AnyResource[],
  context: CallerContext,
  id: string | undefined,
): Promise<Home> {
  const reach = reachOf(deps.menus, context);
  const reader = { reach, access: accessOf(context), now: context.now };
  // Before anything else: a project that the caller may not see has no home.
  const row =
    id === undefined ? undefined : await resourceRepository(deps.db, projectmanage).get(accessOf(context), id);
  const [tiles, tasks, newest, ranking] = await Promise.all([
    tilesFor(deps, resources, reader, { project: id }),
    tasksFor(deps, resources, reach, context, { project: id, mine: false }),
    newestFor(deps, resources, reader, id),
    id === undefined ? rankingFor(deps, resources, reader) : { ranked: [], projects: null },
  ]);
  const project = row && reach.may(projectmanage, 'list') ? shownRow(projectmanage, row, BESIDE) : null;
  return {
    ...tiles,
    tasks,
    newest,
    project,
    mapped: mappedOf(resources, reach, id).map(({ name }) => name),
    ...ranking,
  };
}

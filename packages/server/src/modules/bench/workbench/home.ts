import type { calls, CallResult } from '@gongdi/api';
import { projectmanage, type AnyResource } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository } from '../../../store/index.ts';
import { mappedOf, newestFor, rankingFor, reachOf, shownRow, tilesFor } from '../../../tiles/index.ts';
import type { WorkbenchDeps } from './index.ts';
import { tasksFor } from './tasks.ts';

/** All but the arrangement, which holds at once. */
type Home = Omit<CallResult<typeof calls.workbench.home>, 'arrangement'>;

/** How long an answer is given again to the same caller, ms: people open the page, go back and open it again. */
const KEPT = 5_000;
/** Most answers that are kept. */
const MOST = 500;

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
    tilesFor(deps, resources, reader, { project: id, all: true }),
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

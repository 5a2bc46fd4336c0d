import { calls } from '@gongdi/api';
import { allResources, type AnyResource } from '@gongdi/domain';
import { handle, type Handler } from '../../../handler/index.ts';
import type { MenuStore } from '../../../menu/index.ts';
import { keptAnswers, newestFor, reachOf, tilesFor, type TileChoice, type TileDeps } from '../../../tiles/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { arrangeFor, arrangementFor } from './arrangement.ts';
import { firstStepsFor } from './first-steps.ts';
import { homes } from './home.ts';
import { fillableFor, shortcutsFor } from './offered.ts';
import { keyOf } from './key-of.ts';
import { tasksFor } from './tasks.ts';

export interface WorkbenchDeps extends TileDeps {
  menus: Pick<MenuStore, 'treeFor'>;
}

/**
 * For how long the same tiles are shown, ms. Only a new choice counts all tiles; the numbers of those shown are always
 * counted anew.
 */
const CHOSEN = 30_000;

/** Handlers of the workbench and of the data entry page. */
export function workbenchHandlers(deps: WorkbenchDeps, resources: readonly AnyResource[] = allResources()): Handler[] {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const home = homes(deps, resources);
  const choices = keptAnswers<ReadonlySet<string>>(CHOSEN);
  return [
    handle(calls.workbench.own, async ({ query }, context) => {
      const reach = reachOf(deps.menus, context);
      const reader = { reach, access: accessOf(context), now: context.now };
      const project = query.project_id;
      const choice: TileChoice = (choose) => choices(keyOf(context, project), choose);
      const [arrangement, tiles, mine, newest] = await Promise.all([
        arrangementFor(deps.db, context, 'workbench'),
        tilesFor(deps, resources, reader, { project, ...(query.all !== '1' && { choice }) }),
        tasksFor(deps, resources, reach, context, { project, mine: true }),
        newestFor(deps, resources, reader, project),
      ]);
      return { arrangement, ...tiles, mine, newest, shortcuts: shortcutsFor(reach, byName) };
    }),
    handle(calls.workbench.home, async ({ query: { project_id } }, context) => {
      const page = project_id === undefined ? 'company' : 'home';
      const [arrangement, rest] = await Promise.all([
        arrangementFor(deps.db, context, page),
        home(context, project_id),
      ]);
      return { arrangement, ...rest };
    }),
    handle(calls.workbench.arrange, ({ params, body }, context) => arrangeFor(deps.db, params, body, context)),
    handle(calls.workbench.firstSteps, (_, context) =>
      firstStepsFor(deps, resources, reachOf(deps.menus, context), context),
    ),
    handle(calls.workbench.fillable, async (_, context) => fillableFor(reachOf(deps.menus, context), byName)),
  ];
}

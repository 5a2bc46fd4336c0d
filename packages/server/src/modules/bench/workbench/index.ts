import { calls } from '@gongdi/api';
import { allResources, type AnyResource } from '@gongdi/domain';
import { handle, type Handler } from '../../../handler/index.ts';
import type { MenuStore } from '../../../menu/index.ts';
import { newestFor, reachOf, tilesFor, type TileDeps } from '../../../tiles/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { arrangeFor, arrangementFor } from './arrangement.ts';
import { firstStepsFor } from './first-steps.ts';
import { homes } from './home.ts';
import { fillableFor, shortcutsFor } from './offered.ts';
import { tasksFor } from './tasks.ts';

export interface WorkbenchDeps extends TileDeps {
  menus: Pick<MenuStore, 'treeFor'>;
}

/** Handlers of the workbench and of the data entry page. */
export function workbenchHandlers(deps: WorkbenchDeps, resources: readonly AnyResource[] = allResources()): Handler[] {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const home = homes(deps, resources);
  return [
    handle(calls.workbench.own, async ({ query }, context) => {
      const reach = reachOf(deps.menus, context);
      const reader = { reach, access: accessOf(context), now: context.now };
      const project = query.project_id;
      const [arrangement, tiles, mine, newest] = await Promise.all([
        arrangementFor(deps.db, context, 'workbench'),
        tilesFor(deps, resources, reader, { project, all: query.all === '1' }),
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

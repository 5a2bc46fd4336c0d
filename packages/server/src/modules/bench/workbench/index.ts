import { calls } from '@gongdi/api';
import { allResources, type AnyResource } from '@gongdi/domain';
import { handle, type Handler } from '../../../handler/index.ts';
import type { MenuStore } from '../../../menu/index.ts';
import type { CountLimits, Db } from '../../../store/index.ts';
import { homes } from './home.ts';
import { newestFor } from './newest.ts';
import { fillableFor, shortcutsFor } from './offered.ts';
import { reachOf } from './reach.ts';
import { tasksFor } from './tasks.ts';
import { tilesFor } from './tiles.ts';

export interface WorkbenchDeps {
  db: Db;
  /** IANA time zone in which days begin and end. */
  timeZone: string;
  menus: Pick<MenuStore, 'treeFor'>;
  /** Receives the errors of parts that could not be read; the rest of the page is answered. */
  report: (error: unknown) => void;
  /** Default: limits that are short enough for a user who waits for the page. */
  limits?: CountLimits;
}

/** Handlers of the workbench and of the data entry page. */
export function workbenchHandlers(deps: WorkbenchDeps, resources: readonly AnyResource[] = allResources()): Handler[] {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const home = homes(deps, resources);
  return [
    handle(calls.workbench.own, async ({ query }, context) => {
      const reach = reachOf(deps.menus, context);
      const project = query.project_id;
      const [tiles, mine, newest] = await Promise.all([
        tilesFor(deps, resources, reach, context, { project, all: query.all === '1' }),
        tasksFor(deps, resources, reach, context, { project, mine: true }),
        newestFor(deps, reach, context, project),
      ]);
      return { ...tiles, mine, newest, shortcuts: shortcutsFor(reach, byName) };
    }),
    handle(calls.workbench.home, ({ query }, context) => home(context, query.project_id)),
    handle(calls.workbench.fillable, async (_, context) => fillableFor(reachOf(deps.menus, context), byName)),
  ];
}

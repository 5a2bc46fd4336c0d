import { calls } from '@gongdi/api';
import { allResources, type AnyResource } from '@gongdi/domain';
import { handle, type Handler } from '../../../handler/index.ts';
import type { MenuStore } from '../../../menu/index.ts';
import type { CountLimits, Db } from '../../../store/index.ts';
import { attentionFor } from './attention.ts';
import { newestFor } from './newest.ts';
import { fillableFor, shortcutsFor } from './offered.ts';
import { reachOf } from './reach.ts';

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
  return [
    handle(calls.workbench.own, async ({ query }, context) => {
      const reach = reachOf(deps.menus, context);
      const [waiting, newest] = await Promise.all([
        attentionFor(deps, resources, reach, context, query.all === '1'),
        newestFor(deps, reach, context),
      ]);
      return { ...waiting, newest, shortcuts: shortcutsFor(reach, byName) };
    }),
    handle(calls.workbench.fillable, async (_, context) => fillableFor(reachOf(deps.menus, context), byName)),
  ];
}

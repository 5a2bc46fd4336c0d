import { viewCalls } from '@gongdi/api';
import type { AnyResource, RowOf } from '@gongdi/domain';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import { groupRecords, placesOf, type GroupQuery } from '../store/index.ts';
import { accessOf } from './access.ts';
import type { ResourceDeps } from './record-handlers.ts';
import { shownRows } from './shown-rows.ts';

/** Handlers of the calls by which views of a list read it in groups. What a caller sees is what the list shows. */
export function viewHandlers(resource: AnyResource, deps: ResourceDeps): Handler[] {
  const { groups, places } = viewCalls(resource);
  const handlers: Handler[] = [];
  const shown = (found: RowOf<AnyResource>[], context: CallerContext) => shownRows(resource, found, context, deps);
  if (groups)
    handlers.push(
      handle(groups, async ({ query }, context) => {
        const found = await groupRecords(deps.db, resource, accessOf(context), query as GroupQuery, deps.timeZone);
        return Promise.all(found.map(async (group) => ({ ...group, list: await shown(group.list, context) })));
      }),
    );
  if (places)
    handlers.push(
      handle(places, async ({ query }, context) => {
        const found = await placesOf(deps.db, resource, accessOf(context), query as { cell: number }, deps.timeZone);
        return Promise.all(
          found.map(async (place) => ({ ...place, row: place.row && (await shown([place.row], context))[0]! })),
        );
      }),
    );
  return handlers;
}

import { calls } from '@gongdi/api';
import { allResources, GongdiError, wall, type AnyResource } from '@gongdi/domain';
import { handle, handlePublic, type CallerContext, type Handler } from '../../../handler/index.ts';
import type { MenuStore } from '../../../menu/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, WHOLE, isBelow, type RowAccess } from '../../../store/index.ts';
import { keptAnswers, openReach, reachOf } from '../../../tiles/index.ts';
import { layoutOf, storeLayout } from './layouts.ts';
import { linkOf, linksOf, noteUse, publishLink, withdrawLink } from './links.ts';
import { offersFor } from './offers.ts';
import { pagesOf, wallData, type Wall, type WallGround } from './wall-data.ts';

export interface WallDeps extends WallGround {
  menus: Pick<MenuStore, 'treeFor'>;
  randomBytes: (size: number) => Uint8Array;
}

/** How long an answer is given again, ms. */
const KEPT = 5_000;

const ANYBODY: RowAccess = { scope: WHOLE, account_id: null, org_id: null };

/** Handlers of walls: what they show, their pages, and their public links. */
export function wallHandlers(deps: WallDeps, resources: readonly AnyResource[] = allResources()): Handler[] {
  const { db, menus, randomBytes, timeZone } = deps;
  const walls = resourceRepository(db, wall, { timeZone });
  const kept = keptAnswers<calls.wall.WallData>(KEPT);
  const seen = (context: CallerContext, id: string): Promise<Wall> => walls.get(accessOf(context), id);
  /** @throws GongdiError `notFound` for a wall that the caller may not change */
  const changeable = async (context: CallerContext, id: string): Promise<Wall> => {
    const row = await seen(context, id);
    if (!(await isBelow(db, row.org_id, context.caller.scope.write))) throw new GongdiError('notFound');
    return row;
  };

  return [
    handle(calls.wall.show, async ({ query: { id } }, context) => {
      const row = await seen(context, id);
      const { caller, lang, now } = context;
      const key = JSON.stringify([row.id, caller.id, caller.scope, [...caller.permissions], lang]);
      const layout = await layoutOf(db, row.id);
      return kept(`${key} ${row.version} ${layout?.version ?? 0}`, () =>
        wallData(deps, resources, row, {
          reach: reachOf(menus, context),
          access: accessOf(context),
          reader: caller,
          lang,
          now,
        }),
      );
    }),
    handlePublic(calls.wall.open, async ({ body: { key } }, context) => {
      const { lang, now } = context;
      const link = await linkOf(db, key, now);
      await noteUse(db, link, context, timeZone);
      // Everybody with a link of this wall sees the same.
      return kept(`open ${link.wall_id} ${lang}`, async () =>
        wallData(deps, resources, await walls.get(ANYBODY, link.wall_id), { reach: openReach, lang, now }),
      );
    }),
    handle(calls.wall.layoutGet, async ({ query: { id } }, context) => {
      const row = await changeable(context, id);
      const reach = reachOf(menus, context);
      const { pages, version } = await pagesOf(deps, resources, row, reach, context.lang);
      return {
        version,
        pages: pages.map((page) => ({ ...page, tiles: [...page.tiles] })),
        offers: offersFor(deps, resources, reach, row.project_id ?? undefined),
      };
    }),
    handle(calls.wall.arrange, async ({ body: { id, pages, version } }, context) => ({
      version: await storeLayout(db, context, await changeable(context, id), { pages, version }),
    })),
    handle(calls.wall.links, async ({ query: { id } }, context) => linksOf(db, (await changeable(context, id)).id)),
    handle(calls.wall.publish, async ({ body: { id, ...link } }, context) => ({
      // A link counts all that belongs to the wall, so only who reads all of it may make one.
      key: await publishLink(db, context, await changeable(context, id), link, randomBytes),
    })),
    handle(calls.wall.withdraw, async ({ body: { id, link_id } }, context) => {
      await withdrawLink(db, context, await changeable(context, id), link_id);
      return null;
    }),
  ];
}

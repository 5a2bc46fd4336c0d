import { calls } from '@gongdi/api';
import { findResource, leavesOf, permission, titleFilterOf, type AnyResource } from '@gongdi/domain';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import { menusFor, type MenuStore } from '../menu/index.ts';
import { accessOf } from '../resources/index.ts';
import type { Db } from '../store/index.ts';
import { findRecords } from './find.ts';
import { isSearched } from './kinds.ts';

/** Handler of the search over all records that the caller may list. */
export function searchHandler(db: Db, menus: MenuStore): Handler {
  return handle(calls.search.find, async ({ query }, context) => {
    const mayOpen = ({ name, endpoints }: AnyResource): boolean =>
      endpoints.detail !== undefined && context.caller.permissions.has(permission(name, 'detail'));
    const { keyword, project_id } = query;
    const { found, filling } = await findRecords(db, listedBy(context, menus), accessOf(context), keyword, project_id);
    const groups = found.map(({ resource, records }) => ({
      resource: resource.name,
      label: resource.label[context.lang],
      detail: mayOpen(resource),
      filter: titleFilterOf(resource) ?? null,
      records,
    }));
    return { groups, filling };
  });
}

export { askedFor, type Asked } from './asked.ts';
export { findRecords } from './find.ts';
export { INITIALS, wordsIn } from './words.ts';

/** Returns the resources that a caller may list and has in the menus, in menu order. */
export function listedBy({ caller, lang }: CallerContext, menus: MenuStore): AnyResource[] {
  return leavesOf(menusFor(menus, caller, lang)).flatMap(({ index }) => {
    const resource = findResource(index);
    if (!resource || !isSearched(resource) || !caller.permissions.has(permission(resource.name, 'list'))) return [];
    return [resource];
  });
}

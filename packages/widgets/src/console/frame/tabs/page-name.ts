import type { MenuItem } from '@gongdi/domain';
import { addressOf, trailOf } from '../../ground/menus/menus.ts';
import type { ConsoleText } from '../../ground/text/index.ts';

/** Last segments that name a page below its list. */
const BELOW: Readonly<Record<string, keyof ConsoleText>> = {
  add: 'add',
  edit: 'edit',
  detail: 'detail',
  create: 'startProcess',
  design: 'modelDesign',
  definition: 'modelDefinition',
  fence: 'fence',
  monitorscheme: 'monitorscheme',
  rundata: 'rundata',
  areafence: 'areafence',
  devicemanage: 'devicemanage',
  addinstall: 'addinstall',
  adduninstall: 'adduninstall',
  submit: 'submitStep',
  action: 'actionStep',
  detailinstall: 'detailinstall',
  detailuninstall: 'detailuninstall',
  table: 'list',
};

export interface PageName {
  /** Menu entries from the root to the one that the page belongs to; empty outside of the menus. */
  trail: readonly MenuItem[];
  /** What kind of page it is when it is not the entry's own: 编辑, 详情. */
  below: string | null;
  /** What a tab says. */
  title: string;
}

/** What a page is called, by its path, the menus and the record that it shows. */
export function pageName(
  menus: readonly MenuItem[],
  pathname: string,
  text: ConsoleText,
  record: string | undefined,
): PageName {
  const trail = trailOf(menus, pathname);
  const leaf = trail.at(-1);
  // No tab opens for an address that does not exist: this one has been closed to whoever was on it.
  if (!leaf) return { trail, below: null, title: text.noPermissionTitle };
  // Children of an area stand before its type: `/pit/rundata/pit`.
  const [before = '', last = ''] = pathname.split('/').slice(-2);
  const word = BELOW[last] ?? BELOW[before];
  const below = word && pathname !== addressOf(leaf) ? text[word] : null;
  return { trail, below, title: below === null ? leaf.title : `${record ?? leaf.title} · ${below}` };
}

import type { MenuItem } from '@gongdi/domain';
import { addressOf, trailOf } from '../../ground/menus/menus.ts';
import type { ConsoleText } from '../../ground/text/index.ts';

/** Text keys of pages below a list, by the last path segment, or by the last two where one is not enough. */
const BELOW: Readonly<Record<string, keyof ConsoleText>> = {
  add: 'add',
  edit: 'edit',
  detail: 'detail',
  compare: 'compareRoles',
  create: 'add',
  'process-instance/create': 'startProcess',
  design: 'modelDesign',
  definition: 'modelDefinition',
  fence: 'fence',
  siteplan: 'sitePlan',
  'risksource/map': 'riskMap',
  cover: 'insuranceCover',
  curve: 'moneyCurve',
  gantt: 'gantt',
  practiceschedule: 'practiceSchedule',
  monitorscheme: 'monitorscheme',
  rundata: 'rundata',
  areafence: 'areafence',
  devicemanage: 'devicemanage',
  addinstall: 'addinstall',
  adduninstall: 'adduninstall',
  submit: 'submitStep',
  action: 'actionStep',
  reply: 'replyStep',
  approve: 'approveStep',
  modify: 'modifyStep',
  fixedpayment: 'transferStep',
  detailinstall: 'detailinstall',
  detailuninstall: 'detailuninstall',
  table: 'list',
};

/** `editPaper` of a page for several resources is an `edit`. */
const wordIn = (last: string): string => /^(?:edit|detail)(?=[A-Z](?!ist))/.exec(last)?.[0] ?? '';

export interface PageName {
  /** Menu entries from the root to the one of the page; empty for a page outside the menus. */
  trail: readonly MenuItem[];
  /** Kind of the page, such as 编辑 or 详情; null for the page of the menu entry itself. */
  below: string | null;
  /** Title of the tab. */
  title: string;
}

/** Returns the name of a page from its path, the menus and the record that it shows. */
export function pageName(
  menus: readonly MenuItem[],
  pathname: string,
  text: ConsoleText,
  record: string | undefined,
): PageName {
  const trail = trailOf(menus, pathname);
  const leaf = trail.at(-1);
  // Addresses that do not exist get no tab, so the user has lost the permission for this page while it was open.
  if (!leaf) return { trail, below: null, title: text.noPermissionTitle };
  // In the path of an area's child page the child precedes the type: `/pit/rundata/pit`.
  const [before = '', last = ''] = pathname.split('/').slice(-2);
  const word = BELOW[`${before}/${last}`] ?? BELOW[last] ?? BELOW[before] ?? BELOW[wordIn(last)];
  const below = word && pathname !== addressOf(leaf) ? text[word] : null;
  return { trail, below, title: below === null ? leaf.title : `${record ?? leaf.title} · ${below}` };
}

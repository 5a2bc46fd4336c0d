import type { Lang, MenuItem } from '@gongdi/domain';
import { addressOf, trailOf } from '../../ground/menus/menus.ts';
import type { PageNames } from '../../ground/route/page-names.ts';
import { consoleText, type ConsoleText } from '../../ground/text/index.ts';

/**
 * Text keys of the pages that resources have, by the last path segment: of records, and of steps with a page of their
 * own. The pages of modules have their names in the routes.
 */
const WORDS: Readonly<Record<string, keyof ConsoleText>> = {
  add: 'add',
  edit: 'edit',
  detail: 'detail',
  create: 'add',
  addinstall: 'addinstall',
  adduninstall: 'adduninstall',
  submit: 'submitStep',
  action: 'actionStep',
  reply: 'replyStep',
  approve: 'approveStep',
  modify: 'modifyStep',
  fixedpayment: 'transferStep',
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
  { names, lang }: { names: PageNames; lang: Lang },
  record: string | undefined,
): PageName {
  const text = consoleText[lang];
  const trail = trailOf(menus, pathname);
  const leaf = trail.at(-1);
  // Addresses that do not exist get no tab, so the user has lost the permission for this page while it was open.
  if (!leaf) return { trail, below: null, title: text.noPermissionTitle };
  // What a page is about may follow its name: `/evaluation/edit/2`.
  const [before = '', last = ''] = pathname.split('/').slice(-2);
  const word = WORDS[last] ?? WORDS[before] ?? WORDS[wordIn(last)];
  const named = names.get(pathname)?.[lang] ?? (word && text[word]);
  const below = named && pathname !== addressOf(leaf) ? named : null;
  return { trail, below, title: below === null ? leaf.title : `${record ?? leaf.title} · ${below}` };
}

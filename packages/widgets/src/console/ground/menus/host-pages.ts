import type { HostPage } from '@gongdi/api';
import type { Lang, MenuItem } from '@gongdi/domain';
import { buttonsOf } from '../../../kit/permission/buttons-of.ts';

/** Begins the index of an entry that the host has added. */
const OWN = 'host:';
/** Begins the name of the slot of a host's page. */
export const PAGE_SLOT = 'page-';
/** Selector of the elements of the host's pages, below `<gd-console>`. */
export const HOST_PAGES = `:scope > [slot^="${PAGE_SLOT}"]`;
const PATH = /^(?:\/[\w-]+)+$/;
/** Custom elements have a dash in their name. */
const TAG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;

/** Returns the pages of the host as they were configured. @throws TypeError for an address or a tag that cannot be */
export function checkedPages(pages: readonly HostPage[] = []): readonly HostPage[] {
  for (const { path, element } of pages) {
    if (!PATH.test(path)) throw new TypeError(`pages: ${path} is no path such as /gas`);
    if (!TAG.test(element)) throw new TypeError(`pages: ${element} is no tag such as portal-gas`);
  }
  return pages;
}

/** Returns the title of a host's page. */
export const titleOf = ({ title }: HostPage, lang: Lang): string => (typeof title === 'string' ? title : title[lang]);

/** Returns the menus with an entry for each page of the host that the user may open, in its group. */
export function withHostPages(menus: readonly MenuItem[], pages: readonly HostPage[], lang: Lang): MenuItem[] {
  const held = buttonsOf(menus);
  const own = without(menus);
  const entries = pages
    .filter(({ permission }) => permission === undefined || held.has(permission))
    .map((page) => ({ page, item: entryOf(page, lang) }));
  const groups = new Set(own.flatMap(({ index, children }) => (children.length > 0 ? [index] : [])));
  const below = (index: string) => entries.flatMap(({ page, item }) => (page.group === index ? [item] : []));
  return [
    ...own.map((item) =>
      groups.has(item.index) ? { ...item, children: [...item.children, ...below(item.index)] } : item,
    ),
    ...entries.flatMap(({ page, item }) => (groups.has(page.group ?? '') ? [] : [item])),
  ];
}

/** Menus that were stored may hold the pages that the host had then. */
const without = (menus: readonly MenuItem[]): MenuItem[] =>
  menus
    .filter(({ index }) => !index.startsWith(OWN))
    .map((item) => ({ ...item, children: item.children.filter(({ index }) => !index.startsWith(OWN)) }));

const entryOf = (page: HostPage, lang: Lang): MenuItem => ({
  index: OWN + page.path.slice(1),
  title: titleOf(page, lang),
  icon: null,
  path: page.path,
  children: [],
  operation_list: [],
});

import type { FieldProblem } from '../error/error.ts';
import { fill, type Lang } from '../label.ts';
import { ROOT, type ArrangedEntry, type MenuEdit } from './arrange.ts';
import { KNOWN_ICONS } from './known-icons.ts';
import { menuText, type MenuText } from './text/index.ts';
import { MAIN_VARIANT, MENU_VARIANTS, variantTree, type MenuArrangements, type MenuVariantName } from './variants.ts';

/** The screen on which menus are edited. Hiding it would lock all users out of menu editing. */
export const MENU_SCREEN = 'menumanage';

export const MENU_LIMITS = { title: 20, companies: 200 } as const;

type Report = (path: string, key: keyof MenuText, values?: Record<string, string>) => void;

/**
 * Returns the problems with a variant that an administrator wants to save. The editor and the server call this
 * function.
 */
export function problemsOfMenus(wanted: MenuArrangements, name: MenuVariantName, lang: Lang): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report: Report = (path, key, values = {}) =>
    problems.push({ path, code: key, message: fill(menuText[lang][key], values) });
  const variant = MENU_VARIANTS.find((one) => one.name === name)!;
  const { edit, ent_types, companies } = wanted[name];
  // The order refers to the groups after the moves of `edit.parents`.
  checkEdit(edit, variantTree(variant, { parents: edit.parents ?? {} }), lang, report);
  const way = wayTo(variantTree(variant, edit), MENU_SCREEN);
  for (const entry of way)
    if (entry.hidden || entry.ent_types.length > 0)
      report(`edit.entries.${entry.index}`, 'ownScreen', { title: entry.label[lang] });
  if (name === MAIN_VARIANT && (ent_types.length > 0 || companies.length > 0)) report('ent_types', 'mainIsForAll');
  for (const other of MENU_VARIANTS) {
    if (other.name === name) continue;
    const taken = wanted[other.name];
    const values = { variant: other.label[lang] };
    if (ent_types.some((type) => taken.ent_types.includes(type))) report('ent_types', 'typeTaken', values);
    if (companies.some((id) => taken.companies.includes(id))) report('companies', 'companyTaken', values);
  }
  return problems;
}

function checkEdit(edit: MenuEdit, tree: readonly ArrangedEntry[], lang: Lang, report: Report): void {
  const placed = placesIn(tree);
  checkParents(edit.parents, placed, lang, report);
  checkOrder(edit.order, placed, report);
  checkEntries(edit.entries, placed, lang, report);
}

/** The entries of a tree by their index, and the indexes directly below each entry. */
interface Places {
  known: ReadonlyMap<string, ArrangedEntry>;
  below: ReadonlyMap<string, ReadonlySet<string>>;
}

function placesIn(tree: readonly ArrangedEntry[]): Places {
  const known = new Map<string, ArrangedEntry>();
  const below = new Map<string, ReadonlySet<string>>();
  const walk = (entries: readonly ArrangedEntry[], index: string): void => {
    below.set(index, new Set(entries.map((entry) => entry.index)));
    for (const entry of entries) {
      known.set(entry.index, entry);
      walk(entry.children, entry.index);
    }
  };
  walk(tree, ROOT);
  return { known, below };
}

/** Reports moves other than those of a page into a group or to the root. */
function checkParents(parents: MenuEdit['parents'] = {}, { known }: Places, lang: Lang, report: Report): void {
  for (const [index, parent] of Object.entries(parents)) {
    const entry = known.get(index);
    const target = known.get(parent);
    const path = `edit.parents.${index}`;
    if (!entry || (parent !== ROOT && !target)) report(path, 'unknownEntry', { index: entry ? parent : index });
    else if (entry.group) report(path, 'groupStays', { title: entry.label[lang] });
    else if (target && !target.group) report(path, 'noGroup', { title: target.label[lang] });
  }
}

/** Reports entries that are ordered below a parent that they do not have. */
function checkOrder(order: MenuEdit['order'] = {}, { below }: Places, report: Report): void {
  for (const [parent, names] of Object.entries(order)) {
    const unknown = names.find((one) => !below.get(parent)?.has(one));
    if (unknown !== undefined) report(`edit.order.${parent}`, 'unknownEntry', { index: unknown });
  }
}

/** Reports changes of unknown entries, empty titles and unknown icons. */
function checkEntries(entries: MenuEdit['entries'] = {}, { known }: Places, lang: Lang, report: Report): void {
  for (const [index, { title, icon }] of Object.entries(entries)) {
    const entry = known.get(index);
    const path = `edit.entries.${index}`;
    if (!entry) report(path, 'unknownEntry', { index });
    if (title && (title.zh.trim() === '' || title.en.trim() === ''))
      report(`${path}.title`, 'titleMissing', { title: entry?.label[lang] ?? index });
    if (icon !== undefined && !KNOWN_ICONS.has(icon)) report(`${path}.icon`, 'unknownIcon', { icon });
  }
}

/** Returns the path of entries from the root to an entry; empty when the entry is missing. */
function wayTo(tree: readonly ArrangedEntry[], index: string): ArrangedEntry[] {
  for (const entry of tree) {
    if (entry.index === index) return [entry];
    const rest = wayTo(entry.children, index);
    if (rest.length > 0) return [entry, ...rest];
  }
  return [];
}

import type { FieldProblem } from '../error/error.ts';
import { fill, type Lang } from '../label.ts';
import { ROOT, type ArrangedEntry, type MenuEdit } from './arrange.ts';
import { MENU_ICON_NAMES } from './icons.ts';
import { menuText, type MenuText } from './text/index.ts';
import { MAIN_VARIANT, MENU_VARIANTS, variantTree, type MenuArrangements, type MenuVariantName } from './variants.ts';

/** The screen on which menus are edited: hiding it would lock everybody out. */
export const MENU_SCREEN = 'menumanage';

export const MENU_LIMITS = { title: 20, companies: 200 } as const;

type Say = (path: string, key: keyof MenuText, values?: Record<string, string>) => void;

/** What is wrong with a variant as an administrator wants it. Editor and server call this. */
export function problemsOfMenus(wanted: MenuArrangements, name: MenuVariantName, lang: Lang): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say: Say = (path, key, values = {}) =>
    problems.push({ path, code: key, message: fill(menuText[lang][key], values) });
  const variant = MENU_VARIANTS.find((one) => one.name === name)!;
  const { edit, ent_types, companies } = wanted[name];
  // The order is that of the groups as they are once entries have gone elsewhere.
  checkEdit(edit, variantTree(variant, { parents: edit.parents ?? {} }), lang, say);
  const way = wayTo(variantTree(variant, edit), MENU_SCREEN);
  for (const entry of way)
    if (entry.hidden || entry.ent_types.length > 0)
      say(`edit.entries.${entry.index}`, 'ownScreen', { title: entry.label[lang] });
  if (name === MAIN_VARIANT && (ent_types.length > 0 || companies.length > 0)) say('ent_types', 'mainIsForAll');
  for (const other of MENU_VARIANTS) {
    if (other.name === name) continue;
    const taken = wanted[other.name];
    const values = { variant: other.label[lang] };
    if (ent_types.some((type) => taken.ent_types.includes(type))) say('ent_types', 'typeTaken', values);
    if (companies.some((id) => taken.companies.includes(id))) say('companies', 'companyTaken', values);
  }
  return problems;
}

function checkEdit(edit: MenuEdit, tree: readonly ArrangedEntry[], lang: Lang, say: Say): void {
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
  for (const [index, parent] of Object.entries(edit.parents ?? {})) {
    const entry = known.get(index);
    const target = known.get(parent);
    const path = `edit.parents.${index}`;
    if (!entry || (parent !== ROOT && !target)) say(path, 'unknownEntry', { index: entry ? parent : index });
    else if (entry.group) say(path, 'groupStays', { title: entry.label[lang] });
    else if (target && !target.group) say(path, 'noGroup', { title: target.label[lang] });
  }
  for (const [parent, names] of Object.entries(edit.order ?? {})) {
    const unknown = names.find((one) => !below.get(parent)?.has(one));
    if (unknown !== undefined) say(`edit.order.${parent}`, 'unknownEntry', { index: unknown });
  }
  for (const [index, { title, icon }] of Object.entries(edit.entries ?? {})) {
    const entry = known.get(index);
    const path = `edit.entries.${index}`;
    if (!entry) say(path, 'unknownEntry', { index });
    if (title && (title.zh.trim() === '' || title.en.trim() === ''))
      say(`${path}.title`, 'titleMissing', { title: entry?.label[lang] ?? index });
    if (icon !== undefined && !(MENU_ICON_NAMES as string[]).includes(icon))
      say(`${path}.icon`, 'unknownIcon', { icon });
  }
}

/** Entries from the root to one; empty when it is not there. */
function wayTo(tree: readonly ArrangedEntry[], index: string): ArrangedEntry[] {
  for (const entry of tree) {
    if (entry.index === index) return [entry];
    const rest = wayTo(entry.children, index);
    if (rest.length > 0) return [entry, ...rest];
  }
  return [];
}

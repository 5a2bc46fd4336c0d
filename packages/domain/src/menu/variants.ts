import type { Label } from '../label.ts';
import { arrange, type ArrangedEntry, type MenuEdit } from './arrange.ts';
import { MAIN_MENU } from './main.ts';

/** The four variants of the menu tree (console specification, section 2.4). */
export const MENU_VARIANT_NAMES = ['enterprise', 'supervision', 'labour', 'customer'] as const;
export type MenuVariantName = (typeof MENU_VARIANT_NAMES)[number];

export interface MenuVariant {
  name: MenuVariantName;
  label: Label;
  /** Enterprise types with this variant by default. */
  ent_types: readonly number[];
  /** Difference from the main tree; storing only the difference puts a new module into all variants. */
  edit: MenuEdit;
}

/**
 * The first variant applies to users without another variant. The customer variant is assigned to companies by name.
 */
export const MENU_VARIANTS: readonly MenuVariant[] = [
  { name: 'enterprise', label: { zh: '企业版（默认）', en: 'Enterprise (default)' }, ent_types: [], edit: {} },
  {
    name: 'supervision',
    label: { zh: '监管版', en: 'Supervision' },
    ent_types: [1005],
    edit: { order: { '': ['construction', 'safety', 'areas', 'devices', 'bpm', 'messagepublish'] } },
  },
  {
    name: 'labour',
    label: { zh: '劳务版', en: 'Labour' },
    ent_types: [],
    edit: {
      order: { construction: ['staff', 'projectmanage'] },
      entries: { areas: { hidden: true }, devices: { hidden: true } },
    },
  },
  { name: 'customer', label: { zh: '客户定制版', en: 'Customer' }, ent_types: [], edit: {} },
];

export const MAIN_VARIANT = 'enterprise' satisfies MenuVariantName;

/** A variant with the changes of an installation. */
export interface MenuArrangement {
  edit: MenuEdit;
  ent_types: readonly number[];
  /** Ids of companies that have it, regardless of their enterprise type. */
  companies: readonly string[];
}

export type MenuArrangements = Readonly<Record<MenuVariantName, MenuArrangement>>;

/** Returns the default arrangement. `edit` is the difference from the variant's own tree. */
export function defaultArrangement({ ent_types }: MenuVariant): MenuArrangement {
  return { edit: {}, ent_types, companies: [] };
}

/** Returns the tree of a variant, with the edits of an installation applied. */
export function variantTree({ edit }: MenuVariant, ...edits: readonly MenuEdit[]): ArrangedEntry[] {
  return arrange(MAIN_MENU, edit, ...edits);
}

/**
 * Returns the variant of a user: the one that names the company, else the one of its enterprise type, else the main
 * one.
 */
export function variantFor(
  arrangements: MenuArrangements,
  { company_id, ent_type }: { company_id: string; ent_type: number },
): MenuVariant {
  const has = (wants: (one: MenuArrangement) => boolean) => MENU_VARIANTS.find(({ name }) => wants(arrangements[name]));
  return (
    has((one) => one.companies.includes(company_id)) ??
    has((one) => one.ent_types.includes(ent_type)) ??
    MENU_VARIANTS[0]!
  );
}

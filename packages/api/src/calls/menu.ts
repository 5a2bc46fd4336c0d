import { MENU_LIMITS, MENU_VARIANT_NAMES, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Variants of the menu tree (console specification, sections 2.4 and 7.8; all paths except `permission/menus` are
// defined here).

const service = 'user' as const;

const index = z.string().max(64);
const words = z.string().trim().max(MENU_LIMITS.title);
const types = z.array(z.int().min(0).max(999_999)).max(100);

const menuEdit = z.object({
  /** Entries moved to another group: index of the entry, index of the group; `''` is the first level. */
  parents: z.record(index, z.string().max(64)).optional(),
  order: z.record(z.string().max(64), z.array(index).max(200)).optional(),
  entries: z
    .record(
      index,
      z.object({
        title: z.object({ zh: words, en: words }).optional(),
        icon: z.string().max(32).optional(),
        hidden: z.boolean().optional(),
        ent_types: types.optional(),
      }),
    )
    .optional(),
});

const arrangement = {
  /** Differences from the variant's own tree. */
  edit: menuEdit,
  /** Enterprise types that use the variant. */
  ent_types: types,
  /** Companies that use it, whatever their enterprise type. */
  companies: z.array(z.string().min(1).max(64)).max(MENU_LIMITS.companies),
};

const variant = z.object({
  name: z.enum(MENU_VARIANT_NAMES),
  /** 0: the built-in version of the product. */
  version: z.int(),
  ...arrangement,
});
export type WholeMenuVariant = z.output<typeof variant>;

const params = z.object({ variant: z.enum(MENU_VARIANT_NAMES) });

/** Returns the four variants with the installation's changes of each. */
export const variants = defineCall({
  name: 'menu.variants',
  label: { zh: '菜单版本', en: 'Menu variants' },
  service,
  method: 'GET',
  path: 'permission/menu-variants',
  input: {},
  output: z.array(variant),
  permission: permission('menumanage', 'list'),
});

/** Stores the differences of a variant from its own tree. `version` is the version that was read. */
export const change = defineCall({
  name: 'menu.variant.edit',
  label: { zh: '修改菜单版本', en: 'Change a menu variant' },
  service,
  method: 'PUT',
  path: 'permission/menu-variants/{variant}',
  input: { params, body: z.object({ version: z.int().min(0), ...arrangement }) },
  output: variant,
  permission: permission('menumanage', 'edit'),
});

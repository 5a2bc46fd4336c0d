import {
  dictionaryOf,
  menuForEnterprise,
  menusOf,
  permissionsOf,
  variantTree,
  type ArrangedEntry,
  type Lang,
  type MenuItem,
  type MenuVariant,
} from '@gongdi/domain';
import { Ordered, textOfFact, type Fact } from '../text.ts';

/**
 * The menu of a variant for each type of enterprise, for a user with all permissions; types with the same menu are
 * written together. The order has a meaning here.
 */
export function menuFact(variant: MenuVariant, tree: readonly ArrangedEntry[] = variantTree(variant)): Fact {
  const seen = new Map<string, { types: number[]; menu: Fact }>();
  for (const { value: type } of dictionaryOf('ent_type').entries) {
    const menu = itemsFact(itemsFor(tree, type, 'zh'), itemsFor(tree, type, 'en'));
    const text = textOfFact(menu);
    seen.set(text, { menu, types: [...(seen.get(text)?.types ?? []), type] });
  }
  return {
    name: variant.name,
    label: variant.label,
    'given to types of enterprises': [...variant.ent_types],
    menus: new Ordered(
      [...seen.values()].map(({ types, menu }) => [`seen by ${types.toSorted((a, b) => a - b).join(' ')}`, menu]),
    ),
  };
}

/** Returns the menu as the server answers it (`GET user/permission-menus`). */
function itemsFor(tree: readonly ArrangedEntry[], ent_type: number, lang: Lang): MenuItem[] {
  const permissions = new Set(permissionsOf(tree));
  return menuForEnterprise(menusOf(tree, { permissions, ent_type }, lang), ent_type);
}

function itemsFact(zh: readonly MenuItem[], en: readonly MenuItem[]): Fact {
  return new Ordered(
    zh.map((item, at) => [
      item.index,
      {
        label: { zh: item.title, en: en[at]!.title },
        icon: item.icon ?? undefined,
        path: item.path ?? undefined,
        may: item.operation_list.length === 0 ? undefined : item.operation_list.map((one) => one.operation_code),
        'with below': item.children.length === 0 ? undefined : itemsFact(item.children, en[at]!.children),
      },
    ]),
  );
}

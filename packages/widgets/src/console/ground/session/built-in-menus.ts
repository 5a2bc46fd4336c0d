import type { Profile } from '@gongdi/api';
import { arrange, MAIN_MENU, menuForEnterprise, menusOf, permissionsOf, type MenuItem } from '@gongdi/domain';

/**
 * Returns the program's own menus, with every operation checked: the server checks the permission for each call in any
 * case.
 */
export function builtInMenus({ ent_type }: Pick<Profile, 'ent_type'>): MenuItem[] {
  const permissions = new Set(permissionsOf(MAIN_MENU));
  return menuForEnterprise(menusOf(arrange(MAIN_MENU), { permissions, ent_type }, 'zh'), ent_type);
}

import type { Profile } from '@gongdi/api';
import { arrange, MAIN_MENU, menuForEnterprise, menusOf, permissionsOf, type MenuItem } from '@gongdi/domain';

/** The menus of the program itself, with every operation checked: what a call does, its server decides anyway. */
export function builtInMenus({ ent_type }: Pick<Profile, 'ent_type'>): MenuItem[] {
  const permissions = new Set(permissionsOf(MAIN_MENU));
  return menuForEnterprise(menusOf(arrange(MAIN_MENU), { permissions, ent_type }, 'zh'), ent_type);
}

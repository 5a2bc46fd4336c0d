import type { MenuText } from './zh.ts';

export const en: MenuText = {
  unknownEntry: 'There is no menu “{index}”; refresh and try again',
  groupStays: '“{title}” is a group and cannot go below another one',
  noGroup: '“{title}” is no group: nothing can go below it',
  titleMissing: 'Please enter the Chinese and the English name of “{title}”',
  unknownIcon: 'There is no icon “{icon}”; please choose another',
  ownScreen: '“{title}” leads to the menus themselves: it can neither be hidden nor kept for some enterprise types',
  mainIsForAll: 'The default variant is for everybody who has no other one; nobody needs to be named',
  typeTaken: 'An enterprise type that was chosen has “{variant}”; remove it there first',
  companyTaken: 'A company that was chosen has “{variant}”; remove it there first',
};

import type { MenuText } from './zh.ts';

export const en: MenuText = {
  filter: 'Find a menu entry',
  filterHint: 'Find a page',
  filtered: '{count} entries found',
  filterNothing: 'No menu entry is called “{input}”',
  starred: 'Favourites',
  used: 'Recently used',
  star: 'Add “{name}” to the favourites',
  unstar: 'Remove “{name}” from the favourites',
  order: 'Change the order of the favourites',
  orderHint: 'Use the arrows. In the menu, Alt+↑ and Alt+↓ do the same.',
  up: 'Move “{name}” up',
  down: 'Move “{name}” down',
  moved: '“{name}” is now number {place} of {count}',
  done: 'Done',
};

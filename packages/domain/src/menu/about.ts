import type { Label } from '../label.ts';
import type { MenuEntry } from './define.ts';
import { MAIN_MENU } from './main.ts';

/** Returns what a screen is for, as its entry in the menu says, by the index of the entry. */
export function aboutOfScreen(index: string): Label | undefined {
  return aboutIn(MAIN_MENU, index);
}

function aboutIn(entries: readonly MenuEntry[], index: string): Label | undefined {
  for (const entry of entries) {
    const about = entry.index === index ? entry.about : aboutIn(entry.children ?? [], index);
    if (about) return about;
  }
  return undefined;
}

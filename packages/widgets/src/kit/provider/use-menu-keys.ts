import { useEffect } from 'react';

const OPEN_MENU = '.ant-dropdown:not(.ant-dropdown-hidden) [role="menu"]';
const ENTRY = '[role="menuitem"]:not([aria-disabled="true"])';
const TRIGGER = '[aria-haspopup="menu"], .ant-dropdown-trigger';
/** Frames until a menu that was opened by keyboard is expected on view; its code may still have to load. */
const PATIENCE = 60;

/** Returns the index of the entry that a key leads to, undefined for other keys. @param at −1 if none has the focus */
function indexAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Moves the focus in the menus of dropdowns: the first entry when a menu is opened by keyboard, then arrows, Home and
 * End; Space and Enter choose, and Escape leads back to the button. antd looks for the entries in the document and finds
 * none in a shadow root.
 */
export function useMenuKeys(host: HTMLElement, layer: HTMLElement): void {
  useEffect(() => {
    let frame = 0;
    let trigger: HTMLElement | undefined;
    const root = layer.getRootNode() as ShadowRoot | Document;
    const openMenu = () =>
      [...layer.querySelectorAll<HTMLElement>(OPEN_MENU)].findLast((menu) => menu.checkVisibility());
    const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>(ENTRY)];
    const focusFirst = (left: number) => {
      const menu = openMenu();
      if (menu) entriesOf(menu)[0]?.focus();
      else if (left > 0) frame = requestAnimationFrame(() => focusFirst(left - 1));
    };
    const take = (event: KeyboardEvent) => {
      cancelAnimationFrame(frame);
      const { activeElement } = root;
      const menu = openMenu();
      const chooses = event.key === 'Enter' || event.key === ' ';
      if (!menu) {
        if (!chooses || !activeElement?.matches(TRIGGER)) return;
        trigger = activeElement as HTMLElement;
        frame = requestAnimationFrame(() => focusFirst(PATIENCE));
        return;
      }
      const entries = entriesOf(menu);
      const at = entries.indexOf(activeElement as HTMLElement);
      // antd closes the menu.
      if (event.key === 'Escape' && at >= 0) return trigger?.focus();
      // The key itself is used up: a question that opens at once would take it for its answer.
      if (chooses && at >= 0) entries[at]!.click();
      else {
        // A key that is typed elsewhere, as in a field above an open menu, is not for the menu.
        if (at < 0 && !activeElement?.matches(TRIGGER)) return;
        const next = indexAfter(event.key, at, entries.length);
        if (next === undefined) return;
        if (at < 0) trigger = activeElement as HTMLElement;
        entries[next]?.focus();
      }
      event.preventDefault();
      event.stopPropagation();
    };
    host.addEventListener('keydown', take, true);
    return () => {
      cancelAnimationFrame(frame);
      host.removeEventListener('keydown', take, true);
    };
  }, [host, layer]);
}

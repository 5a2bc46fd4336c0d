import { useCallback, useEffect, useRef } from 'react';
import { useWidget } from '../../../kit/provider/index.ts';
import { useConsole } from '../context/console-context.tsx';
import { PAGE_MAIN } from './page-main.tsx';
import { usePageKey } from './use-open-pages.ts';

/** What React hides of a page that stays mounted. Asking for boxes instead would have the browser lay out the new page. */
const HIDDEN = '[style*="display: none"]';

/** Returns the part of the console that changes with the address. */
function pageOf(root: ShadowRoot): HTMLElement | null {
  return root.querySelector<HTMLElement>(PAGE_MAIN);
}

/**
 * After a change of page, moves the focus to the beginning of the page, or in a cached list to the element that had it
 * before, so that keyboard and screen reader continue there. The focus does not move if the page itself has focused a
 * field, if the focus is in the host page, or before anyone has used the console.
 */
export function usePageFocus(): void {
  const { host, root } = useWidget();
  const { memory } = useConsole();
  const key = usePageKey();
  const used = useRef(false);
  const shown = useRef(key);
  useEffect(() => {
    const note = () => {
      used.current = true;
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) host.addEventListener(event, note);
    return () => {
      for (const event of events) host.removeEventListener(event, note);
    };
  }, [host]);
  useEffect(() => {
    const page = pageOf(root);
    if (!page || shown.current === key) return;
    shown.current = key;
    const elsewhere = document.activeElement;
    const hostHas = elsewhere !== null && elsewhere !== document.body && elsewhere !== topHost(host);
    // An element of a hidden page is about to lose the focus.
    const held = root.activeElement?.closest(HIDDEN) ? null : root.activeElement;
    if (!used.current || hostHas || (held !== page && page.contains(held))) return;
    (memory.focusOf(key) ?? page).focus({ preventScroll: true });
  }, [key, memory, host, root]);
}

/**
 * Returns the value of `document.activeElement` while the focus is inside an element, which may itself be in nested
 * shadow roots.
 */
function topHost(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? topHost(root.host) : element;
}

/**
 * Returns a function that moves the focus to the page if the focused element was removed, such as the row of a deleted
 * record.
 */
export function useFocusRescue(): () => void {
  const { root } = useWidget();
  return useCallback(() => {
    // Wait until the dialog has returned the focus, or has found no element to return it to.
    requestAnimationFrame(() => {
      if (root.activeElement === null) pageOf(root)?.focus({ preventScroll: true });
    });
  }, [root]);
}

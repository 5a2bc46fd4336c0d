import { useCallback, useEffect, useRef } from 'react';
import { useWidget } from '../../../kit/provider/index.ts';
import { useConsole } from '../context/console-context.tsx';
import { usePageKey } from './use-open-pages.ts';

/** The part of the console that changes with the address. */
function pageOf(root: ShadowRoot): HTMLElement | null {
  return root.querySelector('main');
}

/**
 * After a change of page the focus is at its beginning, or where it was in a list that comes back, so that keyboard and
 * screen reader go on there. It is taken neither from a field that the page itself has focused, nor from the host page,
 * nor before anyone has used the console.
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
    // What a hidden page had is lost in a moment.
    const held = root.activeElement?.getClientRects().length ? root.activeElement : null;
    if (!used.current || hostHas || (held !== page && page.contains(held))) return;
    (memory.focusOf(key) ?? page).focus({ preventScroll: true });
  }, [key, memory, host, root]);
}

/** `document.activeElement` while the focus is somewhere inside of an element that stands in shadow roots itself. */
function topHost(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? topHost(root.host) : element;
}

/** Gives the focus to the page when what had it is gone, such as the row of a deleted record. */
export function useFocusRescue(): () => void {
  const { root } = useWidget();
  return useCallback(() => {
    // After the dialog has given the focus back, or found nothing to give it to.
    requestAnimationFrame(() => {
      if (root.activeElement === null) pageOf(root)?.focus({ preventScroll: true });
    });
  }, [root]);
}

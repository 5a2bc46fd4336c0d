import { Activity, use, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { UNSAFE_LocationContext as LocationContext, useMatches, useOutlet } from 'react-router';
import { useWidget } from '../../../kit/provider/index.ts';
import { useConsole } from '../../ground/context/console-context.tsx';
import type { KEPT } from '../../ground/route/handles.ts';
import { holdPages, type HeldPage } from './held-pages.ts';
import { pageKey } from '../../ground/open-pages/page-key.ts';
import type { PageMemory } from '../../ground/open-pages/page-memory.ts';
import type { Became } from '../../ground/page/use-become.ts';
import { useOpenPages } from '../../ground/page/use-open-pages.ts';

/** Selector of a dialog of the visible page. Dialogs above all pages (questions, the command palette) do not count. */
const DIALOG = '.ant-modal-wrap:not(.gd-over-pages):not([style*="none"]):not(:has(.ant-modal-confirm))';

type Where = NonNullable<React.ContextType<typeof LocationContext>>;

/**
 * Renders the visible page, and hidden behind it the lists that stay mounted. A list that is shown again has its state,
 * input, selection, rows and scroll positions. A hidden page keeps its own location, so that it does not follow the
 * address of the visible page.
 */
export function KeptOutlet({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pages, memory } = useConsole();
  const { root } = useWidget();
  const { rounds } = useOpenPages();
  const outlet = useOutlet();
  const at = use(LocationContext);
  const handle = useMatches().at(-1)?.handle as Partial<typeof KEPT> | undefined;
  const [held, setHeld] = useState<readonly HeldPage<ReactNode, Where>[]>([]);
  const { pathname, search } = at.location;
  const key = pageKey(pathname, search);
  const round = rounds[key] ?? 0;
  const became = round === 0 ? (at.location.state as Became | null)?.became : undefined;
  const body = became ? `${became.key} ${became.round}` : `${key} ${round}`;
  const current = { key, view: outlet, at, kept: handle?.kept === true, round, body };
  // A page that is left while a dialog is open is unmounted: antd's dialogs do not survive being hidden.
  const left = held[0]?.key !== key && root.querySelector(DIALOG) !== null ? held[0]?.key : undefined;
  const isOpen = (one: string) => one !== left && pages.snapshot().pages.some((page) => page.key === one);
  const next = holdPages(held, current, isOpen);
  if (next !== held) setHeld(next);
  useRemembered(key, main, memory, next);
  // Once the page has its new address, a visit to the old address starts a new page.
  useEffect(() => {
    if (became && (pages.snapshot().rounds[became.key] ?? 0) === became.round) pages.reload(became.key);
  }, [pages, became]);
  return next.map((page) => (
    <Activity key={page.body} mode={page.key === key ? 'visible' : 'hidden'}>
      <LocationContext value={page.at}>{page.view}</LocationContext>
    </Activity>
  ));
}

/** Records scroll positions and focus of the visible page, and restores both when it is shown again. */
function useRemembered(
  key: string,
  main: RefObject<HTMLElement | null>,
  memory: PageMemory,
  held: readonly { key: string }[],
): void {
  const shown = useRef(key);
  useLayoutEffect(() => {
    const box = main.current;
    if (!box || shown.current === key) return;
    shown.current = key;
    return settle(memory.restore(key, box), box);
  }, [key, main, memory]);
  // Not a layout effect: on the first run this component is mounted before the element around it.
  useEffect(() => {
    const box = main.current;
    if (!box) return;
    const scrolled = ({ target }: Event) => target instanceof Element && memory.noteScroll(key, target);
    const focused = ({ target }: Event) =>
      target instanceof HTMLElement && target !== box && memory.noteFocus(key, target);
    box.addEventListener('scroll', scrolled, { capture: true, passive: true });
    box.addEventListener('focusin', focused);
    return () => {
      box.removeEventListener('scroll', scrolled, { capture: true });
      box.removeEventListener('focusin', focused);
    };
  }, [key, main, memory]);
  useEffect(() => memory.keepOnly([key, ...held.map((page) => page.key)]), [key, held, memory]);
}

/**
 * How long scroll positions are restored, frames: half a second, in which tables that were hidden measure themselves
 * again.
 */
const FRAMES = 30;
const MOVES = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Restores scroll positions until the page has settled or the user acts. @returns a function that stops it */
function settle(put: () => boolean, box: HTMLElement): () => void {
  let frame = 0;
  let left = FRAMES;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of MOVES) box.removeEventListener(type, stop);
  };
  const again = () => {
    left -= 1;
    if (put() && left > 0) frame = requestAnimationFrame(again);
    else stop();
  };
  for (const type of MOVES) box.addEventListener(type, stop, { passive: true });
  again();
  return stop;
}

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

/** A dialog of the page on view. Those that stand above all pages (questions, the command palette) do not count. */
const DIALOG = '.ant-modal-wrap:not(.gd-over-pages):not([style*="none"]):not(:has(.ant-modal-confirm))';

type Where = NonNullable<React.ContextType<typeof LocationContext>>;

/**
 * The page on view, with the lists behind it that stay alive: their state, input, selection and rows are as they were
 * when someone comes back, and so are the places that they were scrolled to. A hidden page keeps the address that it
 * had, so that it does not follow the one on view.
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
  // A page that is left with its dialog open is not kept: antd's dialogs do not come through being hidden.
  const left = held[0]?.key !== key && root.querySelector(DIALOG) !== null ? held[0]?.key : undefined;
  const isOpen = (one: string) => one !== left && pages.snapshot().pages.some((page) => page.key === one);
  const next = holdPages(held, current, isOpen);
  if (next !== held) setHeld(next);
  useRemembered(key, main, memory, next);
  // Once the page goes by its new address, its old one begins anew.
  useEffect(() => {
    if (became && (pages.snapshot().rounds[became.key] ?? 0) === became.round) pages.reload(became.key);
  }, [pages, became]);
  return next.map((page) => (
    <Activity key={page.body} mode={page.key === key ? 'visible' : 'hidden'}>
      <LocationContext value={page.at}>{page.view}</LocationContext>
    </Activity>
  ));
}

/** Follows scrolling and focus of the page on view, and gives both back when it returns. */
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
  // No layout effect: on the first one this component is ready before the element around it.
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

/** For how long a place is put back, frames: half a second, while tables that were hidden measure themselves anew. */
const FRAMES = 30;
const MOVES = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Puts back until the page has settled, or the person moves on. @returns stops it */
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

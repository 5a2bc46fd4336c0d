import type { MenuItem } from '@gongdi/domain';
import { useEffect, useRef, type FocusEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router';
import { addressOf } from '../../ground/menus/menus.ts';
import { projectIn, withProject } from '../../ground/project/project.ts';
import { useUnsaved } from '../../ground/page/leave-guard.tsx';
import { useGoAhead } from '../ahead/use-go-ahead.ts';

/** How long pointer or focus rest on an entry before its page is fetched, ms: on the way to another one they do not. */
const RESTS = 60;

interface AheadHandlers {
  onPointerOver: (event: PointerEvent) => void;
  onPointerOut: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

/**
 * Fetches the page of a menu entry before it is opened: its code when pointer or focus rest on the entry, and with the
 * press of the button also its first call, which is on its way when the click comes. Not while something is unsaved:
 * the page asks first, and a session that has ended would be noticed in the middle of the question.
 * @param itemOf entry by its index
 * @returns handlers of the element around the entries
 */
export function useEntryAhead(itemOf: (index: string) => MenuItem | undefined): AheadHandlers {
  const ahead = useGoAhead();
  const { search } = useLocation();
  const unsaved = useUnsaved();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const entryOf = ({ target }: SyntheticEvent): MenuItem | undefined => {
    const row = target instanceof Element ? target.closest<HTMLElement>('a[data-row]') : null;
    return row ? itemOf(row.dataset['row']!) : undefined;
  };
  const fetch = (item: MenuItem | undefined, withData = false) => {
    if (!item) return;
    const [pathname, own] = addressOf(item).split('?') as [string, string?];
    ahead(pathname, withProject(own ? `?${own}` : '', projectIn(search)), withData && !unsaved());
  };
  const rest = (item: MenuItem | undefined) => {
    clearTimeout(timer.current);
    if (item && !savesData()) timer.current = setTimeout(() => fetch(item), RESTS);
  };
  return {
    onPointerOver: (event) => rest(event.pointerType === 'mouse' ? entryOf(event) : undefined),
    onPointerOut: () => clearTimeout(timer.current),
    onPointerDown: (event) => event.button === 0 && fetch(entryOf(event), true),
    onFocus: (event) => rest(entryOf(event)),
  };
}

/** A browser that was told to save data; the types of the DOM do not have it. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

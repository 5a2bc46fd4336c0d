import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../context/console-context.tsx';
import { useCloseAfter } from './use-open-pages.ts';

/**
 * Navigation state of a link to a page that returns to the list it was opened from, with the list's filters and page
 * number.
 */
export const COMES_BACK = { comesBack: true } as const;

/** Navigation state of a link to a list that opens the import dialog first. */
export const BEGINS_IMPORT = { ...COMES_BACK, beginsImport: true } as const;

/**
 * Returns a function that leaves a page, closes its tab and goes back to the page that linked to it. If the page was
 * opened by its address, it goes to the list `fallback` at its last address.
 */
export function useWayBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { pages } = useConsole();
  const closeAfter = useCloseAfter();
  const state = useLocation().state as Partial<typeof COMES_BACK> | null;
  const comes = state?.comesBack === true;
  return useCallback(
    () => closeAfter(() => void (comes ? navigate(-1) : navigate(pages.addressOf(fallback)))),
    [navigate, comes, fallback, pages, closeAfter],
  );
}

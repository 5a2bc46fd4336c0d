import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../context/console-context.tsx';
import { useCloseAfter } from './use-open-pages.ts';

/** State of a link to a page from which one comes back: to the list as it was, with its filters and page. */
export const COMES_BACK = { comesBack: true } as const;

/** State of a link to a list that begins with the import of a sheet. */
export const BEGINS_IMPORT = { ...COMES_BACK, beginsImport: true } as const;

/**
 * Leaves a page, and closes its tab, for the one that led to it; when it was opened by its address, for the list
 * `fallback`, as that was left.
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

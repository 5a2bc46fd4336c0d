import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** State of a link to a page from which one comes back: to the list as it was, with its filters and page. */
export const COMES_BACK = { comesBack: true } as const;

/** Leaves a page for the one that led to it; for `fallback` when it was opened by its address. */
export function useWayBack(fallback: string): () => void {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<typeof COMES_BACK> | null;
  const comes = state?.comesBack === true;
  return useCallback(() => void (comes ? navigate(-1) : navigate(fallback)), [navigate, comes, fallback]);
}

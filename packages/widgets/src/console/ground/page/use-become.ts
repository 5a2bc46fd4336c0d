import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../context/console-context.tsx';
import { usePageKey } from './use-open-pages.ts';

/** State of an address that a page has given itself: the page that it was. */
export interface Became {
  became?: { key: string; round: number };
}

/**
 * Gives the page on view another address, that of the record which it has just made, without beginning it anew: history
 * of steps, open dialogs and what is typed stay. Whoever comes to its old address begins anew.
 */
export function useBecome(): (address: string) => Promise<void> {
  const navigate = useNavigate();
  const { pages } = useConsole();
  const key = usePageKey();
  const before = (useLocation().state as Became | null)?.became;
  return useCallback(
    async (address) => {
      const became = before ?? { key, round: pages.snapshot().rounds[key] ?? 0 };
      pages.leave([key]);
      await navigate(address, { replace: true, state: { became } satisfies Became });
    },
    [navigate, pages, key, before],
  );
}

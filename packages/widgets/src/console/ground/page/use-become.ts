import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../context/console-context.tsx';
import { usePageKey } from './use-open-pages.ts';

/**
 * Navigation state of an address that a page has given to itself: key and reload count of the page before the change.
 */
export interface Became {
  became?: { key: string; round: number };
}

/**
 * Returns a function that changes the address of the visible page without resetting it, for example to that of the
 * record just created. Step history, open dialogs and typed input stay. A later visit to the old address starts a new
 * page.
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

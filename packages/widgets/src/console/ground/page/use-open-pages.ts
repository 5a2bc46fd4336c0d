import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../context/console-context.tsx';
import { withoutLayout } from '../context/layout-mode.ts';
import type { OpenPagesState } from '../open-pages/open-pages.ts';
import { isIn } from '../session/session.ts';
import { pageKey } from '../open-pages/page-key.ts';
import { withProject } from '../project/project.ts';

export function useOpenPages(): OpenPagesState {
  const { pages } = useConsole();
  return useSyncExternalStore(pages.subscribe, pages.snapshot);
}

/** Returns the key of the page that a component belongs to. Outside of pages it is the key of the visible page. */
export function usePageKey(): string {
  const { pathname, search } = useLocation();
  return pageKey(pathname, search);
}

/** Opens a tab for each page that becomes visible. */
export function useVisits(visits: boolean): void {
  const { pages, session } = useConsole();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // After the session has ended the page only waits for the login page: nothing more is stored.
    if (visits && isIn(session.snapshot()))
      pages.visit(pageKey(pathname, search), pathname + withProject(withoutLayout(search), null));
  }, [pages, session, pathname, search, visits]);
}

/**
 * Sets the name of the record that a page shows, for its tab, the breadcrumbs and the title; `undefined` while it
 * loads.
 */
export function useRecordName(record: string | undefined): void {
  const { pages } = useConsole();
  const key = usePageKey();
  useEffect(() => {
    if (record) pages.name(key, record);
  }, [pages, key, record]);
}

/**
 * Returns a function that leaves the page by calling `go` and closes its tab. Unsaved input may still stop the user.
 */
export function useCloseAfter(): (go: () => void) => void {
  const { pages } = useConsole();
  const key = usePageKey();
  return useCallback(
    (go) => {
      pages.leave([key]);
      go();
    },
    [pages, key],
  );
}

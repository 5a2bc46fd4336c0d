import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { useConsole } from '../../ground/context/console-context.tsx';
import { mayOpen } from '../../ground/menus/menus.ts';
import { hereOf } from '../../ground/route/here-of.ts';
import { isIn } from '../../ground/session/session.ts';
import { useGoAhead } from './use-go-ahead.ts';

/**
 * Sends the first call of each page as soon as its address is known, by whatever way the user comes: the server works
 * while the page is drawn. The page itself would send it only in the middle of its first drawing.
 */
export function usePagesAhead(): void {
  const { session } = useConsole();
  const ahead = useGoAhead();
  const router = use(DataRouterContext)?.router;
  useEffect(() => {
    if (!router) return;
    let before = hereOf(router).pathname;
    return router.subscribe(() => {
      const { pathname, search } = hereOf(router);
      if (pathname === before) return;
      before = pathname;
      const state = session.snapshot();
      if (isIn(state) && state.menus && mayOpen(state.menus, pathname)) ahead(pathname, search, true);
    });
  }, [session, ahead, router]);
}

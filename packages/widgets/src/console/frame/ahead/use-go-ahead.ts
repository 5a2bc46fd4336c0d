import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { ExtensionContext } from '../../../kit/definition/extension.ts';
import { ScreenLoadersContext } from '../../generic/resource/screen/screen.ts';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { goAhead } from '../../ground/route/page-ahead.ts';

/**
 * Returns a function that fetches a page before it is drawn: its code, and with `withData` its first call. A page that is
 * open has its data, and shows them at once.
 * @returns takes the path and the search part of the address
 */
export function useGoAhead(): (pathname: string, search: string, withData: boolean) => void {
  const { client, pages } = useConsole();
  const owner = useSession().user?.user_id ?? '';
  const queries = useQueryClient();
  const router = use(DataRouterContext)?.router;
  const screens = use(ScreenLoadersContext);
  const { extend } = use(ExtensionContext);
  return useCallback(
    (pathname, search, withData) => {
      if (!router) return;
      const isOpen = pages.snapshot().pages.some(({ key }) => key === pathname);
      const data = { client, queries, extend, owner, search };
      goAhead(router.routes, pathname, { screens, ...(withData && !isOpen && { data }) });
    },
    [client, pages, owner, queries, router, screens, extend],
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { addressOf, leavesOf } from '../../ground/menus/menus.ts';
import { useAskFirst } from '../../ground/page/leave-guard.tsx';
import type { OpenPage } from '../../ground/open-pages/open-pages.ts';
import { useOpenPages, usePageKey } from '../../ground/page/use-open-pages.ts';

export type PageAction = 'refresh' | 'close' | 'others' | 'all';

/** Actions on open pages. Before a page with unsaved input is closed or reloaded, the user is asked. */
export function usePageActions() {
  const { pages: store } = useConsole();
  const { pages } = useOpenPages();
  const { menus } = useSession();
  const here = usePageKey();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const ask = useAskFirst();
  const [entry] = leavesOf(menus ?? []);
  const home = entry ? addressOf(entry) : '/';

  const open = (page: OpenPage) => {
    if (page.key !== here) void navigate(page.address);
  };
  /** Closes pages, including the visible one, by navigating to `next`. */
  const away = (keys: string[], next: string) => {
    store.leave(keys);
    void navigate(next);
  };
  const refresh = (page: OpenPage) => {
    const anew = () => {
      void queries.invalidateQueries({ refetchType: 'none' });
      store.reload(page.key);
      open(page);
    };
    if (page.key === here) ask(anew);
    else anew();
  };
  const close = (page: OpenPage) => {
    if (page.key === here) away([here], store.neighbour(here)?.address ?? home);
    else store.close([page.key]);
  };
  const others = (page: OpenPage) => {
    const keys = pages.map((one) => one.key).filter((key) => key !== page.key);
    if (page.key === here) store.close(keys);
    else away(keys, page.address);
  };
  const all = () =>
    away(
      pages.map((one) => one.key),
      home,
    );

  return {
    open,
    /** Returns the actions that are possible for a page now. */
    of: (page: OpenPage): PageAction[] => {
      const more = pages.length > 1;
      if (!pages.includes(page)) return [];
      return more ? ['refresh', 'close', 'others', 'all'] : ['refresh'];
    },
    run: (action: PageAction, page: OpenPage) => ({ refresh, close, others, all })[action](page),
  };
}

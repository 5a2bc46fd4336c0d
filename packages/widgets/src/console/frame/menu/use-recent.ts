import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { trailOf } from '../../ground/menus/menus.ts';
import { inAMoment } from '../../ground/page/in-a-moment.ts';
import { useOpenPages, usePageKey } from '../../ground/page/use-open-pages.ts';

/** Pages of a record that change it: who looks for it later wants to see it. */
const CHANGES = /\/(edit|add)$/;

/** Remembers the menu entries that are used, and the records that are shown. */
export function useRecent(): void {
  const { ownMenu } = useConsole();
  const { menus } = useSession();
  const { pathname } = useLocation();
  const key = usePageKey();
  const page = useOpenPages().pages.find((one) => one.key === key);
  const leaf = trailOf(menus ?? [], pathname).at(-1);
  const entry = leaf?.index;
  const record = entry && !CHANGES.test(pathname) ? page?.record : undefined;
  useEffect(() => (entry ? inAMoment(() => ownMenu.use(entry)) : undefined), [ownMenu, entry]);
  useEffect(() => {
    if (record) ownMenu.show({ address: key, title: record });
  }, [ownMenu, record, key]);
}

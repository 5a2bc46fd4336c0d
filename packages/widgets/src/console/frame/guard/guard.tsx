import { App } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useMatches } from 'react-router';
import { useConsole, useSession, useText } from '../../ground/context/console-context.tsx';
import { NotFoundPage } from '../../ground/status/not-found.tsx';
import { PageLoading } from '../../ground/status/page-loading.tsx';
import { tokenIn } from './token-in.ts';
import { guarded } from './guarded.ts';
import { firstSegment } from '../../ground/menus/menus.ts';
import { isIn } from '../../ground/session/session.ts';
import { useResume } from '../../ground/page/use-resume.ts';

/** Handle of the route for addresses that do not exist. The route is inside the shell, but not subject to the menus. */
export const OUTSIDE = { outside: true } as const;

/**
 * Runs before every page of the shell (console specification, section 5). Without a session, in this tab or stored by
 * the browser, it shows a warning and the login page. Without menus it goes to `/redirect` first. If the first path
 * segment is not in the menus, it shows 404.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { session, standalone } = useConsole();
  const state = useSession();
  const { menus } = state;
  const loggedIn = isIn(state);
  const { message } = App.useApp();
  const text = useText();
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<string>();
  const outside = useMatches().at(-1)?.handle === OUTSIDE;
  const given = standalone ? tokenIn(search) : null;
  const away = !outside && !given && !loggedIn && !session.leaving;
  const asking = useResume(away) === 'asking';
  const out = away && !asking;
  // Opening a page without a session shows a warning. A warning shown earlier was for the page that was left.
  useEffect(() => {
    session.beginPage();
  }, [session]);
  useEffect(() => {
    if (out && !session.announced) void message.warning(text.loggedOut);
  }, [out, session, message, text]);
  const verdict = guarded({ outside, given, asking, out, loggedIn, menus, opened, pathname, search });
  if (typeof verdict === 'object') return <Navigate to={verdict.to} replace />;
  if (verdict === 'not-found') return <NotFoundPage />;
  if (verdict === 'wait') return <PageLoading />;
  const page = firstSegment(pathname);
  if (verdict === 'allowed' && menus && opened !== page) setOpened(page);
  return children;
}

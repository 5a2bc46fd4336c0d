import { App } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useMatches } from 'react-router';
import { useConsole, useSession, useText } from '../../ground/context/console-context.tsx';
import { NotFoundPage } from '../../ground/status/not-found.tsx';
import { PageLoading } from '../../ground/status/page-loading.tsx';
import { tokenIn } from './token-in.ts';
import { firstSegment, mayOpen } from '../../ground/menus/menus.ts';
import { useResume } from '../../ground/page/use-resume.ts';

/** Handle of the route of addresses that do not exist: it stands in the shell, outside of what the menus allow. */
export const OUTSIDE = { outside: true } as const;

/**
 * Before every page of the shell (console specification, section 5): without a session, of this tab or kept by the browser,
 * a warning and the login page,
 * without menus first `/redirect`, a first segment outside the menus 404.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { session, standalone } = useConsole();
  const { token, menus } = useSession();
  const { message } = App.useApp();
  const text = useText();
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<string>();
  const outside = useMatches().at(-1)?.handle === OUTSIDE;
  const given = standalone ? tokenIn(search) : null;
  const away = !outside && !given && !token && !session.leaving;
  const asking = useResume(away) === 'asking';
  const out = away && !asking;
  // Whoever comes to a page without a session is told so; what was told before was of the page that was left.
  useEffect(() => {
    session.beginPage();
  }, [session]);
  useEffect(() => {
    if (out && !session.told) void message.warning(text.loggedOut);
  }, [out, session, message, text]);
  if (outside) return token && menus ? children : <NotFoundPage />;
  // Another system sends people back with a token of its own to the page that they came from.
  if (given) {
    const { token: handed, rest } = given;
    return <Navigate to={`/jump?${new URLSearchParams({ token: handed, redirect: pathname + rest })}`} replace />;
  }
  if (asking) return <PageLoading />;
  const here = encodeURIComponent(pathname + search);
  if (out) return <Navigate to={`/login?redirect=${here}`} replace />;
  if (token && !menus) return <Navigate to={`/redirect?redirect=${here}`} replace />;
  const page = firstSegment(pathname);
  // Whoever is on a page when it is closed to them is told so in place; an address that was never open is not there.
  if (menus && !mayOpen(menus, pathname)) return opened === page ? children : <Navigate to="/404" replace />;
  if (menus && opened !== page) setOpened(page);
  return children;
}

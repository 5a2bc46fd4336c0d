import { App } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useConsole, useSession, useText } from '../context/console-context.tsx';
import { mayOpen } from './menus.ts';

/**
 * Before every page of the shell (console specification, section 5): without a session a warning and the login page,
 * without menus first `/redirect`, a first segment outside the menus 404.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { session } = useConsole();
  const { token, menus } = useSession();
  const { message } = App.useApp();
  const text = useText();
  const { pathname, search } = useLocation();
  const out = !token && !session.leaving;
  useEffect(() => {
    if (out) void message.warning(text.loggedOut);
  }, [out, message, text]);
  const here = encodeURIComponent(pathname + search);
  if (out) return <Navigate to={`/login?redirect=${here}`} replace />;
  if (token && !menus) return <Navigate to={`/redirect?redirect=${here}`} replace />;
  if (menus && !mayOpen(menus, pathname)) return <Navigate to="/404" replace />;
  return children;
}

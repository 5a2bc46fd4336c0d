import { App } from 'antd';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useConsole, useText } from '../ground/context/console-context.tsx';
import { isIn } from '../ground/session/session.ts';
import { PageLoading } from '../ground/status/page-loading.tsx';
import { addressOf, leavesOf, mayOpen } from '../ground/menus/menus.ts';
import { isOwnPath } from './own-path.ts';

/**
 * Loads the menus, then opens the requested page if the menus contain it, else the first menu entry (console
 * specification, section 2.1).
 */
export function RedirectPage() {
  const { session, client } = useConsole();
  const { message } = App.useApp();
  const text = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wanted = params.get('redirect');
  useEffect(() => {
    let current = true;
    const toLogin = wanted ? `/login?redirect=${encodeURIComponent(wanted)}` : '/login';
    const close = message.loading(text.fetchingMenus, 0);
    const begin = async () => {
      if (!isIn(session.snapshot())) await session.resume().catch(() => null);
      const state = session.snapshot();
      if (!isIn(state)) {
        if (current && !session.leaving) void message.warning(text.loggedOut);
        return toLogin;
      }
      const menus = (state.offline && state.menus) || (await session.loadMenus(client));
      const first = leavesOf(menus)[0];
      if (!first) {
        session.clear();
        if (current) void message.warning(text.noMenu);
        return '/login';
      }
      return wanted && isOwnPath(wanted) && mayOpen(menus, new URL(wanted, 'http://console').pathname)
        ? wanted
        : addressOf(first);
    };
    begin()
      // The menus could not be loaded: open the login page (console specification, section 8). The client has shown the
      // reason.
      .catch(() => {
        session.clear();
        return toLogin;
      })
      .then((page) => current && navigate(page, { replace: true }))
      .finally(close)
      .catch(() => {});
    return () => {
      current = false;
      close();
    };
  }, [session, client, message, navigate, text, wanted]);
  return <PageLoading />;
}

import { createClient } from '@gongdi/api';
import type { useAppProps } from 'antd/es/app/context';
import type { WidgetContext } from '../../kit/mount.ts';
import type { ConsoleRouter } from '../routes/router.tsx';
import type { ConsoleSession } from '../session/session.ts';
import type { ConsoleServices } from './console-context.tsx';
import type { PreferenceStore } from './preferences.ts';

/** After logout, messages close and the login page opens this much later, ms (console specification, section 8). */
export const LOGOUT_DELAY = 1_500;

export interface ServiceParts {
  context: WidgetContext;
  session: ConsoleSession;
  preferences: PreferenceStore;
  router: ConsoleRouter;
  standalone: boolean;
  message: useAppProps['message'];
}

/** Client, logout and what else the pages share. */
export function createServices(parts: ServiceParts): ConsoleServices {
  const { context, session, preferences, router, standalone, message } = parts;

  const toLogin = () => {
    session.leaving = false;
    message.destroy();
    const away = standalone ? context.config.loginUrl : undefined;
    if (away) {
      location.assign(`${away}${away.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(location.href)}`);
      return;
    }
    const { pathname, search } = router.state.location;
    void router.navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  };
  const leave = () => {
    if (session.leaving) return;
    session.leaving = true;
    setTimeout(toLogin, LOGOUT_DELAY);
  };

  const client = createClient({
    config: () => context.config,
    session: session.store,
    lang: () => preferences.snapshot().lang,
    onError: (failure, duration) => void message.error(failure.message, duration / 1000),
    onLogout: () => {
      // A host that takes care of the session itself says so by cancelling.
      if (!context.emit('gd-auth-required', undefined, { cancelable: true })) return;
      leave();
      session.clear();
    },
  });

  return {
    client,
    session,
    preferences,
    config: context.config,
    layoutMode: new URLSearchParams(router.state.location.search).get('layoutMode') === 'plain' ? 'plain' : 'standard',
    logout: async () => {
      leave();
      await session.logout(client);
    },
  };
}

import { createClient, ERROR_TOAST } from '@gongdi/api';
import type { useAppProps } from 'antd/es/app/context';
import { clockOf } from '../kit/clock/index.ts';
import { TypedValues } from '../kit/data/index.ts';
import { log } from '../kit/log.ts';
import type { WidgetContext } from '../kit/mount.ts';
import { OpenPages } from './ground/open-pages/open-pages.ts';
import { PageMemory } from './ground/open-pages/page-memory.ts';
import { isRefused } from './ground/status/is-refused.ts';
import { storage } from './ground/session/storage.ts';
import { browserStore } from './ground/outbox/browser-store.ts';
import { Outbox } from './ground/outbox/outbox.ts';
import { sendEntry } from './ground/outbox/send-entry.ts';
import { hereOf, type ConsoleRouter } from './routes/router.tsx';
import { createLastCalls } from './ground/session/last-calls.ts';
import type { ConsoleSession } from './ground/session/session.ts';
import type { ConsoleServices } from './ground/context/console-context.tsx';
import { loginAddress } from './ground/context/login-address.ts';
import { wordsOf } from './ground/context/failure-words.ts';
import { isPlain } from './ground/context/layout-mode.ts';
import type { PreferenceStore } from './ground/context/preferences.ts';

/** After logout, messages close and the login page opens this much later, ms (console specification, section 8). */
export const LOGOUT_DELAY = 1_500;

const LOGIN = '/login';

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

  const pages = new OpenPages({
    get: () => storage.get('pages'),
    set: (open) => storage.set('pages', open),
  });
  session.subscribe(() => {
    if (session.snapshot().user === null) pages.reset();
  });

  const last = createLastCalls();
  const toLogin = async () => {
    last.resume();
    // Someone has logged in meanwhile.
    if (!session.leaving) return;
    message.destroy();
    const away = loginAddress(standalone ? context.config.loginUrl : undefined, location.href);
    if (away) return location.assign(away);
    const { pathname, path } = hereOf(router);
    if (pathname !== LOGIN) await router.navigate(`${LOGIN}?redirect=${encodeURIComponent(path)}`);
    // First this: whoever has gone back meanwhile is led away by the guard as soon as it hears that nobody is there.
    session.leaving = false;
    session.told = true;
    session.clear();
  };
  const leave = () => {
    session.leaving = true;
    setTimeout(() => void toLogin(), LOGOUT_DELAY);
  };

  /** The server has ended the session, and nobody has logged in since. */
  let ended = false;
  session.subscribe(() => {
    if (session.snapshot().token) ended = false;
  });

  /** The host takes care of the session that has ended: the page stays as it is. */
  let kept = false;
  const client = createClient({
    config: () => context.config,
    fetch: last.fetch,
    session: session.store,
    lang: () => preferences.snapshot().lang,
    onTimeZone: clockOf(context).tell,
    log: (failure) => log('console call', failure),
    // The end of a session is told once, whoever noticed it.
    onError: (failure, duration) => {
      if (!failure.endsSession) void message.error(wordsOf(failure), duration / 1000);
      // What offered it is out of date.
      if (isRefused(failure)) void session.renewRights(client);
    },
    onLogout: (failure, again) => {
      if (session.leaving) return;
      session.leaving = ended = true;
      session.end();
      void message.error(failure.message, ERROR_TOAST / 1000);
      // A host that takes care of the session itself says so by cancelling.
      if (!again) kept = !context.emit('gd-auth-required', undefined, { cancelable: true });
      if (!kept) leave();
    },
  });

  return {
    client,
    session,
    preferences,
    pages,
    memory: new PageMemory(),
    typed: new TypedValues(() => ended),
    outbox: new Outbox({ store: browserStore(), send: (entry, keep) => sendEntry(client, entry, keep) }),
    config: context.config,
    standalone,
    layoutMode: isPlain(router.state.location.search) ? 'plain' : 'standard',
    logout: async () => {
      if (session.leaving) return;
      last.stop();
      leave();
      await session.logout(client);
    },
  };
}

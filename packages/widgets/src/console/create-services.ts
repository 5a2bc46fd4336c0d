import { createClient, ERROR_TOAST } from '@gongdi/api';
import type { useAppProps } from 'antd/es/app/context';
import { clockOf } from '../kit/clock/index.ts';
import { TypedValues } from '../kit/data/index.ts';
import { log } from '../kit/log.ts';
import type { WidgetContext } from '../kit/mount.ts';
import { OwnMenu } from './ground/menus/own-menu.ts';
import { OpenPages } from './ground/open-pages/open-pages.ts';
import { PageMemory } from './ground/open-pages/page-memory.ts';
import { isRefused } from './ground/status/is-refused.ts';
import { tellFailure } from './ground/status/tell-failure.ts';
import { providerEnd } from './ground/session/openid.ts';
import { storage } from './ground/session/storage.ts';
import { browserStore } from './ground/outbox/browser-store.ts';
import { Outbox } from './ground/outbox/outbox.ts';
import { sendEntry } from './ground/outbox/send-entry.ts';
import { hereOf } from './ground/route/here-of.ts';
import type { ConsoleRouter } from './routes/router.tsx';
import { createLastCalls } from './ground/session/last-calls.ts';
import type { ConsoleSession } from './ground/session/session.ts';
import type { ConsoleServices } from './ground/context/console-context.tsx';
import { loginAddress } from './ground/context/login-address.ts';
import { wordsOf } from './ground/context/failure-words.ts';
import { isPlain } from './ground/context/layout-mode.ts';
import type { PreferenceStore } from './ground/context/preferences.ts';
import { unsavedInput } from './ground/page/unsaved-input.ts';

/**
 * Delay between logout and the moment when messages close and the login page opens, ms (console specification, section
 * 8).
 */
const LOGOUT_DELAY = 1_500;

/** After the delay, a logout that the server has not answered yet is waited for so much longer, ms. */
const LOGOUT_PATIENCE = 5_000;

const LOGIN = '/login';

export interface ServiceParts {
  context: WidgetContext;
  session: ConsoleSession;
  preferences: PreferenceStore;
  router: ConsoleRouter;
  standalone: boolean;
  message: useAppProps['message'];
}

/** Creates the API client, the logout function and the other services that all pages share. */
export function createServices(parts: ServiceParts): ConsoleServices {
  const { context, session, preferences, router, standalone, message } = parts;

  const pages = new OpenPages({
    get: () => storage.get('pages'),
    set: (open) => storage.set('pages', open),
  });
  const ownMenu = new OwnMenu(() => session.snapshot().user?.user_id, {
    get: () => storage.get('recent'),
    set: (records) => storage.set('recent', records),
  });
  session.subscribe(() => {
    if (session.snapshot().user === null) pages.reset();
    ownMenu.follow();
  });

  const last = createLastCalls();
  let end: string | null = null;
  const toLogin = async () => {
    last.resume();
    // A user has logged in since the timer started.
    if (!session.leaving) return;
    message.destroy();
    // A session that began at a provider ends there too, if its user logs out.
    const away = end ?? loginAddress(standalone ? context.config.loginUrl : undefined, location.href);
    if (away) return location.assign(away);
    const { pathname, path } = hereOf(router);
    if (pathname !== LOGIN) await router.navigate(`${LOGIN}?redirect=${encodeURIComponent(path)}`);
    // Before `clear`: if the user has navigated back meanwhile, the guard leads them away as soon as `clear` notifies
    // it that no user is logged in.
    session.leaving = false;
    session.announced = true;
    session.clear();
  };
  /** @param told what has to reach the server first: a call that is under way is cut off when the browser leaves */
  const leave = (told?: Promise<void>) => {
    session.leaving = true;
    setTimeout(async () => {
      const late = new Promise((resolve) => setTimeout(resolve, LOGOUT_PATIENCE));
      // A failure leaves no reason to stay.
      await Promise.race([told?.catch(() => undefined), late]);
      await toLogin();
    }, LOGOUT_DELAY);
  };

  /** True after the server ended the session and until the next login. */
  let ended = false;
  session.subscribe(() => {
    if (session.snapshot().token) ended = false;
  });

  /** True if the host page handles the ended session itself: the console stays on its page. */
  let kept = false;
  const client = createClient({
    config: () => context.config,
    fetch: last.fetch,
    session: session.store,
    lang: () => preferences.snapshot().lang,
    onTimeZone: clockOf(context).tell,
    log: (failure) => log('console call', failure),
    // `onLogout` reports the end of a session, exactly once, so this handler does not.
    onError: (failure, duration) => {
      if (!failure.endsSession) tellFailure(message, failure, wordsOf(failure), duration / 1000);
      // The call was refused, so the menus or buttons that offered it are out of date.
      if (isRefused(failure)) void session.renewRights(client);
    },
    onLogout: (failure, again) => {
      if (session.leaving) return;
      session.leaving = ended = true;
      session.end();
      void message.error(failure.message, ERROR_TOAST / 1000);
      // A host that handles the ended session itself cancels this event.
      if (!again) kept = !context.emit('gd-auth-required', undefined, { cancelable: true });
      if (!kept) leave();
    },
  });

  return {
    client,
    session,
    preferences,
    pages,
    ownMenu,
    memory: new PageMemory(),
    unsaved: unsavedInput(),
    typed: new TypedValues(() => ended),
    outbox: new Outbox({ store: browserStore(), send: (entry, keep) => sendEntry(client, entry, keep) }),
    config: context.config,
    standalone,
    layoutMode: isPlain(router.state.location.search) ? 'plain' : 'standard',
    logout: async () => {
      if (session.leaving) return;
      end = providerEnd();
      last.stop();
      const told = session.logout(client);
      leave(told);
      await told;
    },
  };
}

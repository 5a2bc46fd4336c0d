import { createClient, sharedProvider, type Client } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import { clockOf } from '../clock/index.ts';
import { log } from '../log.ts';
import type { WidgetContext } from '../mount.ts';

/** The parts of the element's context that a client needs. */
export type ClientContext = Pick<WidgetContext, 'host' | 'root' | 'config' | 'emit'>;

/**
 * Returns the client of an element without a session of its own. It uses the configuration of the page, and the session
 * that all elements of the page share. Without a session it emits `gd-auth-required` once, and not again before a
 * session was valid.
 */
export function elementClient(context: ClientContext, lang: () => Lang): Client {
  const config = { ...context.config, token: sharedProvider(context.config) };
  return createClient({
    config: () => config,
    lang,
    onTimeZone: clockOf(context).tell,
    log: (failure) => log(`${context.host.localName} call`, failure),
    onLogout: (_, again) => {
      if (!again) context.emit('gd-auth-required', undefined, { cancelable: true });
    },
  });
}

import { createClient, sharedProvider, type Client } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import { clockOf } from '../clock/index.ts';
import { log } from '../log.ts';
import type { WidgetContext } from '../mount.ts';

/** What a client needs of the element that it works for. */
export type ClientContext = Pick<WidgetContext, 'host' | 'root' | 'config' | 'emit'>;

/**
 * The client of an element that has no session of its own: over the configuration of the page, with the session that all
 * elements of the page share. The page hears once that there is none, until one is good again.
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

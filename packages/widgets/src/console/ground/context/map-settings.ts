import { calls, createClient, type MapConfig } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import type { WidgetContext } from '../../../kit/mount.ts';
import type { ConsoleSession } from '../session/session.ts';

/**
 * The maps of the standalone console are those that its server was started with (`gongdi serve --map`); a host page
 * configures its own, since its policy decides what may be asked. Asked for when the first map is shown, once a session.
 */
export function withServerMaps(context: WidgetContext, session: ConsoleSession, lang: () => Lang): WidgetContext {
  if (context.config.map !== undefined) return context;
  const client = createClient({ config: () => context.config, session: session.store, lang });
  let kept: { token: string; map: Promise<MapConfig | null> } | undefined;
  const ask = (): Promise<MapConfig | null> => {
    const token = session.snapshot().token?.token ?? '';
    if (kept?.token === token) return kept.map;
    const map = client.call(calls.console.settings, {}, { quiet: true }).then((settings) => settings.map);
    const asked = { token, map };
    kept = asked;
    // The next map asks again.
    map.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return map;
  };
  return { ...context, config: { ...context.config, map: ask } };
}

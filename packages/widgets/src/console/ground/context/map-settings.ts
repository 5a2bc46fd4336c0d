import { calls, createClient, type MapConfig } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import type { WidgetContext } from '../../../kit/mount.ts';
import { drawnSites } from './drawn-sites.ts';
import { projectLandmarks } from './project-landmarks.ts';
import type { ConsoleSession } from '../session/session.ts';

/**
 * The standalone console uses the maps of its server (`docs/maps.md`). Where they have no base map, they show the
 * projects. A host page configures its own maps, because its content policy decides which addresses may be requested.
 * The setting is requested when the first map is shown, once per session.
 */
export function withServerMaps(context: WidgetContext, session: ConsoleSession, lang: () => Lang): WidgetContext {
  if (context.config.map !== undefined) return context;
  const client = createClient({ config: () => context.config, session: session.store, lang });
  let kept: { token: string; map: Promise<MapConfig> } | undefined;
  const ask = (): Promise<MapConfig> => {
    const token = session.snapshot().token?.token ?? '';
    if (kept?.token === token) return kept.map;
    const map = client
      .call(calls.console.settings, {}, { quiet: true })
      .then((settings) => ({ ...settings.map, landmarks: projectLandmarks(client), sites: drawnSites(client) }));
    const asked = { token, map };
    kept = asked;
    // After a failure the next map requests the setting again.
    map.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return map;
  };
  return { ...context, config: { ...context.config, map: ask } };
}

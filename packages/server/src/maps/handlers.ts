import { calls, type MapConfig } from '@gongdi/api';
import { GongdiError, type FieldProblem, type Lang } from '@gongdi/domain';
import { handle, type Handler } from '../handler/index.ts';
import { storeAdjustment } from '../settings/index.ts';
import type { Db } from '../store/index.ts';
import { checkMap } from './check.ts';
import { findAddress } from './find-address.ts';
import { folderFiles, isFolderFile } from './folder-files.ts';
import { hideKeys, isHidden, restoreKeys } from './hidden-keys.ts';
import type { MapFault } from './map-error.ts';
import { isBeside } from './map-files.ts';
import { MAP_ROW, type MapStore } from './map-store.ts';
import { mapRelay } from './relay.ts';
import { storeKeys } from './stored-keys.ts';
import { mapLabel } from './text/index.ts';
import { tryLayer, trySearch } from './try-layer.ts';

/** Handlers for the maps: what pages get, and the screen of administrators. */
export function mapHandlers(db: Db, maps: MapStore): Handler[] {
  const relay = mapRelay();
  const whole = async (lang: Lang) => {
    const { config, version } = maps.written();
    return {
      version,
      fixed: maps.isFixed,
      config: hideKeys(config),
      folder: maps.folder ?? null,
      files: maps.folder === undefined ? [] : await folderFiles(maps.folder),
      problems: problemsOf(maps.faults(), lang).map(({ path, message }) => ({ path, message })),
    };
  };
  const checked = (config: MapConfig, lang: Lang): MapConfig => {
    const read = checkMap(config);
    const faults = 'faults' in read ? read.faults : storedFaults(read.config);
    if (faults.length > 0) throw new GongdiError('invalid', { problems: problemsOf(faults, lang) });
    return config;
  };

  return [
    handle(calls.console.settings, async () => ({ map: maps.setup().config })),
    handle(calls.map.find, async ({ query }) => {
      const places = await findAddress(maps.written().config, query.address);
      return { asked: places !== undefined, places: places ?? [] };
    }),
    handle(calls.map.get, async (_, { lang }) => whole(lang)),
    handle(calls.map.change, async ({ body }, context) => {
      if (maps.isFixed) throw new GongdiError('invalid', { label: mapLabel('fixed') });
      const before = maps.written();
      const config = checked(restoreKeys(body.config, before.config), context.lang);
      const value = hideKeys(config);
      await storeAdjustment(
        db,
        context,
        { kind: 'map', name: MAP_ROW, version: body.version, value, fallback: {} },
        (trx) => storeKeys(trx, MAP_ROW, config),
      );
      await maps.reload();
      return whole(context.lang);
    }),
    handle(calls.map.test, async ({ body }, { lang }) => {
      const { layer, search, center, system } = body;
      const config = checked(
        restoreKeys(
          { ...(layer && { layers: [layer] }), ...(search && { search }), center, system },
          maps.written().config,
        ),
        lang,
      );
      const options = { fetch: globalThis.fetch, relay, folder: maps.folder, at: { center, system } };
      const [tried] = config.layers ?? [];
      const { search: place } = config;
      if (!tried && !(place && 'key' in place)) throw new GongdiError('invalid');
      const result = tried ? await tryLayer(tried, options) : await trySearch(place as never, options);
      return { ...result, message: result.message[lang] };
    }),
  ];
}

/**
 * Faults of a configuration from the screen: it names files of one folder alone, and no variables of the server, whose
 * values would be given to browsers.
 */
function storedFaults({ layers = [], search }: MapConfig): MapFault[] {
  const keys = [...layers.map((layer, at) => [`layers[${at}].key`, layer] as const), ['search.key', search] as const];
  return [
    ...layers.flatMap((layer, at) =>
      'url' in layer && isBeside(layer.url) && !isFolderFile(layer.url)
        ? [{ path: `layers[${at}].url`, reason: mapLabel('folderFile', { url: layer.url }) }]
        : [],
    ),
    ...keys.flatMap(([path, of]) =>
      of && 'key' in of && isHidden(of.key) ? [{ path, reason: mapLabel('hiddenKey') }] : [],
    ),
  ];
}

const problemsOf = (faults: readonly MapFault[], lang: Lang): FieldProblem[] =>
  faults.map(({ path, reason }) => ({ path, code: 'map', message: reason[lang] }));

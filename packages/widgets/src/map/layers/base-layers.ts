import {
  groundsOf,
  isOverlay,
  type MapConfig,
  type MapLayer,
  type MapLook,
  type MapSystem,
  type Tiles,
} from '@gongdi/api';
import type { Lang } from '../../kit/theme/tokens.ts';
import { textsOf, type Texts } from '../text/index.ts';

/** A base layer that can be selected for a map. */
export interface BaseLayer {
  /** Stable within a configuration: `amap/satellite`, `xyz-2/normal`. */
  id: string;
  name: string;
  look: MapLook;
  system: MapSystem;
  attribution: string;
  tiles: readonly Tiles[];
  /** Address of a PMTiles archive in place of tiles. */
  archive?: string;
}

export const GRATICULE = 'graticule';
/** Coordinate system of a fence screen in the specification. */
export const DEFAULT_MAP_SYSTEM: MapSystem = 'GCJ-02';

const NAMES = {
  amap: 'amap',
  tianditu: 'tianditu',
  tencent: 'tencent',
  osm: 'osm',
  xyz: 'custom',
  wmts: 'custom',
  wms: 'custom',
  pmtiles: 'archive',
} as const;

export function labelOf(label: MapLayer['name'], fallback: string, lang: Lang): string {
  if (label === undefined) return fallback;
  return typeof label === 'string' ? label : lang === 'en' ? label.en : label.zh;
}

/** Returns the base layers of a configuration, the graticule last: it needs no server and is always available. */
export function baseLayersOf(config: MapConfig | undefined, lang: Lang): BaseLayer[] {
  const texts = textsOf(lang);
  const layers = (config?.layers ?? []).flatMap((layer, index) =>
    isOverlay(layer)
      ? []
      : groundsOf(layer).map((one) => ({
          ...one,
          id: `${layer.kind}-${index}/${one.look}`,
          name: labelOf(layer.name, texts[NAMES[layer.kind]], lang),
          attribution: layer.attribution ?? one.attribution,
        })),
  );
  return [...layers, graticule(config, texts)];
}

const graticule = (config: MapConfig | undefined, texts: Texts): BaseLayer => ({
  id: GRATICULE,
  name: texts.graticule,
  look: 'normal',
  system: config?.system ?? DEFAULT_MAP_SYSTEM,
  attribution: '',
  tiles: [],
});

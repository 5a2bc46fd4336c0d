import type { MapConfig, MapLayer, MapLook, MapSystem } from '@gongdi/api';
import type { Lang } from '../../kit/theme/tokens.ts';
import { textsOf, type Texts } from '../text/index.ts';

/** One set of tiles; several lie over each other (names over a satellite picture). */
export interface Tiles {
  url: string;
  subdomains: readonly string[];
  tms: boolean;
  minZoom: number;
  maxZoom: number;
}

/** What can be chosen as the ground of a map. */
export interface BaseLayer {
  /** Stable within a configuration: `amap/satellite`, `xyz-2/normal`. */
  id: string;
  name: string;
  look: MapLook;
  system: MapSystem;
  attribution: string;
  /** Empty: the graticule. */
  tiles: readonly Tiles[];
}

export const GRATICULE = 'graticule';
/** What a fence screen of the specification is drawn in. */
export const DEFAULT_MAP_SYSTEM: MapSystem = 'GCJ-02';

const DEEPEST = 18;
const hosts = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));

const tiles = (url: string, more: Partial<Tiles> = {}): Tiles => ({
  url,
  subdomains: [],
  tms: false,
  minZoom: 1,
  maxZoom: DEEPEST,
  ...more,
});

const amap = (style: number, host: string): Tiles =>
  tiles(`https://${host}0{s}.is.autonavi.com/appmaptile?lang=zh_cn&size=1&scale=1&style=${style}&x={x}&y={y}&z={z}`, {
    subdomains: hosts(1, 4),
  });

const tianditu = (layer: string, key: string): Tiles =>
  tiles(
    `https://t{s}.tianditu.gov.cn/${layer}_w/wmts?${wmtsQuery({ layer, style: 'default', matrixSet: 'w', format: 'tiles' })}` +
      `&tk=${encodeURIComponent(key)}`,
    { subdomains: hosts(0, 7) },
  );

function wmtsQuery(of: { layer: string; style: string; matrixSet: string; format: string }): string {
  return (
    'SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0' +
    `&LAYER=${encodeURIComponent(of.layer)}&STYLE=${encodeURIComponent(of.style)}` +
    `&TILEMATRIXSET=${encodeURIComponent(of.matrixSet)}&FORMAT=${encodeURIComponent(of.format)}` +
    '&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}'
  );
}

interface Made {
  look: MapLook;
  system: MapSystem;
  attribution: string;
  tiles: readonly Tiles[];
}

function made(layer: Exclude<MapLayer, { kind: 'drawing' }>): Made[] {
  switch (layer.kind) {
    case 'amap':
      return [
        { look: 'normal', system: 'GCJ-02', attribution: '© 高德软件', tiles: [amap(8, 'webrd')] },
        {
          look: 'satellite',
          system: 'GCJ-02',
          attribution: '© 高德软件',
          tiles: [amap(6, 'webst'), amap(8, 'webst')],
        },
      ];
    case 'tianditu':
      return [
        {
          look: 'normal',
          system: 'CGCS2000',
          attribution: '© 国家地理信息公共服务平台 天地图',
          tiles: [tianditu('vec', layer.key), tianditu('cva', layer.key)],
        },
        {
          look: 'satellite',
          system: 'CGCS2000',
          attribution: '© 国家地理信息公共服务平台 天地图',
          tiles: [tianditu('img', layer.key), tianditu('cia', layer.key)],
        },
      ];
    case 'tencent':
      return [
        {
          look: 'normal',
          system: 'GCJ-02',
          attribution: '© 腾讯地图',
          tiles: [
            tiles('https://rt{s}.map.gtimg.com/tile?z={z}&x={x}&y={y}&type=vector&styleid=3', {
              subdomains: hosts(0, 3),
              tms: true,
            }),
          ],
        },
      ];
    case 'osm':
      return [
        {
          look: 'normal',
          system: 'WGS-84',
          attribution: '© OpenStreetMap contributors',
          tiles: [tiles('https://tile.openstreetmap.org/{z}/{x}/{y}.png', { maxZoom: 19 })],
        },
      ];
    case 'xyz':
      return [
        {
          look: layer.look ?? 'normal',
          system: layer.system,
          attribution: '',
          tiles: [
            tiles(layer.url, {
              subdomains: layer.subdomains ?? [],
              tms: layer.tms === true,
              minZoom: layer.minZoom ?? 0,
              maxZoom: layer.maxZoom ?? DEEPEST,
            }),
          ],
        },
      ];
    case 'wmts': {
      const query = wmtsQuery({
        layer: layer.layer,
        style: layer.style ?? 'default',
        matrixSet: layer.matrixSet ?? 'GoogleMapsCompatible',
        format: layer.format ?? 'image/png',
      });
      const url = layer.url + (layer.url.includes('?') ? (/[?&]$/.test(layer.url) ? '' : '&') : '?') + query;
      return [
        {
          look: layer.look ?? 'normal',
          system: layer.system,
          attribution: '',
          tiles: [tiles(url, { minZoom: layer.minZoom ?? 0, maxZoom: layer.maxZoom ?? DEEPEST })],
        },
      ];
    }
  }
}

const NAMES = {
  amap: 'amap',
  tianditu: 'tianditu',
  tencent: 'tencent',
  osm: 'osm',
  xyz: 'custom',
  wmts: 'custom',
} as const;

export function labelOf(label: MapLayer['name'], fallback: string, lang: Lang): string {
  if (label === undefined) return fallback;
  return typeof label === 'string' ? label : lang === 'en' ? label.en : label.zh;
}

/** What a configuration offers as ground, the graticule last: it needs nobody and is always there. */
export function baseLayersOf(config: MapConfig | undefined, lang: Lang): BaseLayer[] {
  const texts = textsOf(lang);
  const layers = (config?.layers ?? []).flatMap((layer, index) =>
    layer.kind === 'drawing'
      ? []
      : made(layer).map((one) => ({
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

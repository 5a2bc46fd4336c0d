import type { BaseMapLayer, MapLook, MapSystem, WmsLayer } from '../map-config.ts';

/** One set of tiles; several can be stacked (names over a satellite picture). */
export interface Tiles {
  /**
   * Address with `{z}`, `{x}`, `{y}`, or `{bbox}` (west, south, east, north in metres of EPSG:3857), and, where there are
   * several hosts, `{s}`.
   */
  url: string;
  subdomains: readonly string[];
  tms: boolean;
  minZoom: number;
  maxZoom: number;
}

/** What a layer of a configuration shows in one of the two looks. */
export interface Ground {
  look: MapLook;
  system: MapSystem;
  attribution: string;
  tiles: readonly Tiles[];
  /** Address of a PMTiles archive, used instead of tiles; the archive itself contains its zoom range. */
  archive?: string;
}

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

const AMAP = '© 高德软件';
const TIANDITU = '© 国家地理信息公共服务平台 天地图';

/** Returns the base maps of a layer, one for each of its looks, with the addresses that a page asks. */
export function groundsOf(layer: BaseMapLayer): Ground[] {
  const grounds = ownGroundsOf(layer);
  const { relay } = layer;
  if (typeof relay !== 'string') return grounds;
  return grounds.map((ground, look) => ({
    ...ground,
    tiles: ground.tiles.map(({ minZoom, maxZoom }, at) =>
      tiles(`${relay}/${look}/${at}/{z}/{x}/{y}`, { minZoom, maxZoom }),
    ),
  }));
}

/** Returns the same with the addresses of the provider. Only this function contains addresses of providers. */
export function ownGroundsOf(layer: BaseMapLayer): Ground[] {
  switch (layer.kind) {
    case 'amap':
      return [
        { look: 'normal', system: 'GCJ-02', attribution: AMAP, tiles: [amap(8, 'webrd')] },
        { look: 'satellite', system: 'GCJ-02', attribution: AMAP, tiles: [amap(6, 'webst'), amap(8, 'webst')] },
      ];
    case 'tianditu': {
      const both = (ground: string, names: string) => [tianditu(ground, layer.key), tianditu(names, layer.key)];
      return [
        { look: 'normal', system: 'CGCS2000', attribution: TIANDITU, tiles: both('vec', 'cva') },
        { look: 'satellite', system: 'CGCS2000', attribution: TIANDITU, tiles: both('img', 'cia') },
      ];
    }
    case 'tencent': {
      const url = 'https://rt{s}.map.gtimg.com/tile?z={z}&x={x}&y={y}&type=vector&styleid=3';
      const own = tiles(url, { subdomains: hosts(0, 3), tms: true });
      return [{ look: 'normal', system: 'GCJ-02', attribution: '© 腾讯地图', tiles: [own] }];
    }
    case 'osm': {
      const own = tiles('https://tile.openstreetmap.org/{z}/{x}/{y}.png', { maxZoom: 19 });
      return [{ look: 'normal', system: 'WGS-84', attribution: '© OpenStreetMap contributors', tiles: [own] }];
    }
    case 'pmtiles':
      return [{ ...ownGround(layer), tiles: [], archive: layer.url }];
    case 'xyz':
      return [
        {
          ...ownGround(layer),
          tiles: [tiles(layer.url, { subdomains: layer.subdomains ?? [], tms: layer.tms === true, ...depthOf(layer) })],
        },
      ];
    case 'wmts': {
      const query = wmtsQuery({
        layer: layer.layer,
        style: layer.style ?? 'default',
        matrixSet: layer.matrixSet ?? 'GoogleMapsCompatible',
        format: layer.format ?? 'image/png',
      });
      return [{ ...ownGround(layer), tiles: [tiles(after(layer.url, query), depthOf(layer))] }];
    }
    case 'wms':
      return [{ ...ownGround(layer), tiles: [tiles(after(layer.url, wmsQuery(layer)), depthOf(layer))] }];
  }
}

/** Both versions name the corners in the order east, north in EPSG:3857; only the name of the parameter differs. */
function wmsQuery({ layers, styles = '', format = 'image/png', version = '1.1.1' }: WmsLayer): string {
  return (
    `SERVICE=WMS&REQUEST=GetMap&VERSION=${version}&LAYERS=${encodeURIComponent(layers)}` +
    `&STYLES=${encodeURIComponent(styles)}&FORMAT=${encodeURIComponent(format)}&TRANSPARENT=FALSE` +
    `&${version === '1.3.0' ? 'CRS' : 'SRS'}=EPSG:3857&WIDTH=256&HEIGHT=256&BBOX={bbox}`
  );
}

/** Appends a query to an address that may have one. */
const after = (url: string, query: string): string =>
  url + (url.includes('?') ? (/[?&]$/.test(url) ? '' : '&') : '?') + query;

const ownGround = ({ look, system }: { look?: MapLook; system: MapSystem }) => ({
  look: look ?? 'normal',
  system,
  attribution: '',
});

const depthOf = ({ minZoom, maxZoom }: { minZoom?: number; maxZoom?: number }) => ({
  minZoom: minZoom ?? 0,
  maxZoom: maxZoom ?? DEEPEST,
});

/** Half the width of the world in EPSG:3857, metres. */
const HALF = 20_037_508.342789244;

/** Returns the box of a tile for `{bbox}`: west, south, east, north in metres of EPSG:3857. */
export function bboxOf({ z, x, y }: { z: number; x: number; y: number }): string {
  const edge = (2 * HALF) / 2 ** z;
  const [west, north] = [x * edge - HALF, HALF - y * edge];
  return [west, north - edge, west + edge, north].join(',');
}

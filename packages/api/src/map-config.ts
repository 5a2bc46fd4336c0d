import type { SiteFeature } from '@gongdi/domain';

/** Coordinate systems by their names in `@gongdi/geo`. */
export type MapSystem = 'GCJ-02' | 'WGS-84' | 'CGCS2000' | 'BD-09';

/** Kind of picture of a base layer: the two positions of the switch 普通 / 卫星. */
export type MapLook = 'normal' | 'satellite';

/** A text in both languages, or one for both. */
export type MapLabel = string | { zh: string; en: string };

interface LayerCommon {
  /** Name in the list of layers; default: that of its kind. */
  name?: MapLabel;
  /** Copyright notice shown on the map; presets contain their own. */
  attribution?: string;
  /**
   * In the configuration of a server, `true`: the server fetches the tiles, so browsers see neither the key nor the
   * provider. In what a page gets: the address below which its server gives them.
   */
  relay?: boolean | string;
}

/** AMap tiles, road and satellite, GCJ-02. `key`: from a contract with the provider; place search uses it too. */
export interface AmapLayer extends LayerCommon {
  kind: 'amap';
  key: string;
}

/** Tianditu tiles, road and satellite with labels, CGCS2000. `key`: a browser key. */
export interface TiandituLayer extends LayerCommon {
  kind: 'tianditu';
  key: string;
}

/** Tencent tiles, road, GCJ-02. `key`: from a contract with the provider. */
export interface TencentLayer extends LayerCommon {
  kind: 'tencent';
  key: string;
}

/** OpenStreetMap, WGS-84. Public display in China needs a map that has been approved there. */
export interface OsmLayer extends LayerCommon {
  kind: 'osm';
}

/** Any tile server in Web Mercator. */
export interface XyzLayer extends LayerCommon {
  kind: 'xyz';
  /** Address with `{z}`, `{x}`, `{y}` and, where there are several hosts, `{s}`. */
  url: string;
  system: MapSystem;
  look?: MapLook;
  /** Values of `{s}`. */
  subdomains?: readonly string[];
  /** Whether rows are counted from the south. */
  tms?: boolean;
  minZoom?: number;
  maxZoom?: number;
}

/** A WMTS server (key-value addresses) with a Web Mercator matrix set. */
export interface WmtsLayer extends LayerCommon {
  kind: 'wmts';
  url: string;
  layer: string;
  system: MapSystem;
  look?: MapLook;
  /** Default `GoogleMapsCompatible`. */
  matrixSet?: string;
  style?: string;
  /** Default `image/png`. */
  format?: string;
  minZoom?: number;
  maxZoom?: number;
}

/** A WMS server (1.1.1 or 1.3.0) with pictures in Web Mercator. */
export interface WmsLayer extends LayerCommon {
  kind: 'wms';
  url: string;
  /** Names of layers of the service, joined by commas. */
  layers: string;
  system: MapSystem;
  look?: MapLook;
  /** Default `1.1.1`. */
  version?: '1.1.1' | '1.3.0';
  styles?: string;
  /** Default `image/png`. */
  format?: string;
  minZoom?: number;
  maxZoom?: number;
}

/**
 * A PMTiles archive of pictures (PNG, JPEG, WebP, AVIF) in Web Mercator: one file with the whole map, no tile server.
 */
export interface PmtilesLayer extends LayerCommon {
  kind: 'pmtiles';
  /** The host must support range requests. */
  url: string;
  system: MapSystem;
  look?: MapLook;
}

/** A drawing of the site, placed on the map by two points (rotated and scaled) or three (also skewed). */
export interface DrawingLayer extends LayerCommon {
  kind: 'drawing';
  /** Address of the picture; `data:` and `blob:` are allowed. */
  url: string;
  system: MapSystem;
  /** Points of the picture (pixels from its upper left corner) and their coordinates on the ground. */
  points: readonly { pixel: readonly [x: number, y: number]; at: readonly [longitude: number, latitude: number] }[];
  /** 0 to 1; default 1. */
  opacity?: number;
}

/** Lines and areas of a GeoJSON file over the base map, such as the roads of a site. */
export interface LinesLayer extends LayerCommon {
  kind: 'lines';
  /** Lines and areas with `name` in their properties are labelled. */
  url: string;
  system: MapSystem;
}

/** A layer above the base maps. */
export type OverlayLayer = DrawingLayer | LinesLayer;

export type BaseMapLayer =
  | AmapLayer
  | TiandituLayer
  | TencentLayer
  | OsmLayer
  | XyzLayer
  | WmtsLayer
  | WmsLayer
  | PmtilesLayer;

export type MapLayer = BaseMapLayer | OverlayLayer;

/** Returns whether a layer lies above the base maps. */
export const isOverlay = (layer: MapLayer): layer is OverlayLayer => layer.kind === 'drawing' || layer.kind === 'lines';

/**
 * Provider of the place search. It is called only when the user presses search, never while typing. `url`: another
 * address of the same service, such as a proxy of the host that keeps the key secret; Tencent's own service cannot be
 * called from a page directly.
 */
export type MapSearch =
  | {
      provider: 'amap' | 'tianditu' | 'tencent';
      key: string;
      url?: string;
      /** Lets the server ask, so browsers do not see the key. For the configuration of a server. */
      relay?: boolean;
    }
  /** A private Nominatim server, or the public one within its rules: one request per second, answers are cached. */
  | { provider: 'nominatim'; url?: string }
  | { provider: 'none' };

/** A known place, or several that lie close together. */
export interface Landmark {
  name: string;
  /** GCJ-02. */
  at: readonly [longitude: number, latitude: number];
  total: number;
}

/**
 * Returns the known places in a part of the map.
 * @param box west, south, east, north in GCJ-02
 */
export type LandmarkSource = (
  box: readonly [number, number, number, number],
  zoom: number,
  signal: AbortSignal,
) => Promise<readonly Landmark[]>;

/**
 * Returns what people have drawn of sites in a part of the map: roads, gates, buildings.
 * @param box west, south, east, north in GCJ-02
 */
export type SiteSource = (
  box: readonly [number, number, number, number],
  signal: AbortSignal,
) => Promise<readonly SiteFeature[]>;

/** Configuration of the maps in elements. Without it: a graticule, and no requests. */
export interface MapConfig {
  /** The first base layer is shown first; drawings and lines are above it. */
  layers?: readonly MapLayer[];
  /** Default: the provider and key of the first AMap, Tianditu or Tencent layer; without one, an offline search. */
  search?: MapSearch;
  /** Centre of a map without content, in `system`. */
  center?: readonly [longitude: number, latitude: number];
  /** Coordinate system of `center` and of the graticule; default GCJ-02. */
  system?: MapSystem;
  /** Known places for maps without a base map. */
  landmarks?: LandmarkSource;
  /** What is drawn of sites, above the base map and below fences and devices. */
  sites?: SiteSource;
}

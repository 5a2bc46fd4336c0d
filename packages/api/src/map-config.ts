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

export type MapLayer =
  AmapLayer | TiandituLayer | TencentLayer | OsmLayer | XyzLayer | WmtsLayer | PmtilesLayer | DrawingLayer;

/**
 * Provider of the place search. It is called only when the user presses search, never while typing. `url`: another
 * address of the same service, such as a proxy of the host that keeps the key secret; Tencent's own service cannot be
 * called from a page directly.
 */
export type MapSearch =
  | { provider: 'amap' | 'tianditu' | 'tencent'; key: string; url?: string }
  /** A private Nominatim server, or the public one within its rules: one request per second, answers are cached. */
  | { provider: 'nominatim'; url?: string }
  | { provider: 'none' };

/** Configuration of the maps in elements. Without it: a graticule, and no requests. */
export interface MapConfig {
  /** The first base layer is shown first; drawings are above it. */
  layers?: readonly MapLayer[];
  /** Default: the provider and key of the first AMap, Tianditu or Tencent layer; without one, an offline search. */
  search?: MapSearch;
  /** Centre of a map without content, in `system`. */
  center?: readonly [longitude: number, latitude: number];
  /** Coordinate system of `center` and of the graticule; default GCJ-02. */
  system?: MapSystem;
}

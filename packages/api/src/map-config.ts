/** Coordinate systems by the names that `@gongdi/geo` gives them. */
export type MapSystem = 'GCJ-02' | 'WGS-84' | 'CGCS2000' | 'BD-09';

/** What a base layer shows: the two positions of the switch 普通 / 卫星. */
export type MapLook = 'normal' | 'satellite';

/** A text in both languages, or one for both. */
export type MapLabel = string | { zh: string; en: string };

interface LayerCommon {
  /** Name in the list of layers; default: that of its kind. */
  name?: MapLabel;
  /** Whose map it is, shown on the map; presets bring their own. */
  attribution?: string;
}

/** AMap tiles, road and satellite, GCJ-02. `key`: that of a contract with the provider; place search uses it too. */
export interface AmapLayer extends LayerCommon {
  kind: 'amap';
  key: string;
}

/** Tianditu tiles, road and satellite with labels, CGCS2000. `key`: a browser key. */
export interface TiandituLayer extends LayerCommon {
  kind: 'tianditu';
  key: string;
}

/** Tencent tiles, road, GCJ-02. `key`: that of a contract with the provider. */
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
  /** Rows are counted from the south. */
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

/** A PMTiles archive of pictures (PNG, JPEG, WebP, AVIF) in Web Mercator: one file holds the whole map, no tile server. */
export interface PmtilesLayer extends LayerCommon {
  kind: 'pmtiles';
  /** Its host has to answer range requests. */
  url: string;
  system: MapSystem;
  look?: MapLook;
}

/** A drawing of the site, laid over the map by two points (turned and scaled) or three (also skewed). */
export interface DrawingLayer extends LayerCommon {
  kind: 'drawing';
  /** Address of the picture; `data:` and `blob:` too. */
  url: string;
  system: MapSystem;
  /** Places of the picture (pixels from its upper left corner) and where they are on the ground. */
  points: readonly { pixel: readonly [x: number, y: number]; at: readonly [longitude: number, latitude: number] }[];
  /** 0 to 1; default 1. */
  opacity?: number;
}

export type MapLayer =
  AmapLayer | TiandituLayer | TencentLayer | OsmLayer | XyzLayer | WmtsLayer | PmtilesLayer | DrawingLayer;

/**
 * Who looks places up. Asked only when somebody presses search, never while typing. `url`: another address of the same
 * service, such as a proxy of the host that keeps the key to itself; Tencent's own answers no page directly.
 */
export type MapSearch =
  | { provider: 'amap' | 'tianditu' | 'tencent'; key: string; url?: string }
  /** A Nominatim server of one's own, or the public one within its rules: one request a second, answers kept. */
  | { provider: 'nominatim'; url?: string }
  | { provider: 'none' };

/** What the maps of elements stand on. Without it: a graticule, and no request to anybody. */
export interface MapConfig {
  /** The first one that is a base layer is shown first; drawings lie above it. */
  layers?: readonly MapLayer[];
  /** Default: the provider and key of the first AMap, Tianditu or Tencent layer; without one, what is known offline. */
  search?: MapSearch;
  /** Middle of a map that has nothing to show, in `system`. */
  center?: readonly [longitude: number, latitude: number];
  /** System of `center` and of the graticule; default GCJ-02. */
  system?: MapSystem;
}

import * as z from 'zod';
import type { MapConfig } from '../map-config.ts';

// Wire schema of the map configuration. The types in `map-config.ts` document each value.

const address = z.string().min(1).max(2048);
// Empty where the server fetches the tiles; `checkMap` of the server asks for it elsewhere.
const key = z.string().max(256);
const common = {
  name: z.union([z.string(), z.strictObject({ zh: z.string(), en: z.string() })]).optional(),
  attribution: z.string().max(500).optional(),
  relay: z.union([z.boolean(), z.string().max(256)]).optional(),
};
const system = z.enum(['GCJ-02', 'WGS-84', 'CGCS2000', 'BD-09']);
const look = z.enum(['normal', 'satellite']).optional();
const zoom = z.int().min(0).max(30).optional();
const pair = z.tuple([z.number(), z.number()]).readonly();

export const mapLayerData = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amap'), key, ...common }),
  z.strictObject({ kind: z.literal('tianditu'), key, ...common }),
  z.strictObject({ kind: z.literal('tencent'), key, ...common }),
  z.strictObject({ kind: z.literal('osm'), ...common }),
  z.strictObject({
    kind: z.literal('xyz'),
    url: address,
    system,
    look,
    subdomains: z.array(z.string()).readonly().optional(),
    tms: z.boolean().optional(),
    minZoom: zoom,
    maxZoom: zoom,
    ...common,
  }),
  z.strictObject({
    kind: z.literal('wmts'),
    url: address,
    layer: z.string().min(1),
    system,
    look,
    matrixSet: z.string().optional(),
    style: z.string().optional(),
    format: z.string().optional(),
    minZoom: zoom,
    maxZoom: zoom,
    ...common,
  }),
  z.strictObject({
    kind: z.literal('wms'),
    url: address,
    layers: z.string().min(1),
    system,
    look,
    version: z.enum(['1.1.1', '1.3.0']).optional(),
    styles: z.string().optional(),
    format: z.string().optional(),
    minZoom: zoom,
    maxZoom: zoom,
    ...common,
  }),
  z.strictObject({ kind: z.literal('pmtiles'), url: address, system, look, ...common }),
  z.strictObject({
    kind: z.literal('drawing'),
    url: address,
    system,
    points: z.array(z.strictObject({ pixel: pair, at: pair })).readonly(),
    opacity: z.number().min(0).max(1).optional(),
    ...common,
  }),
  z.strictObject({ kind: z.literal('lines'), url: address, system, ...common }),
]);

export const mapSearchData = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.enum(['amap', 'tianditu', 'tencent']),
    key,
    url: address.optional(),
    relay: z.boolean().optional(),
  }),
  z.strictObject({ provider: z.literal('nominatim'), url: address.optional() }),
  z.strictObject({ provider: z.literal('none') }),
]);

export const mapConfigData = z.strictObject({
  layers: z.array(mapLayerData).max(40).readonly().optional(),
  search: mapSearchData.optional(),
  center: pair.optional(),
  system: system.optional(),
}) satisfies z.ZodType<MapConfig, MapConfig>;

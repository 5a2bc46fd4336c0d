import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { mapConfigData, mapLayerData, mapSearchData } from '../map/schema.ts';

// Maps of the installation (the specification does not define these paths).

const service = 'base' as const;

const maps = z.object({
  /** 0: nothing was stored. */
  version: z.int(),
  /** The server was started with a configuration: it cannot be changed here. */
  fixed: z.boolean(),
  /** Of the keys, only the end is shown. */
  config: mapConfigData,
  /** Folder of the server for files of maps; null: this server has none. */
  folder: z.string().nullable(),
  files: z.array(
    z.object({
      name: z.string(),
      size: z.int(),
      /** Kinds of layers that can show the file. */
      kinds: z.array(z.enum(['drawing', 'pmtiles', 'lines'])).readonly(),
    }),
  ),
  /** Files of the configuration that cannot be used. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type WholeMaps = z.output<typeof maps>;

export const get = defineCall({
  name: 'map.get',
  label: { zh: '地图设置', en: 'Settings of maps' },
  service,
  method: 'GET',
  path: 'system/maps',
  input: {},
  output: maps,
  permission: permission('mapmanage', 'list'),
});

/** Stores the maps. `version` is the version that was read. A key that is sent as it was shown stays. */
export const change = defineCall({
  name: 'map.edit',
  label: { zh: '修改地图设置', en: 'Change settings of maps' },
  service,
  method: 'PUT',
  path: 'system/maps',
  input: { body: z.object({ version: z.int().min(0), config: mapConfigData }) },
  output: maps,
  permission: permission('mapmanage', 'edit'),
});

/** Tries a layer or the place search without storing it. Only a picture is passed on of what is received. */
export const test = defineCall({
  name: 'map.test',
  label: { zh: '测试地图', en: 'Test a map' },
  service,
  method: 'POST',
  path: 'system/maps/test',
  input: {
    body: z.object({
      layer: mapLayerData.optional(),
      search: mapSearchData.optional(),
      center: mapConfigData.shape.center,
      system: mapConfigData.shape.system,
    }),
  },
  output: z.object({
    ok: z.boolean(),
    message: z.string(),
    picture: z.string().nullable(),
    /** Milliseconds. */
    took: z.int(),
  }),
  permission: permission('mapmanage', 'edit'),
});

/**
 * Looks the place of an address up, by the configured service and from the server: no key and no address of the
 * provider reaches the browser.
 */
export const find = defineCall({
  name: 'map.find',
  label: { zh: '按地址查找坐标', en: 'Place of an address' },
  service,
  method: 'GET',
  path: 'map/places',
  input: { query: z.object({ address: z.string().trim().min(2).max(200) }) },
  output: z.object({
    /** False: no service is configured, so nothing was asked. */
    asked: z.boolean(),
    /** Best match first; none: the service does not know the address. */
    places: z.array(
      z.object({
        name: z.string(),
        /** GCJ-02. */
        longitude: z.number(),
        latitude: z.number(),
      }),
    ),
  }),
});
export type FoundPlaces = z.output<typeof find.output>;

import { AREAS, schemeBody, schemeRow } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall, type Call } from '../call.ts';
import { areaCallsOf } from './area/family.ts';
import { FENCE_BODY_LIMIT, fenceAreas, fenceCode, fenceHoles, fenceSystem } from './fence.ts';
import { areaDrawing, areaId, areaReading, areaRealData, drawingPoint, realDataQuery } from './area/parts.ts';

// Monitoring schemes and measured values of areas of all types (console specification, section 7.3), and drawings
// beyond the one of the wire (settled point 28). The required permission depends on the type of the area, so the server
// checks it after it has read the area.

const service = 'device' as const;
const change = { id: areaId, version: z.int().optional() };

/** Returns the scheme of an area; null when it has none. */
export const schemeInfo = defineCall({
  name: 'area.scheme.info',
  label: { zh: '查询监测方案', en: 'Monitor scheme of an area' },
  service,
  method: 'GET',
  path: 'device-area-scheme/info',
  input: { query: z.object({ area_id: areaId, area_type: z.coerce.number().int() }) },
  output: schemeRow.nullable(),
});

export const schemeAdd = defineCall({
  name: 'area.scheme.add',
  label: { zh: '新增监测方案', en: 'Add a monitor scheme' },
  service,
  method: 'POST',
  path: 'device-area-scheme',
  input: { body: schemeBody },
  output: schemeRow,
});

export const schemeEdit = defineCall({
  name: 'area.scheme.edit',
  label: { zh: '修改监测方案', en: 'Change a monitor scheme' },
  service,
  method: 'PUT',
  path: 'device-area-scheme',
  input: { body: schemeBody.extend(change) },
  output: schemeRow,
});

/** 1 monitoring, 2 ended (console specification, section 4). */
export const schemeStatus = defineCall({
  name: 'area.scheme.status',
  label: { zh: '修改监测状态', en: 'Begin or end monitoring' },
  service,
  method: 'PUT',
  path: 'device-area-scheme/monitor-status',
  input: { body: z.object({ area_id: areaId, area_type: z.int(), monitor_status: z.literal([1, 2]) }) },
  output: z.object({ area_id: z.string(), monitor_status: z.int() }),
});

/** Data with which the monitor of one area starts: its drawings with their points, and the last values. */
export const areaMonitor = defineCall({
  name: 'area.monitor',
  label: { zh: '区域监测', en: 'Monitor of an area' },
  service,
  method: 'POST',
  path: 'device-area-monitor',
  input: { body: z.object({ area_id: areaId }) },
  output: z.object({
    id: z.string(),
    area_type: z.int(),
    area_name: z.string(),
    project_id: z.string(),
    project_name: z.string(),
    monitor_status: z.int(),
    /** The area's own drawing is first; its id is null. */
    drawings: z.array(
      z.object({
        id: z.string().nullable(),
        name: z.string(),
        width: z.int(),
        height: z.int(),
        url: z.string(),
        list: z.array(drawingPoint),
      }),
    ),
    devices: z.array(areaReading),
  }),
});

/** Returns the last values of an area, of a project, or of one device in them. */
export const realDataList = defineCall({
  name: 'area.real.list',
  label: { zh: '设备实时数据列表', en: 'Last values of devices in areas' },
  service,
  method: 'GET',
  path: 'device/real-data-list',
  input: { query: realDataQuery },
  output: z.array(areaRealData),
});

/** A published area as the public sees it. */
const publicArea = z.object({
  id: z.string(),
  area_type: z.int(),
  area_name: z.string(),
  monitor_status: z.int(),
});

/**
 * Returns the last values of the published areas of a project, or of one, without a session: the public data screen.
 */
export const publicData = defineCall({
  name: 'area.public',
  label: { zh: '公共数据', en: 'Public data' },
  service,
  method: 'GET',
  path: 'datav/real-data-list',
  input: { query: z.object({ project_id: areaId.optional(), area_id: areaId.optional() }) },
  output: z.object({ project_name: z.string(), areas: z.array(publicArea), list: z.array(areaRealData) }),
  public: true,
});

/** Returns further drawings of an area with their points. */
export const drawings = defineCall({
  name: 'area.drawings',
  label: { zh: '区域的其他图纸', en: 'Further drawings of an area' },
  service,
  method: 'GET',
  path: 'device-area-drawing/{area_id}',
  input: { params: z.object({ area_id: areaId }) },
  output: z.array(areaDrawing.required()),
});

/** Replaces the further drawings of an area. */
export const setDrawings = defineCall({
  name: 'area.drawings.set',
  label: { zh: '保存区域的其他图纸', en: 'Store further drawings of an area' },
  service,
  method: 'PUT',
  path: 'device-area-drawing',
  input: { body: z.object({ area_id: areaId, drawings: z.array(areaDrawing).max(20) }) },
  output: z.array(areaDrawing.required()),
});

const areaFenceData = z.object({
  area_id: z.string(),
  area_name: z.string(),
  fence_code: z.string().nullable(),
  /** The stored polygons, unchanged character by character; `[]` without any. */
  listString: z.string(),
  holes: fenceHoles,
  system: fenceSystem,
  /** Increases with every save; 0: no fence is stored. */
  version: z.int(),
  /** Location of the project in GCJ-02: the initial centre of a map without a fence. */
  location: z.object({ longitude: z.number(), latitude: z.number() }).nullable(),
});
export type AreaFence = z.output<typeof areaFenceData>;

/** Returns the fence of an area of edge protection or laser warning (console specification, section 2.5). */
export const areaFence = defineCall({
  name: 'area.fence',
  label: { zh: '查询区域围栏', en: 'Fence of an area' },
  service,
  method: 'GET',
  path: 'device-area-fence/{area_id}',
  input: { params: z.object({ area_id: areaId }) },
  output: areaFenceData,
});

/**
 * Saves a fence. `version` is the version that was read; if another one was stored meanwhile, it answers a conflict.
 */
export const setAreaFence = defineCall({
  name: 'area.fence.set',
  label: { zh: '保存区域围栏', en: 'Save the fence of an area' },
  service,
  method: 'PUT',
  path: 'device-area-fence',
  input: {
    body: z.object({
      area_id: areaId,
      fence_code: fenceCode.nullish(),
      listString: fenceAreas,
      holes: fenceHoles.default([]),
      system: fenceSystem.default('GCJ-02'),
      version: z.int().min(0).optional(),
    }),
  },
  output: areaFenceData,
  limit: FENCE_BODY_LIMIT,
});

/** The calls of all area types. */
export const ALL_AREA_CALLS: readonly Call[] = AREAS.flatMap((area) => Object.values(areaCallsOf(area)) as Call[]);

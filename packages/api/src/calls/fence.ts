import { pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Fences of projects (console specification, sections 2.6, 3 and 7.2; paths not specified there are defined here).

const service = 'base' as const;
const id = z.string().min(1).max(64);
const mayFence = permission('projectmanage', 'fence');
const mayLook = permission('projectmanage', 'detail');

/** A generated id without dashes; codes of older systems have other forms. */
const fenceCode = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);

/** Coordinate system of the corners. A type check in the server ensures that these are the systems of `@gongdi/geo`. */
const system = z.enum(['GCJ-02', 'WGS-84', 'CGCS2000', 'BD-09']);

/** Maximum bytes of a request that contains a fence; the fence itself may have 8 MB. */
const BODY_LIMIT = 20 * 1024 * 1024;
const TEXT_LIMIT = 8 * 1024 * 1024;

/** Areas as specified: a list, or that list as JSON text, which is stored unchanged character by character. */
const areas = z.union([z.string().max(TEXT_LIMIT), z.array(z.unknown()).max(100_000)]);

const point = z.tuple([z.number(), z.number()]);
/** Holes, which the specified list cannot contain: index of the area from 0, and the corners of each hole. */
const holes = z
  .array(z.object({ polygon: z.int().min(0), rings: z.array(z.array(point).max(20_000)).max(1000) }))
  .max(2000);
export type FenceHoles = z.infer<typeof holes>;

const projectAddress = z.object({
  id,
  /** Fence code; null without a fence. */
  fence: z.string().nullable(),
  location: z.object({ longitude: z.number(), latitude: z.number(), address: z.string() }),
});

const fence = z.object({
  project_id: id,
  project_name: z.string(),
  project_address: projectAddress,
  /** Null until a fence is saved. */
  fence_code: z.string().nullable(),
  /** The stored areas, unchanged character by character; `[]` without any. */
  listString: z.string(),
  holes,
  system,
  type: z.int(),
  /** Version of the fence; 0: no fence is stored. */
  version: z.int(),
  updated_at: z.string().nullable(),
  updated_by_name: z.string().nullable(),
});
export type ProjectFence = z.infer<typeof fence>;

const projectQuery = z.object({ projectId: id });

/** Returns name, address and fence of a project, by `projectId` (console specification, section 7.2). */
export const get = defineCall({
  name: 'fence.get',
  label: { zh: '查询项目电子围栏', en: 'Fence of a project' },
  service,
  method: 'GET',
  path: 'project/fence',
  input: { query: projectQuery },
  output: fence,
  permission: mayLook,
});

/**
 * Stores areas and links them to the project in one transaction. `version` is the version of the fence that was read;
 * if another version was stored meanwhile, the answer is a conflict.
 */
export const save = defineCall({
  name: 'fence.save',
  label: { zh: '保存项目电子围栏', en: 'Save the fence of a project' },
  service,
  method: 'PUT',
  path: 'project/fence',
  input: {
    body: z.object({
      projectId: id,
      /** Absent: the project's own code, or a new one. */
      fence_code: fenceCode.nullish(),
      listString: areas,
      holes: holes.default([]),
      system: system.default('GCJ-02'),
      type: z.int().min(0).max(99).default(1),
      version: z.int().min(0).optional(),
    }),
  },
  output: fence,
  permission: mayFence,
  limit: BODY_LIMIT,
});

/**
 * The first of the two specified saves: sets the fence code of an address. `id`: that of the address or the project.
 */
export const setAddress = defineCall({
  name: 'fence.setAddress',
  label: { zh: '设置项目地址的围栏', en: 'Set the fence of an address' },
  service,
  method: 'PUT',
  path: 'project/address',
  input: { body: z.object({ id, fence_code: fenceCode }) },
  output: projectAddress,
  permission: mayFence,
});

/**
 * The second of the two specified saves: stores the points of a code, before or after the address refers to it. It
 * accepts the names of the wire (`task_code`, `data`) and those of the payload that they come from.
 */
export const enclose = defineCall({
  name: 'fence.enclose',
  label: { zh: '上传围栏点位', en: 'Upload points of a fence' },
  service,
  method: 'POST',
  path: 'project/position/enclosure',
  input: {
    body: z
      .object({
        task_code: fenceCode.optional(),
        fence_code: fenceCode.optional(),
        data: areas.optional(),
        listString: areas.optional(),
        type: z.int().min(0).max(99).default(1),
        system: system.default('GCJ-02'),
      })
      .refine((body) => body.task_code ?? body.fence_code, { path: ['task_code'] })
      .refine((body) => (body.data ?? body.listString) !== undefined, { path: ['data'] }),
  },
  output: z.object({ task_code: z.string(), version: z.int() }),
  permission: mayFence,
  limit: BODY_LIMIT,
});

const version = z.object({
  version: z.int(),
  system,
  polygons: z.int(),
  points: z.int(),
  /** Area in square metres on the ellipsoid. */
  area: z.number(),
  /** Version that was restored; null for a version that was drawn. */
  restored_from: z.int().nullable(),
  created_at: z.string(),
  created_by_name: z.string().nullable(),
});

/** Returns the stored versions of a project's fence, newest first. */
export const history = defineCall({
  name: 'fence.history',
  label: { zh: '电子围栏历史版本', en: 'Versions of a fence' },
  service,
  method: 'GET',
  path: 'project/fence/history',
  input: { query: pageQuery.extend(projectQuery.shape) },
  output: pageOf(version),
  permission: mayLook,
});

/** Returns one stored version, as a preview before it is restored. */
export const versionGet = defineCall({
  name: 'fence.version',
  label: { zh: '查看电子围栏历史版本', en: 'A version of a fence' },
  service,
  method: 'GET',
  path: 'project/fence/version',
  input: { query: projectQuery.extend({ version: z.coerce.number().int().min(1) }) },
  output: version.extend({ listString: z.string(), holes, type: z.int() }),
  permission: mayLook,
});

/** Makes an older version the newest one. No version is removed from the history. */
export const restore = defineCall({
  name: 'fence.restore',
  label: { zh: '恢复电子围栏版本', en: 'Restore a version of a fence' },
  service,
  method: 'POST',
  path: 'project/fence/restore',
  input: { body: z.object({ projectId: id, version: z.int().min(1), current: z.int().min(1).optional() }) },
  output: fence,
  permission: mayFence,
});

export { areas as fenceAreas, BODY_LIMIT as FENCE_BODY_LIMIT, fenceCode, holes as fenceHoles, system as fenceSystem };

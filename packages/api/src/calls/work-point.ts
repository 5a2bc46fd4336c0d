import { MAX_PAGE_SIZE, pageOf, pageQuery, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Work points of a project (console specification, section 7.2, which shows no fields: they are defined here).

const service = 'base' as const;
const id = z.string().min(1).max(64);

const fields = z.object({
  name: z.string().trim().min(1).max(100),
  /** In the coordinate system `system`. */
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  system: z.enum(['GCJ-02', 'WGS-84', 'CGCS2000', 'BD-09']).default('GCJ-02'),
  address: z.string().trim().max(200).nullish(),
  /** Radius of the work area around the point, metres. */
  radius: z.number().positive().max(10_000).nullish(),
  remark: z.string().trim().max(500).nullish(),
});

const workPoint = z.object({
  id,
  project_id: id,
  name: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  system: fields.shape.system.unwrap(),
  address: z.string().nullable(),
  radius: z.number().nullable(),
  remark: z.string().nullable(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type WorkPoint = z.infer<typeof workPoint>;

/** Returns the work points of one project, or of all projects that the caller may see. */
export const query = defineCall({
  name: 'work-point.query',
  label: { zh: '查询作业点', en: 'List work points' },
  service,
  method: 'GET',
  path: 'project/work-point/query',
  input: { query: pageQuery.extend({ project_id: id.optional(), name: z.string().max(100).optional() }) },
  output: pageOf(workPoint),
  permission: permission('projectmanage', 'detail'),
});

/** Adds work points to a project: all or none. */
export const addBatch = defineCall({
  name: 'work-point.addBatch',
  label: { zh: '批量新增作业点', en: 'Add work points' },
  service,
  method: 'POST',
  path: 'project/work-point/add/batch',
  input: { body: z.object({ project_id: id, list: z.array(fields).min(1).max(MAX_PAGE_SIZE) }) },
  output: z.array(workPoint),
  permission: permission('projectmanage', 'edit'),
});

/** Changes a work point; absent fields stay unchanged. `version`: the version that was read. */
export const update = defineCall({
  name: 'work-point.update',
  label: { zh: '修改作业点', en: 'Change a work point' },
  service,
  method: 'PUT',
  path: 'project/work-point/update',
  input: {
    body: fields
      .omit({ system: true })
      .partial()
      .extend({ id, system: fields.shape.system.unwrap().optional(), version: z.int().optional() }),
  },
  output: workPoint,
  permission: permission('projectmanage', 'edit'),
});

/** Removes work points; the ids are joined by commas: all or none. */
export const remove = defineCall({
  name: 'work-point.delete',
  label: { zh: '删除作业点', en: 'Remove work points' },
  service,
  method: 'DELETE',
  path: 'project/work-point/delete',
  input: { query: z.object({ id: z.string().min(1).max(6500) }) },
  output: z.null(),
  permission: permission('projectmanage', 'edit'),
});

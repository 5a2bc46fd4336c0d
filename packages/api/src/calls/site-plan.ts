import { fewestPoints, permission, SITE_KIND_NAMES, SITE_KINDS, SITE_LIMITS } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Plans of sites: roads, gates, buildings that people have drawn (the specification does not define these paths).

const service = 'base' as const;
const id = z.string().min(1).max(64);

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

const feature = z
  .object({
    id: z.string().min(1).max(36),
    kind: z.enum(SITE_KIND_NAMES),
    name: z.string().trim().max(SITE_LIMITS.name),
    /** GCJ-02; the first point of an area is not repeated at its end. */
    points: z.array(point).min(2).max(SITE_LIMITS.points),
  })
  .refine(({ kind, points }) => points.length >= fewestPoints(SITE_KINDS[kind].shape), { path: ['points'] });

const features = z
  .array(feature)
  .max(SITE_LIMITS.features)
  .refine((all) => new Set(all.map((one) => one.id)).size === all.length);

const sitePlan = z.object({
  project_id: id,
  project_name: z.string(),
  /** Place of the project, GCJ-02. */
  at: point,
  features: z.array(feature),
  /** 0: nothing was drawn yet. */
  version: z.int(),
  updated_at: z.string().nullable(),
  updated_by_name: z.string().nullable(),
});
export type SitePlan = z.output<typeof sitePlan>;

export const get = defineCall({
  name: 'site-plan.get',
  label: { zh: '场地图', en: 'Site plan' },
  service,
  method: 'GET',
  path: 'project/site-plan',
  input: { query: z.object({ projectId: id }) },
  output: sitePlan,
  permission: permission('projectmanage', 'detail'),
});

/** Stores the plan as a whole. `version` is the version that was read; 409 if somebody else has stored since. */
export const save = defineCall({
  name: 'site-plan.save',
  label: { zh: '保存场地图', en: 'Save a site plan' },
  service,
  method: 'PUT',
  path: 'project/site-plan',
  input: { body: z.object({ projectId: id, version: z.int().min(0), features }) },
  output: sitePlan,
  permission: permission('projectmanage', 'siteplan'),
});

/** Returns what is drawn within a part of the map, of all projects that the caller may see. */
export const around = defineCall({
  name: 'site-plan.around',
  label: { zh: '地图范围内的场地图', en: 'Site plans on a map' },
  service,
  method: 'GET',
  path: 'map/site-plans',
  input: {
    query: z.object({
      /** GCJ-02. */
      west: z.coerce.number().min(-180).max(180),
      south: z.coerce.number().min(-90).max(90),
      east: z.coerce.number().min(-180).max(180),
      north: z.coerce.number().min(-90).max(90),
    }),
  },
  output: z.object({
    features: z.array(feature),
    /** There are more than these: a closer look shows them. */
    more: z.boolean(),
  }),
});

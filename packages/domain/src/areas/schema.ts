import * as z from 'zod';
import { levelRule } from '../devices/level-rule.ts';
import { splitAxis } from './axis.ts';
import type { AreaType } from './define.ts';
import { AREA_NAME_LENGTH } from './record.ts';

// Schemas of areas on the wire, per type. Entries and bodies accept unknown keys, so that a client can send back what
// it received.

const id = z.string().max(64);
const flag = z.literal([0, 1]);
const count = z.int().min(0).max(100_000);
/** Address or id of an uploaded file. */
const fileAddress = z.string().max(1000);
/** Maximum number of points on a drawing. */
const POINTS_LIMIT = 10_000;
const NAME_LENGTH = 50;
const number = z.union([z.string().min(1).max(40), z.number().min(0)]);

function entryOf(area: AreaType): z.ZodType<Record<string, unknown>> {
  const { axis } = area;
  if (axis === 'joined') {
    const joined = z.string().max(POINTS_LIMIT * 40);
    const entry = z.object({ device_id: joined, axis: joined, point_name: joined.optional() });
    return entry.refine((one) => one.axis === '' || one.axis.split(',').every((part) => splitAxis(part, axis)), {
      path: ['axis'],
    });
  }
  const base = { device_id: id, point_name: z.string().max(NAME_LENGTH).optional() };
  if (axis === 'pair') return z.object({ ...base, x_axis: number, y_axis: number });
  const whole = z.object({ ...base, axis: z.string().max(80) });
  return whole.refine((one) => splitAxis(one.axis, axis) !== undefined, { path: ['axis'] });
}

function ownFields(area: AreaType) {
  return {
    company_id: id,
    project_id: z.string().min(1).max(64),
    width: count,
    height: count,
    area_name: z.string().trim().min(1).max(AREA_NAME_LENGTH),
    [area.imageKey]: fileAddress,
    ...(area.construction ? { construction_flag: flag } : {}),
    published_flag: flag,
  };
}

/**
 * Body with which a client adds an area, or changes it; a change also has the id and the version that the client read.
 */
export function areaBodyOf(area: AreaType, mode: 'add' | 'edit') {
  const { company_id, construction_flag, published_flag, ...fields } = ownFields(area) as Record<string, z.ZodType>;
  return z.object({
    ...fields,
    [area.imageKey]: fileAddress.nullish(),
    company_id: company_id!.nullish(),
    ...(construction_flag ? { construction_flag: construction_flag.optional() } : {}),
    published_flag: published_flag!.optional(),
    [area.listKey]: z.array(entryOf(area)).max(POINTS_LIMIT).default([]),
    ...(mode === 'edit' ? { id: z.string().min(1).max(64), version: z.int().optional() } : {}),
  });
}

/** One row of a list. */
export function areaRowOf(area: AreaType) {
  return z.object({
    id: z.string(),
    ...ownFields(area),
    area_type: z.int(),
    project_name: z.string(),
    monitor_status: z.int(),
    /** Number of points on its drawing. */
    point_total: z.int(),
    version: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  });
}

/** An area with its points. */
export function areaDetailOf(area: AreaType) {
  return areaRowOf(area).extend({ [area.listKey]: z.array(z.record(z.string(), z.unknown())) });
}

/** A device of a project, in the lists from which the user chooses the device of a point. */
export function areaDeviceOf(area: AreaType) {
  return z.object({
    [area.pointKey]: z.string(),
    device_number: z.string(),
    device_name: z.string(),
    device_type: z.int(),
    project_id: z.string().nullable(),
    /** 1 online, 0 offline. */
    online: flag,
    [area.chosenKey]: flag,
  });
}

/** Limits of a type in a project. */
export const warningConfig = z.object({
  project_id: z.string().min(1).max(64),
  rules: z.array(levelRule).max(100),
});

/** A monitoring scheme as a client sends it (console specification, section 3.1). */
export const schemeBody = z.object({
  name: z.string().trim().min(1).max(100),
  /** Safety class of the works. */
  monitor_level: z.literal([1, 2, 3]).default(1),
  monitor_unit: z.string().trim().max(100).default(''),
  monitor_unit_leader: z.string().trim().max(50).default(''),
  /** If the client sends back the masked value that it received, the stored value stays unchanged. */
  monitor_unit_leader_phone: z
    .string()
    .trim()
    .regex(/^(1[3-9]\d(\d{4}|\*{4})\d{4})?$/)
    .meta({ personal: 'phone' })
    .default(''),
  /** First and last day, `YYYY-MM-DD`; empty until they are known. */
  _times: z
    .array(z.iso.date())
    .max(2)
    .refine((days) => days.length !== 1 && (days[0] ?? '') <= (days[1] ?? ''))
    .default([]),
  /** Address of the scheme's document. */
  scheme_url: fileAddress.default(''),
  /** Address of its drawing. */
  graphic_url: fileAddress.default(''),
  fence_code: z.string().max(64).default(''),
  area_id: z.string().min(1).max(64),
  area_type: z.int(),
  project_id: z.string().min(1).max(64),
});

export type MonitorScheme = z.output<typeof schemeBody>;

export const schemeRow = schemeBody.extend({
  id: z.string(),
  version: z.int(),
  updated_at: z.string(),
  /** 1 monitoring, 2 ended. */
  monitor_status: z.int(),
  scheme_name: z.string(),
  graphic_name: z.string(),
});

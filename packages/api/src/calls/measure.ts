import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Measured quantities and floor plans beyond their records (defined here; the console specification has no such calls).

const id = z.string().min(1).max(64);

/** What the rates are summed up by. */
export const RATE_VIEWS = ['part', 'item', 'team', 'place'] as const;

/** Most lines of one answer. */
export const RATE_LINES = 500;

const line = z.object({
  /** Id of the part, item or team; the place as it was written; null: no team. */
  key: z.string().nullable(),
  label: z.string(),
  /** Measurements that no later one replaces, and those of them that passed. */
  records: z.int(),
  records_passed: z.int(),
  /** Their points, those within the limits, and those beyond. */
  points: z.int(),
  points_passed: z.int(),
  bursts: z.int(),
  /** Points of first measurements, whatever was measured again later, and those of them within the limits. */
  first_points: z.int(),
  first_passed: z.int(),
});
export type RateLine = z.output<typeof line>;

/** Sums up the points of a project, or below a part, by the parts of the next level, by item, team or place. */
export const rates = defineCall({
  name: 'measurement.rates',
  label: { zh: '实测合格率', en: 'Rates of measurements' },
  service: 'device',
  method: 'GET',
  path: 'measurement/rates',
  input: {
    query: z.object({
      project_id: id,
      by: z.enum(RATE_VIEWS),
      part_id: id.optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
  },
  output: z.object({
    lines: z.array(line),
    /** Where there are more than `RATE_LINES`. */
    more: z.boolean(),
  }),
  permission: permission('measure', 'list'),
});

/** Most pins of one plan. */
export const PLAN_PINS = 5000;

const pin = z.object({
  /** What is marked: a measured point, an order to correct, a defect of a house. */
  kind: z.enum(['point', 'correction', 'defect']),
  /** The record, and for a measured point its place among the points of the record. */
  id: z.string(),
  at: z.int(),
  /** Fractions of the width from the left and of the height from the top. */
  x: z.number(),
  y: z.number(),
  /** 0: in order; 1: waits for a recheck; 2: beyond its limit, or to be corrected. */
  level: z.int().min(0).max(2),
  text: z.string(),
});
export type PlanPin = z.output<typeof pin>;

/** Answers what is marked on a floor plan, as far as the caller may list it. */
export const pins = defineCall({
  name: 'floor-plan.pins',
  label: { zh: '平面图点位', en: 'Pins of a floor plan' },
  service: 'device',
  method: 'GET',
  path: 'floor-plan/{id}/pins',
  input: { params: z.object({ id }) },
  output: z.object({
    pins: z.array(pin),
    /** Where there are more than `PLAN_PINS`. */
    more: z.boolean(),
  }),
  permission: permission('floorplan', 'detail'),
});

import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Where devices with a receiver were (defined here: the console specification names the page and no calls).

const id = z.string().min(1).max(64);

/** Most devices of one answer. */
export const MOST_TRACKS = 20;
/** Longest time of one answer, ms. */
export const LONGEST_TRACK = 7 * 86_400_000;
/** Most rows of a sheet of positions. */
export const MOST_TRACK_ROWS = 100_000;

const query = z.object({
  project_id: id,
  /** Ids joined by commas, since a query can hold only scalars. */
  device_ids: z
    .string()
    .min(1)
    .max(33 * MOST_TRACKS),
  begin: z.iso.datetime(),
  end: z.iso.datetime(),
});

/** `[longitude, latitude]`, WGS-84. */
const place = z.tuple([z.number(), z.number()]);

const track = z.object({
  device_id: z.string(),
  device_name: z.string(),
  device_number: z.string(),
  device_type: z.int(),
  /** Stretches without a silence, of points `[at (epoch ms), longitude, latitude]`; no line joins two of them. */
  parts: z.array(z.array(z.tuple([z.int(), z.number(), z.number()]))),
  /** Number of positions of which the parts were made. */
  positions: z.int(),
  /** Metres, without what happened within pauses. */
  distance: z.number(),
  /** How long the place was known, ms. */
  known: z.int(),
  pauses: z.array(z.object({ begin: z.int(), end: z.int(), place })),
  /** Who used the device in the time, in order; `to` null: still. */
  users: z.array(z.object({ id: z.string(), name: z.string(), from: z.int(), to: z.int().nullable() })),
});

/**
 * Returns where devices of a project were in a time of at most seven days. The ways are simplified so that corners and
 * pauses stay (`points` for each device). Devices that the caller may not see are left out, and so is the time before a
 * device was installed at the project.
 */
export const of = defineCall({
  name: 'track.of',
  label: { zh: '移动轨迹', en: 'Tracks' },
  service: 'device',
  method: 'GET',
  path: 'track',
  input: { query: query.extend({ points: z.coerce.number().int().min(2).max(3000).default(1000) }) },
  output: z.object({
    /** Silence that cuts a track, ms. */
    gap: z.int(),
    tracks: z.array(track),
    /** The first alarms of these devices in the time; empty for callers who may not list alarms. */
    alarms: z.array(
      z.object({ id: z.string(), device_id: z.string(), at: z.int(), level: z.int(), content: z.string() }),
    ),
  }),
  permission: permission('trackmanagement', 'list'),
});

/** Returns the devices of a type at a project whose tracks may be asked for, those that reported last first. */
export const devices = defineCall({
  name: 'track.devices',
  label: { zh: '可回放的设备', en: 'Devices with tracks' },
  service: 'device',
  method: 'GET',
  path: 'track/device',
  input: { query: z.object({ project_id: id, device_type: z.coerce.number().int() }) },
  /** At most 5,000. */
  output: z.array(
    z.object({
      device_id: z.string(),
      device_name: z.string(),
      device_number: z.string(),
      /** When it reported last, epoch ms; null: never. */
      at: z.int().nullable(),
      /** Who uses it now; empty: nobody. */
      user: z.string(),
    }),
  ),
  permission: permission('trackmanagement', 'list'),
});

/** Returns the same as Excel: all positions, pauses, and sums by device. */
export const sheet = defineCall({
  name: 'track.sheet',
  label: { zh: '导出轨迹', en: 'Export tracks' },
  service: 'device',
  method: 'GET',
  path: 'track/export',
  input: { query },
  output: 'blob',
  permission: permission('trackmanagement', 'export'),
});

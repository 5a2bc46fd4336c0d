import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// The board of helmets and their pictures (defined here: the console specification names the pages and no calls).

const service = 'device' as const;
const id = z.string().min(1).max(64);

/** Most helmets of one answer. */
export const MOST_HELMETS = 10_000;

const helmet = z.object({
  device_id: z.string(),
  device_name: z.string(),
  device_number: z.string(),
  /** The helmet whose device it is; null: only the device is registered. */
  helmet_id: z.string().nullable(),
  helmet_number: z.string().nullable(),
  /** Value of the dictionary `helmet_state`. */
  helmet_state: z.int().nullable(),
  /** Who wears it by its registration; null: nobody. */
  staff_id: z.string().nullable(),
  name: z.string(),
  /** Value of the dictionary `trade`. */
  trade: z.int().nullable(),
  team_id: z.string().nullable(),
  team_name: z.string(),
  online: z.boolean(),
  /** Last report, epoch ms; null: never. */
  at: z.int().nullable(),
  /** Newest values by quantity, as far as the board shows them. */
  values: z.record(z.string(), z.number()),
  /** Whether it is in a danger zone: an alarm of that kind is open. */
  danger: z.boolean(),
  has_video: z.boolean(),
});
export type BoardHelmet = z.output<typeof helmet>;

/** Returns the helmets of a project with wearers and newest values; later values come by `project/{id}/13`. */
export const positions = defineCall({
  name: 'helmetboard.positions',
  label: { zh: '安全帽看板', en: 'Board of helmets' },
  service,
  method: 'GET',
  path: 'helmet/board',
  input: { query: z.object({ project_id: id }) },
  output: z.object({
    list: z.array(helmet),
    /** False: the project has more helmets than one answer. */
    whole: z.boolean(),
    /** Begin of the day at the site, ISO 8601. */
    day_begin: z.string(),
    /** Alarms of helmets since then; null: the caller may not list alarms. */
    alarms: z.int().nullable(),
  }),
  permission: permission('projectoverview', 'list'),
});

/** Returns the helmets of a project that have a video address, those online first. */
export const video = defineCall({
  name: 'helmetboard.video',
  label: { zh: '安全帽视频', en: 'Pictures of helmets' },
  service,
  method: 'GET',
  path: 'helmet/video',
  input: { query: z.object({ project_id: id }) },
  /** At most 500. */
  output: z.array(
    z.object({
      device_id: z.string(),
      device_name: z.string(),
      /** Who wears it now; empty: nobody. */
      user: z.string(),
      online: z.boolean(),
      stream_url: z.string(),
    }),
  ),
  permission: permission('helmetvideo', 'list'),
});

/** Most helmets times days of one statistic: each is a range of minutes that is read. */
export const MOST_HELMET_DAYS = 600;

const asked = z.object({
  project_id: id,
  /** First and last day at the site. */
  from: z.iso.date(),
  to: z.iso.date(),
  team_id: id.optional(),
});

const wornDay = z.object({
  device_id: z.string(),
  device_name: z.string(),
  day: z.string(),
  /** Who wore the helmet; null: nobody was registered. */
  staff_id: z.string().nullable(),
  name: z.string(),
  team_id: z.string().nullable(),
  team_name: z.string(),
  /** Minutes in which the helmet was worn. */
  worn: z.int(),
  /** Metres; steps shorter than the radius of a pause are noise. */
  distance: z.int(),
  alarms: z.int(),
});

/**
 * Returns for each day, helmet and wearer: minutes worn, distance, alarms. Charts and sums are made of these rows, so
 * that they always agree. With more than 600 helmets times days it refuses and says what to narrow.
 */
export const statistics = defineCall({
  name: 'helmetboard.statistics',
  label: { zh: '安全帽数据统计', en: 'Statistics of helmets' },
  service,
  method: 'GET',
  path: 'helmet/statistics',
  input: { query: asked },
  output: z.object({
    rows: z.array(wornDay),
    /** Until when minutes are made: what was reported later is missing. Epoch ms. */
    until: z.int(),
  }),
  permission: permission('datastatistic', 'list'),
});

/** Returns the same as Excel. */
export const statisticsSheet = defineCall({
  name: 'helmetboard.statisticsSheet',
  label: { zh: '导出安全帽数据统计', en: 'Export statistics of helmets' },
  service,
  method: 'GET',
  path: 'helmet/statistics/export',
  input: { query: asked },
  output: 'blob',
  permission: permission('datastatistic', 'export'),
});

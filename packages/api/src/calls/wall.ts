import { permission, WALL_KINDS, WALL_LIMITS, WALL_SECONDS, WALL_GRID } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { weatherData } from './weather.ts';
import { comparedProject, newestRecords, rankedTile, tileFigure, tileWaiting } from './workbench.ts';

// Walls: what is on them, and their public links (the specification does not define these paths).

const service = 'base' as const;
const id = z.string().min(1).max(64);
const label = z.object({ zh: z.string(), en: z.string() });
const mayLook = permission('wall', 'list');
const mayPublish = permission('wall', 'publish');

const tile = z.object({
  id: z.string().min(1).max(20),
  kind: z.enum(WALL_KINDS),
  of: z.string().max(300),
  x: z.int().min(0).max(WALL_GRID.columns),
  y: z.int().min(0).max(WALL_GRID.rows),
  w: z.int().min(1).max(WALL_GRID.columns),
  h: z.int().min(1).max(WALL_GRID.rows),
});

const page = z.object({
  title: z.string().max(WALL_LIMITS.title),
  seconds: z.int().min(WALL_SECONDS.least).max(WALL_SECONDS.most),
  tiles: z.array(tile).max(WALL_LIMITS.tiles),
});

const pages = z.array(page).min(1).max(WALL_LIMITS.pages);

/** Position of records of one kind; without titles. */
const layer = z.object({
  resource: z.string(),
  label,
  places: z.array(
    z.object({
      longitude: z.number(),
      latitude: z.number(),
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      total: z.int(),
    }),
  ),
});

const data = z.object({
  title: z.string(),
  /** Name of its project, or of its organisation. */
  about: z.string(),
  /** Name and logo that are configured for its project or organisation. */
  brand: z.object({ name: z.string().nullable(), logo: z.string().nullable() }),
  pages,
  /** Numbers of the tiles on the pages that the reader may see, by their keys. */
  figures: z.array(z.union([tileWaiting, tileFigure])),
  newest: z.array(newestRecords),
  ranked: z.array(rankedTile),
  projects: z.array(comparedProject),
  /** Null: no page has a map. */
  map: z
    .object({
      layers: z.array(layer),
      /** The areas as stored, and their coordinate system; null: no fence. */
      fence: z.object({ areas: z.string(), system: z.string() }).nullable(),
    })
    .nullable(),
  weather: weatherData.nullable(),
  /** When this was read. */
  at: z.string(),
});
export type WallData = z.output<typeof data>;

/** Returns a wall with all that its pages show, as far as the caller may see it. The answer may be some seconds old. */
export const show = defineCall({
  name: 'wall.show',
  label: { zh: '打开大屏', en: 'Show a wall' },
  service,
  method: 'GET',
  path: 'wall/show',
  input: { query: z.object({ id }) },
  output: data,
  permission: mayLook,
});

/**
 * Returns a wall to whoever has the key of one of its links: numbers and titles that modules declare to be harmless. A
 * wrong key is not found; one that was withdrawn or has ended says so.
 */
export const open = defineCall({
  name: 'wall.open',
  label: { zh: '按公开链接打开大屏', en: 'Show a wall by its public link' },
  service,
  method: 'POST',
  path: 'wall/open',
  input: { body: z.object({ key: z.string().min(1).max(100) }) },
  output: data,
  public: true,
});

const offered = z.object({
  kind: z.enum(WALL_KINDS),
  of: z.string(),
  label,
  /** Label of the module that declares it; null: it belongs to no module. */
  module: label.nullable(),
  /** Whoever has a public link sees it too. */
  open: z.boolean(),
});
export type WallOffer = z.output<typeof offered>;

const layout = z.object({
  /** 0: nobody has arranged it yet. */
  version: z.int(),
  pages,
  offers: z.array(offered),
});

/** Returns the pages of a wall for arranging, and what the caller may put there. */
export const layoutGet = defineCall({
  name: 'wall.layout',
  label: { zh: '大屏编排', en: 'Pages of a wall' },
  service,
  method: 'GET',
  path: 'wall/layout',
  input: { query: z.object({ id }) },
  output: layout,
  permission: permission('wall', 'edit'),
});

/** Stores the pages of a wall. `version` is the version that was read. */
export const arrange = defineCall({
  name: 'wall.arrange',
  label: { zh: '编排大屏', en: 'Arrange a wall' },
  service,
  method: 'PUT',
  path: 'wall/layout',
  input: { body: z.object({ id, version: z.int().min(0), pages }) },
  output: z.object({ version: z.int() }),
  permission: permission('wall', 'edit'),
});

const link = z.object({
  id: z.string(),
  /** What the link is for. */
  name: z.string(),
  created_at: z.string(),
  created_by_name: z.string().nullable(),
  expires_at: z.string(),
  withdrawn_at: z.string().nullable(),
  /** Number of times that somebody opened it, and the last time. */
  opened: z.int(),
  last_at: z.string().nullable(),
  /** By day and address, the newest first. */
  uses: z.array(z.object({ day: z.string(), address: z.string(), times: z.int(), last_at: z.string() })),
});
export type WallLink = z.output<typeof link>;

/** Longest life of a link, days. */
export const WALL_LINK_DAYS = 730;

export const links = defineCall({
  name: 'wall.links',
  label: { zh: '公开链接', en: 'Public links of a wall' },
  service,
  method: 'GET',
  path: 'wall/link',
  input: { query: z.object({ id }) },
  output: z.array(link),
  permission: mayPublish,
});

/** Makes a link. Its key is answered once: only its hash is stored. */
export const publish = defineCall({
  name: 'wall.publish',
  label: { zh: '新增公开链接', en: 'Make a public link' },
  service,
  method: 'POST',
  path: 'wall/link',
  input: {
    body: z.object({ id, name: z.string().trim().min(1).max(40), days: z.int().min(1).max(WALL_LINK_DAYS) }),
  },
  output: z.object({ key: z.string() }),
  permission: mayPublish,
});

export const withdraw = defineCall({
  name: 'wall.withdraw',
  label: { zh: '撤回公开链接', en: 'Withdraw a public link' },
  service,
  method: 'PUT',
  path: 'wall/link/withdraw',
  input: { body: z.object({ id, link_id: id }) },
  output: z.null(),
  permission: mayPublish,
});

import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Data of the workbench and of the data entry page, each in one call for all resources (the console specification names
// only the screens; the paths are defined here).

const service = 'base' as const;

const label = z.object({ zh: z.string(), en: z.string() });
const named = { resource: z.string(), label };

/** Number of attentions that the workbench counts unless all are requested: the number of cards that people look at. */
export const ATTENTION_LIMIT = 24;

/** Number of rows in each list of the workbench. */
export const NEWEST_LIMIT = 6;

/** Number of tiles that count what waits for nobody, unless all are requested. */
export const FIGURE_LIMIT = 12;

/** Number of days of a trend, today among them. */
export const TREND_DAYS = 30;

/** Number of tasks in one answer. */
export const TASK_LIMIT = 8;

const figure = z.object({
  ...named,
  /** Stays the same as long as the tile means the same. */
  key: z.string(),
  /** Filters with which the list shows these records, besides the project. */
  filters: z.record(z.string(), z.string()),
  /** Null: the records could not be counted in time. */
  total: z.int().nullable(),
  total_capped: z.boolean(),
  /** Number of records of each of the last `TREND_DAYS` days, the oldest first; null: the tile has no trend. */
  trend: z.array(z.int()).nullable(),
});
export type TileFigure = z.output<typeof figure>;

const waiting = figure.extend({ level: z.enum(['info', 'warning', 'error']) });
export type TileWaiting = z.output<typeof waiting>;

const tiles = {
  attention: z.array(waiting),
  figures: z.array(figure),
  /** Number of further tiles that were not counted. */
  more: z.int(),
};

const task = z.object({
  ...named,
  id: z.string(),
  title: z.string(),
  /** Civil day until whose end it has to be done. */
  due: z.string(),
  overdue: z.boolean(),
  /** Name of its project; null: it has none, or the caller may not see it. */
  project: z.string().nullable(),
});
export type DueTask = z.output<typeof task>;

/** The earliest first. Null: they could not be read in time. */
const tasks = z.array(task).nullable();

const project_id = z.string().min(1).max(64).optional();

const newest = z.object({
  resource: z.string(),
  filters: z.record(z.string(), z.string()),
  /** Null: the rows could not be read. */
  rows: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** Values of fields that are shown beside the title. */
        beside: z.record(z.string(), z.unknown()),
      }),
    )
    .nullable(),
});

/**
 * Returns the numbers of waiting records, the newest rows of some lists, and the resources in which the caller may add
 * records. Each part has the same access rules as the list of its resource: only resources that the caller may list,
 * and only rows that the caller may see.
 */
export const own = defineCall({
  name: 'workbench.own',
  label: { zh: '我的工作台', en: 'Your workbench' },
  service,
  method: 'GET',
  path: 'workbench',
  input: {
    query: z.object({
      /** `1`: all attentions, not only the most urgent `ATTENTION_LIMIT`. */
      all: z.enum(['0', '1']).optional(),
      /** Only records of this project, and no parts that belong to no project. */
      project_id,
    }),
  },
  output: z.object({
    ...tiles,
    /** What the caller has to do by a day. */
    mine: tasks,
    newest: z.array(newest),
    /** In the order of the menus. */
    shortcuts: z.array(z.object(named)),
  }),
  permission: permission('workbench', 'list'),
});

const compared = z.object({
  id: z.string(),
  title: z.string(),
  /** By the keys of `ranked`. */
  totals: z.record(z.string(), z.int()),
});

/**
 * Returns the home of a project, or of the company with all its projects: tiles, tasks until today, the newest records,
 * and for a company how its projects compare. Each number has the access rules of its list. The answer may be some
 * seconds old.
 */
export const home = defineCall({
  name: 'workbench.home',
  label: { zh: '项目主页', en: 'Home of a project' },
  service,
  method: 'GET',
  path: 'workbench/home',
  input: { query: z.object({ project_id }) },
  output: z.object({
    ...tiles,
    tasks,
    newest: z.array(newest),
    /** The project with some of its fields; null: a company, or a caller who may not list projects. */
    project: z.object({ id: z.string(), title: z.string(), beside: z.record(z.string(), z.unknown()) }).nullable(),
    /** Resources whose records the map shows. */
    mapped: z.array(z.string()),
    /** What the projects are compared by. */
    ranked: z.array(figure.omit({ total: true, total_capped: true, trend: true })),
    /** Those with the highest numbers first. Null: one project. */
    projects: z.array(compared).nullable(),
  }),
  permission: permission('home', 'list'),
});

/** Returns what the caller may fill in by form or sheet, by the first level of the menus. */
export const fillable = defineCall({
  name: 'workbench.fillable',
  label: { zh: '可填报的数据', en: 'What may be filled in' },
  service,
  method: 'GET',
  path: 'workbench/fillable',
  input: {},
  output: z.array(
    z.object({
      /** Index and title of the menu entry above them. */
      index: z.string(),
      title: z.string(),
      resources: z.array(z.object({ ...named, add: z.boolean(), import: z.boolean() })),
    }),
  ),
  permission: permission('datafill', 'list'),
});

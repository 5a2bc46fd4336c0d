import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Data of the workbench and of the data entry page, each in one call for all resources (the console specification names
// only the screens; the paths are defined here).

const service = 'base' as const;

const label = z.object({ zh: z.string(), en: z.string() });
const named = { resource: z.string(), label };

/** Number of attentions that the workbench shows unless all are requested: the number of cards that people look at. */
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
  /** Page below the list of the resource that it opens; absent: the list. */
  page: z.string().optional(),
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

/** Pages whose tiles can be arranged: the workbench, the home of a project, the home of a company. */
const TILE_PAGES = ['workbench', 'home', 'company'] as const;
export type TilePage = (typeof TILE_PAGES)[number];

/** Most tiles that an arrangement names. */
const ARRANGED = 500;
const tileKeys = z.array(z.string().min(1).max(200)).max(ARRANGED);

const arrangement = z.object({
  /** Keys of tiles; tiles that are not named come after these. */
  order: tileKeys,
  /** Keys of tiles that are not shown at first. */
  hidden: tileKeys,
});

const tiles = {
  /** How the company arranged the page for a role of the caller, with the name of the role; null: it did not. */
  arrangement: arrangement.extend({ role: z.string() }).nullable(),
  attention: z.array(waiting),
  figures: z.array(figure),
  /** Number of further tiles that are not in the answer. */
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
  ...named,
  /** Shown when there are no rows. */
  none: label,
  /** A wall shows one row at a time, with the text of this field. */
  turns: z.string().nullable(),
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
      /** `1`: all tiles, not only those above zero and the most urgent. */
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

const ranked = figure.omit({ total: true, total_capped: true, trend: true });

export {
  compared as comparedProject,
  figure as tileFigure,
  newest as newestRecords,
  ranked as rankedTile,
  waiting as tileWaiting,
};

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
    ranked: z.array(ranked),
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

/**
 * Arranges the tiles of a page for the people of the caller's company who have a role. Each of them may arrange them
 * otherwise. Without order and hidden tiles, the arrangement of the role is dropped.
 */
export const arrange = defineCall({
  name: 'workbench.arrange',
  label: { zh: '按角色布置工作台', en: 'Arrange the workbench of a role' },
  service,
  method: 'PUT',
  path: 'workbench/arrangement/{page}/{role_id}',
  input: {
    params: z.object({ page: z.enum(TILE_PAGES), role_id: z.string().min(1).max(64) }),
    body: arrangement,
  },
  output: z.null(),
  permission: permission('rolemanage', 'edit'),
});

const way = z.object({
  ...named,
  hint: label,
  /** Address of the form, filled as far as the server knows. */
  to: z.string(),
});

/** Returns the steps of setting up an empty system that the caller may take, in their order; none for others. */
export const firstSteps = defineCall({
  name: 'workbench.first-steps',
  label: { zh: '开始使用的步骤', en: 'First steps of a new system' },
  service,
  method: 'GET',
  path: 'workbench/first-steps',
  input: {},
  output: z.array(
    z.object({
      /** Derived from the records that exist. */
      done: z.boolean(),
      /** Forms that lead there: one is enough. */
      ways: z.array(way),
    }),
  ),
});
export type FirstSteps = z.output<typeof firstSteps.output>;

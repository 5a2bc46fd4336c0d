import { COLOR_TYPES, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall, type CallResult } from '../call.ts';
import { changeHistory, historyQuery } from '../change-history.ts';
import { SELECTION_LIMIT } from '../lift.ts';

// Data dictionaries (console specification, section 7.7; paths that are not specified there are defined here).

const service = 'base' as const;

const entryData = z.object({
  value: z.int(),
  label: z.string(),
  color_type: z.string().nullable(),
  css_class: z.string().nullable(),
});

const dictionaryData = z.object({ dict_type: z.string(), label: z.string(), entries: z.array(entryData) });

/**
 * Returns the entries of a dictionary in the caller's language. Needs no session (console specification, section 7.7).
 */
export const dictionary = defineCall({
  name: 'dictionary.get',
  label: { zh: '查询数据字典', en: 'Get a dictionary' },
  service,
  method: 'GET',
  path: 'data-dictionary/{dict_type}',
  input: { params: z.object({ dict_type: z.string().max(64) }) },
  output: dictionaryData,
  public: true,
});

const words = z.object({ zh: z.string(), en: z.string() });

const wholeEntry = z.object({
  value: z.int(),
  label: words,
  color_type: z.enum(COLOR_TYPES).nullable(),
  css_class: z.string().nullable(),
  disabled: z.boolean(),
  /** Built-in entry of the product: its value cannot change and it cannot be removed. */
  built_in: z.boolean(),
  abbreviation: z.string().nullable(),
  path: z.string().nullable(),
});

const wholeDictionary = z.object({
  dict_type: z.string(),
  label: words,
  /** 0: the built-in version of the product. */
  version: z.int(),
  entries: z.array(wholeEntry),
  /** Whether administrators may add entries. */
  own: z.boolean(),
});
export type WholeDictionary = z.output<typeof wholeDictionary>;
export type WholeEntry = z.output<typeof wholeEntry>;

/** Returns every dictionary with all entries in both languages; with `changed_only` only the changed ones. */
export const dictionaryList = defineCall({
  name: 'dictionary.list',
  label: { zh: '全部数据字典', en: 'All dictionaries' },
  service,
  method: 'GET',
  path: 'data-dictionary',
  input: { query: z.object({ changed_only: z.enum(['0', '1']).optional() }) },
  output: z.array(wholeDictionary),
  public: true,
});

/** Maximum number of entries of one dictionary, and largest value, which fits PostgreSQL's integer. */
export const DICTIONARY_LIMITS = { entries: 500, value: 999_999, label: 50, css_class: 100, path: 200 } as const;

const label = z.string().trim().max(DICTIONARY_LIMITS.label);
/** Names of CSS classes, in the form of a class attribute. */
const cssClass = z
  .string()
  .trim()
  .max(DICTIONARY_LIMITS.css_class)
  .regex(/^[\w -]*$/);

const entryInput = z.object({
  value: z.int().min(0).max(DICTIONARY_LIMITS.value),
  label: z.object({ zh: label, en: label }),
  color_type: z.enum(COLOR_TYPES).nullish(),
  css_class: cssClass.nullish(),
  disabled: z.boolean().optional(),
  abbreviation: label.nullish(),
  path: z.string().trim().max(DICTIONARY_LIMITS.path).nullish(),
});

/** Sets the entries of a dictionary and their order. `version` is the version that was read. */
export const dictionaryEdit = defineCall({
  name: 'dictionary.edit',
  label: { zh: '修改数据字典', en: 'Change a dictionary' },
  service,
  method: 'PUT',
  path: 'data-dictionary/{dict_type}',
  input: {
    params: z.object({ dict_type: z.string().max(64) }),
    body: z.object({
      version: z.int().min(0),
      entries: z.array(entryInput).min(1).max(DICTIONARY_LIMITS.entries),
    }),
  },
  output: wholeDictionary,
  permission: permission('dictionary', 'edit'),
});

const ofType = z.object({ dict_type: z.string().max(64) });

/**
 * Returns where a dictionary is used, and how many records have each of its entries. The records of every organisation
 * count, because an entry that any of them has cannot be removed.
 */
export const dictionaryUses = defineCall({
  name: 'dictionary.uses',
  label: { zh: '字典使用情况', en: 'Uses of a dictionary' },
  service,
  method: 'GET',
  path: 'data-dictionary/{dict_type}/uses',
  input: { params: ofType },
  output: z.object({
    /** Fields that hold codes of the dictionary. */
    places: z.array(
      z.object({
        resource: z.string(),
        label: words,
        field: z.string(),
        field_label: words,
        /** Whether the list of the resource can be filtered by the field. */
        filter: z.boolean(),
        /** The field is the state of a lifecycle: no entry may be disabled. */
        state: z.boolean(),
      }),
    ),
    /** Entries that records have; an entry that is not named has none. */
    counts: z.array(z.object({ value: z.int(), count: z.int() })),
    /** Tables that are too large to count at once are left out: there are at least as many uses as the counts say. */
    complete: z.boolean(),
  }),
  permission: permission('dictionary', 'list'),
});
export type DictionaryUses = CallResult<typeof dictionaryUses>;

/** Returns who changed a dictionary when; the values have `entries`. */
export const dictionaryHistory = defineCall({
  name: 'dictionary.history',
  label: { zh: '字典修改记录', en: 'Changes of a dictionary' },
  service,
  method: 'GET',
  path: 'data-dictionary/{dict_type}/history',
  input: { params: ofType, query: historyQuery },
  output: changeHistory,
  permission: permission('dictionary', 'list'),
});

/** Returns device types for drop-downs: `status` 1 in use, 0 disabled (console specification, sections 3 and 7.7). */
export const deviceTypes = defineCall({
  name: 'dictionary.deviceTypes',
  label: { zh: '设备类型字典', en: 'Device types' },
  service,
  method: 'GET',
  path: 'data-dictionary/device-type',
  input: {},
  output: z.array(
    z.object({
      dd_value: z.int(),
      status: z.int(),
      name: z.string(),
      abbreviation: z.string().nullable(),
      path: z.string().nullable(),
    }),
  ),
  public: true,
});

const remarks = z.array(z.object({ dd_value: z.int(), remark: z.string() }));

/** Returns the phases of projects; `remark` is the displayed text (console specification, sections 3 and 7.7). */
export const projectPhases = defineCall({
  name: 'dictionary.projectPhases',
  label: { zh: '项目阶段字典', en: 'Project phases' },
  service,
  method: 'GET',
  path: 'data-dictionary/project-phase',
  input: {},
  output: remarks,
  public: true,
});

/**
 * The three dictionaries of a construction site that need no session (console specification, section 7.7); the server
 * also accepts a slash at the end.
 */
export const siteProjectPhases = defineCall({
  name: 'dictionary.siteProjectPhases',
  label: { zh: '工地项目阶段', en: 'Phases of a construction site' },
  service,
  method: 'GET',
  path: 'data-dictionary/ProjectConstructionSite/ProjectPhase',
  input: {},
  output: remarks,
  public: true,
});

export const siteConstructionTypes = defineCall({
  name: 'dictionary.siteConstructionTypes',
  label: { zh: '工地工程类别', en: 'Types of works of a construction site' },
  service,
  method: 'GET',
  path: 'data-dictionary/ProjectConstructionSite/constructionType',
  input: {},
  output: remarks,
  public: true,
});

export const siteConstructionNatures = defineCall({
  name: 'dictionary.siteConstructionNatures',
  label: { zh: '工地建设性质', en: 'Natures of construction of a site' },
  service,
  method: 'GET',
  path: 'data-dictionary/ProjectConstructionSite/ConstructionNature',
  input: {},
  output: remarks,
  public: true,
});

/** Maximum number of records in one answer for a reference: what selectors load (console specification, section 9). */
export const REFERENCE_LIMIT = 500;

/** Maximum number of ids in one query for references. */
export const REFERENCE_IDS = SELECTION_LIMIT;

const reference = z.object({ id: z.string(), title: z.string() });
export type ReferenceTitle = z.output<typeof reference>;

/**
 * Returns titles of records that the caller may see, to choose from or to display: those with a word in their title, in
 * pages of `REFERENCE_LIMIT`, or those with given ids. People and organisations are also returned when a record that
 * the caller may see refers to them. Needs permission to list the resource, or any permission on a resource whose
 * fields refer to it.
 */
export const references = defineCall({
  name: 'reference.list',
  label: { zh: '可选记录', en: 'Records to choose from' },
  service,
  method: 'GET',
  path: 'reference/{resource}',
  input: {
    params: z.object({ resource: z.string().max(64) }),
    query: z.object({
      keyword: z.string().max(100).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      /** The field to choose for, `<resource>.<field>`, when that field limits the people to choose from. */
      field: z.string().max(130).optional(),
      /** Project whose people are offered for such a field. */
      project_id: z.string().max(64).optional(),
      ids: z
        .string()
        .max(REFERENCE_IDS * 33)
        .optional(),
    }),
  },
  output: z.array(reference),
});

const branch = z.object({
  id: z.string(),
  /** The name within the tree. */
  name: z.string(),
  /** Nothing lies below. */
  leaf: z.boolean(),
});
export type TreeBranch = z.output<typeof branch>;

/**
 * Returns the records directly below one of a tree, or those at its top, in the order of the tree; at most
 * `REFERENCE_LIMIT`. Whoever may use `references` of the resource may use it.
 */
export const branches = defineCall({
  name: 'reference.branches',
  label: { zh: '下级记录', en: 'Records below one' },
  service,
  method: 'GET',
  path: 'reference/{resource}/branches',
  input: {
    params: z.object({ resource: z.string().max(64) }),
    query: z.object({
      /** Absent: the top of the tree. */
      parent_id: z.string().max(64).optional(),
      /** Absent: the trees of all projects. */
      project_id: z.string().max(64).optional(),
    }),
  },
  output: z.array(branch),
});

import {
  pictureColumnsOf,
  editSchemaOf,
  fieldsOfStep,
  groupFieldsOf,
  inputSchemaOf,
  isWritten,
  OPERATION_LABELS,
  OPERATIONS,
  pageOf,
  parseEndpoint,
  personalEntriesOf,
  permission,
  querySchemaOf,
  rowSchemaOf,
  stepForm,
  stepsOf,
  viewsOf,
  type AnyResource,
  type InputOf,
  type NamedStep,
  type Operation,
  type Page,
  type RowOf,
} from '@gongdi/domain';
import * as z from 'zod';
import { UPLOAD_TIMEOUT, type Call, type CallInput, type CallOutput } from './call.ts';

/** 1 overwrite: existing records are deleted; 2 append (console specification, sections 3 and 4). */
export const IMPORT_MODES = { overwrite: 1, append: 2 } as const;

/**
 * Returns how an import handles masked personal data. Appending reads such a cell as empty; overwriting deletes the
 * record with the original value, so it refuses the cell.
 */
export function maskedCellsIn(mode: number): 'refuse' | 'leave' {
  return mode === IMPORT_MODES.append ? 'leave' : 'refuse';
}

/** A problem of one cell of an imported sheet. Rows are numbered as in the sheet, from 1. */
const importProblem = z.object({
  row: z.int(),
  field: z.string(),
  label: z.string(),
  code: z.string(),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** Result of an import. `errors` contains at most 1,000 entries; `failed` counts every refused row. */
const importResult = z.object({
  total: z.int(),
  added: z.int(),
  deleted: z.int(),
  failed: z.int(),
  errors: z.array(importProblem),
  /** Whether the upload key was used before: nothing was imported again, and this is the first answer. */
  repeated: z.boolean(),
  dry_run: z.boolean(),
});
export type ImportResult = z.infer<typeof importResult>;

/** Largest sheet with pictures, bytes: five thousand questions with one each. */
const PICTURES_LIMIT = 128 * 1024 * 1024;

const importForm = z.object({
  type: z.coerce.number().pipe(z.literal([1, 2])),
  /**
   * Upload key: a repeated import with the same key has no effect. Without a key (the specification sends `file` and
   * `type`) each upload is imported.
   */
  key: z.string().min(8).max(64).optional(),
  /** `1`: check only. */
  dry_run: z.enum(['0', '1']).optional(),
});

/** Maximum number of records selected together, in a table or for an export: their ids fit into an address of 8 kB. */
export const SELECTION_LIMIT = 200;

/** `1`: unmasked personal data, for users who may see it. Each such export is written to the change record. */
const wholeExport = z.enum(['0', '1']).optional();

const exportIds = z.string().max(SELECTION_LIMIT * 33);

/** Parses the ids of an export call. @returns undefined without ids: then all matching records are meant */
export function readIds(value: unknown): string[] | undefined {
  const ids = typeof value === 'string' ? value.split(',').filter((id) => id !== '') : [];
  return ids.length > 0 ? ids : undefined;
}

type IdParams = z.ZodObject<{ id: z.ZodString }>;
const idParams: IdParams = z.object({ id: z.string().min(1).max(64) });

/** The calls of a resource. Operations that the resource does not declare are absent. */
export interface ResourceCalls<R extends AnyResource = AnyResource> {
  list?: Call<{ query: z.ZodObject }, z.ZodType<Page<RowOf<R>>>>;
  detail?: Call<{ params: IdParams }, z.ZodType<RowOf<R>>>;
  add?: Call<{ body: z.ZodType<InputOf<R>> }, z.ZodType<RowOf<R>>>;
  edit?: Call<{ body: z.ZodType<InputOf<R> & { id: string; version?: number }> }, z.ZodType<RowOf<R>>>;
  delete?: Call<{ params: IdParams }, z.ZodNull>;
  import?: Call<{ form: typeof importForm }, typeof importResult>;
  export?: Call<{ query: z.ZodObject }, 'blob'>;
  /** Detail pages of the matching records, as a Word document. */
  word?: Call<{ query: z.ZodObject }, 'blob'>;
  /** Unmasked personal fields of one record. Each reading is written to the change record. */
  personal?: Call<{ body: z.ZodType<{ id: string; fields?: string[] }> }, z.ZodType<Record<string, unknown>>>;
}

/** A step of a record's lifecycle: its id, the version that was read, and the input of the step. */
export type StepCall<R extends AnyResource = AnyResource> = Call<
  { body: z.ZodType<{ id: string; version?: number } & Record<string, unknown>> },
  z.ZodType<RowOf<R>>
>;

const lifted = new WeakMap<AnyResource, ResourceCalls>();

/**
 * Completes a call by the schemas of its input and output, each derived when it is first used: deriving those of all
 * calls takes a process seconds, and a page uses few of them. They follow from the resource alone, so it does not matter
 * for whom they are used first.
 */
function lazily(call: Omit<Call, 'input' | 'output'>, input: () => CallInput, output: () => CallOutput): Call {
  let [asked, answered]: [CallInput?, CallOutput?] = [];
  return {
    ...call,
    get input() {
      return (asked ??= input());
    },
    get output() {
      return (answered ??= output());
    },
  };
}

/** The resource and the operation that a call was derived from. */
export interface CallOrigin {
  resource: AnyResource;
  operation: Operation;
}
const origins = new WeakMap<Call, CallOrigin>();

/** Returns the resource and the operation that a call was derived from; undefined for every other call. */
export const originOf = (call: Call): CallOrigin | undefined => origins.get(call);

/** Derives the calls of a resource from its endpoints and fields. The same resource returns the same calls. */
export function resourceCalls<R extends AnyResource>(resource: R): ResourceCalls<R> {
  let calls = lifted.get(resource);
  if (!calls) {
    const made = OPERATIONS.filter((operation) => resource.endpoints[operation]).map(
      (operation) => [operation, lift(resource, operation)] as const,
    );
    for (const [operation, call] of made) origins.set(call, { resource, operation });
    calls = Object.fromEntries(made);
    lifted.set(resource, calls);
  }
  return calls;
}

/** Time of recording on the user's device, when the data could be sent only later. */
const recordedAt = z.iso.datetime();

const steps = new WeakMap<AnyResource, Readonly<Record<string, StepCall>>>();
const stepForms = new WeakMap<Call, AnyResource>();

/** Returns the form of the fields that the call of a step accepts; undefined for every other call. */
export const stepFormOf = (call: Call): AnyResource | undefined => stepForms.get(call);

/** Returns the calls of a resource's steps, by their names. The same resource returns the same calls. */
export function stepCalls<R extends AnyResource>(resource: R): Readonly<Record<string, StepCall<R>>> {
  let calls = steps.get(resource);
  if (!calls)
    steps.set(
      resource,
      (calls = Object.fromEntries(stepsOf(resource).map((one) => [one.name, liftStep(resource, one)]))),
    );
  return calls as Readonly<Record<string, StepCall<R>>>;
}

function liftStep(resource: AnyResource, { name, label, endpoint, step }: NamedStep): StepCall {
  const { method, path } = parseEndpoint(endpoint);
  const form = stepForm(resource, name);
  const call = lazily(
    {
      name: `${resource.noun}.${name}`,
      label: { zh: `${resource.label.zh}：${label.zh}`, en: `${resource.label.en}: ${label.en.toLowerCase()}` },
      service: resource.service,
      method,
      path,
      permission: permission(resource.name, name),
      ...(isWritten(resource) ? { once: true } : {}),
    },
    () => ({
      body: (inputSchemaOf(form, 'add') as unknown as z.ZodObject).extend({
        id: idParams.shape.id,
        version: z.int().optional(),
        ...(step.offline ? { recorded_at: recordedAt.optional() } : {}),
      }),
    }),
    () => rowSchemaOf(resource),
  ) as unknown as StepCall;
  stepForms.set(call, form);
  return call;
}

/** One entry of the history of a record with a lifecycle. */
export interface RecordStep {
  /** Name of the step, or one of `HISTORY`. */
  step: string;
  /** When the server executed it; for a step recorded without a network, the values contain the time of recording. */
  at: string;
  /** User who took the step; null: the server. */
  by: { id: string; nickname: string } | null;
  /** Whose turn it was, when a substitute took the step. */
  acted_for: { id: string; nickname: string } | null;
  /** State before; null: the record did not exist. */
  from: number | null;
  to: number | null;
  /** Values that this step wrote; later steps do not change them here. */
  values: Record<string, unknown>;
}

type StepHistoryCall = Call<{ params: IdParams }, z.ZodType<RecordStep[]>>;

const histories = new WeakMap<AnyResource, StepHistoryCall | undefined>();

/** Returns the call for the history of one record, step by step; undefined: the resource has no steps. */
export function stepHistoryCall(resource: AnyResource): StepHistoryCall | undefined {
  if (!histories.has(resource)) histories.set(resource, liftHistory(resource));
  return histories.get(resource);
}

function liftHistory(resource: AnyResource): StepHistoryCall | undefined {
  const { noun, service, name, endpoints } = resource;
  const written = new Set(stepsOf(resource).flatMap(fieldsOfStep));
  if (written.size === 0 || !endpoints.detail || !isWritten(resource)) return undefined;
  const { path } = parseEndpoint(endpoints.detail);
  const answer = () => {
    const { shape } = rowSchemaOf(resource) as unknown as z.ZodObject<Record<string, z.ZodType>>;
    const values = Object.fromEntries([...written].map((field) => [field, shape[field]!]));
    return z.array(
      z.object({
        step: z.string(),
        at: z.string(),
        by: z.object({ id: z.string(), nickname: z.string() }).nullable(),
        acted_for: z.object({ id: z.string(), nickname: z.string() }).nullable(),
        from: z.int().nullable(),
        to: z.int().nullable(),
        values: z.object(values).partial(),
      }),
    );
  };
  return lazily(
    {
      name: `${noun}.steps`,
      label: { zh: `${resource.label.zh}：处理记录`, en: `${resource.label.en}: history of its steps` },
      service,
      method: 'GET',
      path: `${path}/steps`,
      permission: permission(name, 'detail'),
    },
    () => ({ params: idParams }),
    answer,
  ) as StepHistoryCall;
}

/** Most records of each group that the call for groups returns: a first screen of a kanban column. */
const FIRST_OF_GROUP = 20;
/** Most groups in one answer, decades of months, each with all entries of a dictionary: those with most records. */
export const MOST_GROUPS = 5_000;

/** Records of a list that share a value. */
export interface RecordGroup<R extends AnyResource = AnyResource> {
  /** Code, day (`YYYY-MM-DD`) or month (`YYYY-MM`) as text; null: the field is empty. */
  key: string | null;
  /** The same of the second field; absent without one. */
  also?: string | null | undefined;
  total: number;
  /** There are more than `total`. */
  total_capped: boolean;
  /** The first records of the group, as many as were asked for. */
  list: RowOf<R>[];
}

/** Records of a list that are close to each other. */
export interface RecordPlace<R extends AnyResource = AnyResource> {
  longitude: number;
  latitude: number;
  /** Box around them: west, south, east, north. */
  box: [number, number, number, number];
  total: number;
  /** The record, if it is the only one. */
  row: RowOf<R> | null;
}

type GroupsCall = Call<{ query: z.ZodObject }, z.ZodType<RecordGroup[]>>;
type PlacesCall = Call<{ query: z.ZodObject }, z.ZodType<RecordPlace[]>>;

/** Calls of the views of a list; absent where the resource has no field for them. */
export interface ViewCalls {
  groups?: GroupsCall;
  places?: PlacesCall;
}

const views = new WeakMap<AnyResource, ViewCalls>();

/** Returns the calls of the views of a resource's list. The same resource returns the same calls. */
export function viewCalls(resource: AnyResource): ViewCalls {
  let calls = views.get(resource);
  if (!calls) views.set(resource, (calls = liftViews(resource)));
  return calls;
}

/** The views read what the list reads: with its permission, its filters and its masked rows. */
function liftViews(resource: AnyResource): ViewCalls {
  const { map } = viewsOf(resource);
  const { codes, days } = groupFieldsOf(resource);
  const call = (name: string, zh: string, en: string, query: () => z.ZodObject, output: () => z.ZodType): Call =>
    lazily(
      {
        name: `${resource.noun}.${name}`,
        label: { zh: `${resource.label.zh}：${zh}`, en: `${resource.label.en}: ${en}` },
        service: resource.service,
        method: 'GET',
        path: `${parseEndpoint(resource.endpoints.list!).path}/${name}`,
        permission: permission(resource.name, 'list'),
      },
      () => ({ query: query() }),
      output,
    );
  const filters = () => querySchemaOf(resource).omit({ page: true, page_size: true });
  const calls: ViewCalls = {};
  if (codes.length + days.length > 0) {
    const query = () => {
      const by = z.enum([...codes, ...days].map((field) => field.name));
      return filters().extend({
        by,
        unit: z.enum(['day', 'month']).optional(),
        also: by.optional(),
        first: z.coerce.number().int().min(0).max(FIRST_OF_GROUP).default(0),
      });
    };
    const group = () =>
      z.object({
        key: z.string().nullable(),
        also: z.string().nullable().optional(),
        total: z.int(),
        total_capped: z.boolean(),
        list: z.array(rowSchemaOf(resource)),
      });
    const output = () => z.array(group());
    calls.groups = call('groups', '分组统计', 'counts by group', query, output) as unknown as GroupsCall;
  }
  if (map) {
    const query = () =>
      filters()
        .omit({ sort: true, order: true })
        .extend({ cell: z.coerce.number().min(1e-7).max(90) });
    const place = () =>
      z.object({
        longitude: z.number(),
        latitude: z.number(),
        box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
        total: z.int(),
        row: rowSchemaOf(resource).nullable(),
      });
    calls.places = call('places', '位置分布', 'places', query, () => z.array(place())) as unknown as PlacesCall;
  }
  return calls;
}

function lift(resource: AnyResource, operation: Operation): Call {
  const { method, path, params } = parseEndpoint(resource.endpoints[operation]!);
  return lazily(
    {
      name: `${resource.noun}.${operation}`,
      label: {
        zh: `${OPERATION_LABELS[operation].zh}${resource.label.zh}`,
        en: `${resource.label.en}: ${OPERATION_LABELS[operation].en.toLowerCase()}`,
      },
      service: resource.service,
      method,
      path,
      permission: permission(resource.name, operation),
      ...(operation === 'add' && isWritten(resource) ? { once: true } : {}),
      ...(operation === 'personal' ? { reveals: true } : {}),
      ...(operation === 'import' || operation === 'export' || operation === 'word' ? { timeout: UPLOAD_TIMEOUT } : {}),
      ...(operation === 'import' && pictureColumnsOf(resource).length > 0 ? { limit: PICTURES_LIMIT } : {}),
    },
    () => ({ ...(params.length > 0 ? { params: idParams } : {}), ...inputOf(resource, operation) }),
    () => outputOf(resource, operation),
  );
}

function inputOf(resource: AnyResource, operation: Operation): CallInput {
  switch (operation) {
    case 'list':
      return { query: querySchemaOf(resource) };
    case 'detail':
    case 'delete':
      return {};
    case 'add':
      return { body: inputSchemaOf(resource, 'add') };
    case 'edit':
      return { body: editSchemaOf(resource) };
    case 'import':
      return { form: importForm };
    case 'export':
    case 'word':
      // `ids`: limits the matching records to these; joined by commas.
      return {
        query: querySchemaOf(resource).extend({
          ids: exportIds.optional(),
          ...(operation === 'export' && resource.endpoints.personal ? { personal: wholeExport } : {}),
        }),
      };
    case 'personal': {
      const names = personalEntriesOf(resource).map(({ name }) => name);
      return { body: z.strictObject({ id: idParams.shape.id, fields: z.array(z.enum(names)).min(1).optional() }) };
    }
  }
}

function outputOf(resource: AnyResource, operation: Operation): CallOutput {
  switch (operation) {
    case 'list':
      return pageOf(rowSchemaOf(resource));
    case 'detail':
    case 'add':
    case 'edit':
      return rowSchemaOf(resource);
    case 'delete':
      return z.null();
    case 'import':
      return importResult;
    case 'export':
    case 'word':
      return 'blob';
    case 'personal': {
      const names = personalEntriesOf(resource).map(({ name }) => name);
      return z.object(Object.fromEntries(names.map((name) => [name, resource.fields[name] as z.ZodType]))).partial();
    }
  }
}

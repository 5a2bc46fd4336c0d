import type * as z from 'zod';
import type { Label } from '../label.ts';
import { columnsInRows, metaOf } from '../field/field.ts';
import { FILE_KINDS } from '../field/meta.ts';
import { personalOf } from '../personal/mask.ts';

export const OPERATIONS = ['list', 'detail', 'add', 'edit', 'delete', 'import', 'export', 'word', 'personal'] as const;
/** What one may do with records of a resource; the second half of a permission code. */
export type Operation = (typeof OPERATIONS)[number];

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `METHOD path`, the path relative to the service's base and without a leading slash. */
export type Endpoint = `${HttpMethod} ${string}`;

export type Service = 'base' | 'user' | 'order' | 'device' | 'notification' | 'file' | 'workflow';

/** An operation beyond the standard ones, with its own permission and button. */
export interface Action {
  label: Label;
  endpoint: Endpoint;
  confirm?: Label;
  /** The operation takes a record from one state to another; call, server code and button come from it. */
  step?: Step;
}

/** A way from states to a state. */
export interface Step {
  /** Codes of the state field in which it can be taken. */
  from: readonly number[];
  to: number;
  /** Fields that may be given on the way, in the order in which they are asked for. */
  asks?: readonly string[];
  /** Those among them that must be given. */
  needs?: readonly string[];
  /** Field that names the only account that may take it (besides those who may do everything). */
  by?: string;
  /** Fields that get the account that took it, and the moment. */
  stamps?: { by?: string; at?: string };
  /** Fields whose accounts are told. */
  tells?: readonly string[];
  /** Everyone in the record's organisation and below is told. */
  tellsOrganisation?: boolean;
  /** Adds a record of another resource: its fields, each with the field that its value comes from. */
  makes?: { resource: string; fields: Readonly<Record<string, string>> };
  /** Fields that become empty again. */
  clears?: readonly string[];
  /** What was given is kept on the device without a network and sent later, with the moment at which it was given. */
  offline?: boolean;
  /** Taken on a page of its own with this name below the list, instead of in a dialog. */
  page?: string;
  /** Taken in a dialog, which needs no network, and for whoever follows a link on a page with this name as well. */
  alsoAt?: string;
  danger?: boolean;
}

/** States that a record goes through. */
export interface Lifecycle {
  /** Field of kind `code` that holds the state; its `initial` is the first one. */
  field: string;
  /** Fields whose accounts are told of a new record. */
  tells?: readonly string[];
  /** States in which a record may be edited and deleted; default: all. */
  editable?: readonly number[];
  /** A record that is in one of these states after the day of a field has ended is overdue, and people are told. */
  due?: {
    /** Field of kind `date`. */
    field: string;
    states: readonly number[];
    /** State that an overdue record falls to; default: it stays where it is. */
    to?: number;
    /** Fields whose accounts are told on the first day. */
    tells: readonly string[];
    /** Told as well from the third day on. */
    escalates?: readonly string[];
  };
}

/** Records that wait for somebody: their number on the workbench, and the list that shows them. */
export interface Attention {
  label: Label;
  /** Parameters of the list, by field; codes joined by commas where the field is filtered by several. */
  filters: Readonly<Record<string, string>>;
  /** How pressing they are. */
  level: 'error' | 'warning' | 'info';
}

export interface ResourceDefinition<N extends string, S extends z.ZodRawShape, A extends string> {
  /** Route segment, menu index and first half of permission codes at once (`projectmanage|fence`). */
  name: N;
  /** One word for the SQL table and the command line. */
  noun: string;
  label: Label;
  service: Service;
  fields: S;
  /** Field that names a record in breadcrumbs, drop-downs and confirmations. */
  title: keyof S & string;
  groups?: Readonly<Record<string, Label>>;
  /** What is written here exists: button, route, command and server call. */
  endpoints: Readonly<Partial<Record<Operation, Endpoint>>>;
  actions?: Readonly<Record<A, Action>>;
  lifecycle?: Lifecycle;
  /** Records that wait for somebody, told on the workbench. */
  attention?: readonly Attention[];
  /** What deleting is called, and does, where nothing is deleted that people made: ending a session. */
  removal?: { label: Label; consequence: Label };
  /** What the add form holds is kept on the device without a network and sent later. */
  offline?: boolean;
  /** Default order of the list. */
  sort?: { field: string; order: 'asc' | 'desc' };
  /**
   * Who meets a row: the record's organisation and those above it (`organisation`); these, those below it, and everyone
   * when it belongs to none (`company`: what is handed down, such as roles); or whoever is logged in (`everyone`).
   */
  scope: 'organisation' | 'company' | 'everyone';
  /**
   * Table of which `noun` is a view, made by hand in a migration. Lists, details and exports read the view; what the
   * resource declares beyond that has code of its own on the server.
   */
  viewOf?: string;
  /** Resource of whose records these are some, such as devices of one type (`partOf`). */
  partOf?: string;
  /**
   * Reference field that decides where a record belongs: to the organisation of the record that it names, when the
   * writer may write there, so that the people on a site meet what others make for their project.
   */
  follows?: keyof S & string;
  /**
   * Titles are told to whoever sees a record that refers to one of these, even where the record itself may not be seen:
   * names of the people and organisations that one works with.
   */
  namedByReferrers?: boolean;
  /** Its words are those of every resource: where definitions come late, all of them come with it. */
  speaksOfAll?: true;
  /** Pairs of date fields of which the second must not be before the first. */
  order?: readonly (readonly [keyof S & string, keyof S & string])[];
  /** Writes what people may write in several ways as it is stored; before the record is checked. */
  settle?: (record: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** What is wrong with fields together, at the field that has to change. Of fields that are wrong alone it says nothing. */
  check?: (record: Readonly<Record<string, unknown>>) => readonly { path: string; label: Label }[];
}

export interface Resource<
  N extends string = string,
  S extends z.ZodRawShape = z.ZodRawShape,
  A extends string = string,
> extends ResourceDefinition<N, S, A> {
  readonly kind: 'resource';
  /** Its add form asks about a record that is there (`stepForm`), so that personal data may come back masked. */
  readonly asksAgain?: true;
}

/** Fields that every record has besides its own. */
export const SYSTEM_FIELDS = [
  'id',
  'org_id',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'version',
] as const;

/** Any resource, for code that does not know its fields. */
export type AnyResource = Resource;

export type InputOf<R> = R extends { fields: infer S extends z.ZodRawShape } ? z.infer<z.ZodObject<S>> : never;

/** A stored record on the wire. `version` rises by one at each change and guards against lost updates. */
export type RowOf<R> = InputOf<R> & {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
};

/** Permission codes of a resource, `menu|operation`. */
export type PermissionOf<R> = R extends Resource<infer N, z.ZodRawShape, infer A> ? `${N}|${Operation | A}` : never;

/**
 * Checks a resource once, where it is written.
 * @throws Error that names the field, when a field has no description, takes a system field's name, or a group or title is unknown
 */
export function defineResource<const N extends string, S extends z.ZodRawShape, const A extends string = never>(
  definition: ResourceDefinition<N, S, A>,
): Resource<N, S, A> {
  for (const [name, type] of Object.entries(definition.fields)) {
    const where = `${definition.name}.${name}`;
    if (!/^[a-z][A-Za-z0-9_]*$/.test(name)) throw new Error(`${where}: not a wire name`);
    if ((SYSTEM_FIELDS as readonly string[]).includes(name))
      throw new Error(`${where}: every record has that field already`);
    const meta = describeOrFail(type as z.ZodType, where);
    if (meta.group && !definition.groups?.[meta.group]) throw new Error(`${where}: unknown group ${meta.group}`);
    if (meta.kind === 'code' && !meta.dict) throw new Error(`${where}: a code needs a dictionary`);
    if ((meta.kind === 'reference' || meta.kind === 'references') && !meta.ref)
      throw new Error(`${where}: a reference needs a resource`);
    if (meta.among && !(meta.among.project in definition.fields))
      throw new Error(`${where}: chosen among the people of ${meta.among.project}, which is no field`);
    if (meta.required && FILE_KINDS.has(meta.kind) && definition.endpoints.import)
      throw new Error(`${where}: a sheet holds no file, so a record with a required one cannot be imported`);
  }
  if (definition.endpoints.personal) throw new Error(`${definition.name}: showing personal data is derived`);
  if (!(definition.title in definition.fields)) throw new Error(`${definition.name}: unknown title field`);
  checkSteps(definition);
  checkAttention(definition);
  return { ...definition, endpoints: { ...definition.endpoints, ...personalEndpoint(definition) }, kind: 'resource' };
}

/** The call that shows personal data whole, beside the one that shows a record; only where there are both. */
function personalEndpoint({ fields, endpoints }: ResourceDefinition<string, z.ZodRawShape, string>) {
  const shown = endpoints.detail ?? endpoints.list;
  if (!shown || !Object.values(fields).some((type) => holdsPersonal(type as z.ZodType))) return {};
  const { path } = parseEndpoint(shown);
  return { personal: `POST ${path.replace(/\/\{id\}$/, '')}/personal` as const };
}

/** Whether a field is personal, or a small table with a column that is. */
export function holdsPersonal(type: z.ZodType): boolean {
  const meta = metaOf(type);
  if (meta.kind !== 'rows') return personalOf(meta) !== undefined;
  return Object.values(columnsInRows(type)).some((column) => personalOf(metaOf(column)) !== undefined);
}

/** What waits is found by fields that the list can be filtered by. */
function checkAttention({ name, fields, attention }: ResourceDefinition<string, z.ZodRawShape, string>): void {
  for (const field of (attention ?? []).flatMap(({ filters }) => Object.keys(filters))) {
    const type = fields[field] as z.ZodType | undefined;
    if (!type || !metaOf(type).query) throw new Error(`${name}: what waits is found by ${field}, which is no filter`);
  }
}

/** A lifecycle names fields that exist, and only a resource with one has steps. */
function checkSteps({ name, fields, actions, lifecycle }: ResourceDefinition<string, z.ZodRawShape, string>): void {
  const steps = Object.values<Action>(actions ?? {}).flatMap(({ step }) => step ?? []);
  if (!lifecycle && steps.length > 0) throw new Error(`${name}: steps need a lifecycle`);
  if (!lifecycle) return;
  const { due } = lifecycle;
  const named = [
    lifecycle.field,
    ...(lifecycle.tells ?? []),
    ...(due ? [due.field, ...due.tells, ...(due.escalates ?? [])] : []),
    ...steps.flatMap(({ asks, needs, by, stamps, tells, clears, makes }) => [
      ...Object.values(makes?.fields ?? {}).filter((one) => one !== 'id'),
      ...[asks, needs, tells, clears].flatMap((names) => names ?? []),
      ...[by, stamps?.by, stamps?.at].flatMap((one) => one ?? []),
    ]),
  ];
  const unknown = named.find((one) => !(one in fields));
  if (unknown !== undefined) throw new Error(`${name}: lifecycle names an unknown field ${unknown}`);
}

function describeOrFail(type: z.ZodType, where: string) {
  try {
    return metaOf(type);
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
  }
}

/** Splits `GET project/{id}`; parameters are the names in braces. */
export function parseEndpoint(endpoint: Endpoint): { method: HttpMethod; path: string; params: string[] } {
  const space = endpoint.indexOf(' ');
  const path = endpoint.slice(space + 1);
  return {
    method: endpoint.slice(0, space) as HttpMethod,
    path,
    params: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!),
  };
}

import type * as z from 'zod';
import type { Label } from '../label.ts';
import { columnsInRows, metaOf } from '../field/field.ts';
import { holdsFiles, holdsRows, refersToRecords, traitsOf } from '../field/kinds.ts';
import { personalOf } from '../personal/mask.ts';
import type { FieldMeta } from '../field/meta.ts';
import { sealedOf } from '../personal/sealed.ts';
import { checkFace, type FaceDefinition } from './face-definition.ts';

export const OPERATIONS = ['list', 'detail', 'add', 'edit', 'delete', 'import', 'export', 'word', 'personal'] as const;
/** Operation on records of a resource; the second half of a permission code. */
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
  /**
   * The action takes a record from one state to another. The call, the server code and the button are derived from it.
   */
  step?: Step;
}

/** A transition from one or several states to a state. */
export interface Step {
  /** Codes of the state field from which the step is possible. */
  from: readonly number[];
  to: number;
  /**
   * Whether the step has a point for a record in such a state; otherwise nobody is offered it. It hides and does not refuse:
   * what must not be is a rule of the server with its reason.
   */
  applies?: (row: Readonly<Record<string, unknown>>) => boolean;
  /** Fields that the step asks for, in this order. */
  asks?: readonly string[];
  /** Those of the fields in `asks` that are required. */
  needs?: readonly string[];
  /** Field with the only account that may take the step (besides accounts that may do everything). */
  by?: string;
  /** Fields into which the step writes the account that took it, and the time. */
  stamps?: { by?: string; at?: string };
  /** Fields whose accounts are notified. */
  tells?: readonly string[];
  /** Adds a record of another resource: its fields, each with the source field of its value. */
  makes?: { resource: string; fields: Readonly<Record<string, string>> };
  /** Fields that the step empties. */
  clears?: readonly string[];
  /**
   * The input is stored on the device while there is no network and sent later, with the time at which it was entered.
   */
  offline?: boolean;
  /** The step has its own page with this name below the list, instead of a dialog. */
  page?: string;
  /** The step has a dialog, which needs no network, and also a page with this name for users who follow a link. */
  alsoAt?: string;
  danger?: boolean;
}

/** Lifecycle of a record: its states. */
export interface Lifecycle {
  /** Field of kind `code` that holds the state; its `initial` is the first one. */
  field: string;
  /** Fields whose accounts are notified of a new record. */
  tells?: readonly string[];
  /** States in which a record may be edited and deleted; default: all. */
  editable?: readonly number[];
  /**
   * The steps that carry out what a process about a record has decided, by name. Where an organisation has deployed
   * such a process, its records are approved by that process only, and a record stands still while one runs. The reason of
   * the decision is written into the first text that a step asks for; a step needs no other field.
   */
  decided?: { approved: string; refused: string };
  /**
   * Of records that no form adds: the step after which such a process is started. Whoever may take it may start the
   * process.
   */
  sends?: string;
  /** A record that is in one of these states after the day of `field` has ended is overdue, and people are notified. */
  due?: {
    /** Field of kind `date`. */
    field: string;
    states: readonly number[];
    /** State into which an overdue record changes; default: no change. */
    to?: number;
    /** Fields whose accounts are notified on the first day. */
    tells: readonly string[];
    /** Fields whose accounts are also notified from the third day on. */
    escalates?: readonly string[];
    /**
     * Reference to the thing at which the work is done. Whoever scans the code of that thing gets the record that is due
     * today, if a step of it is theirs; when there is none, an add form that names the thing.
     */
    at?: string;
  };
  /** A record that is in `state` after the day of `field` has ended passes into `to` by itself; nobody is late. */
  ends?: {
    /** Field of kind `date`. */
    field: string;
    state: number;
    to: number;
  };
}

/** Where the Word of a record goes in the archive of its project, by itself. */
export interface Filing {
  /** Codes of the state field in which a record is final. */
  states: readonly number[];
  /** Code of the folder in the template of the archive, such as `C1-09`; or one for each value of a code field. */
  folder: string | { by: string; codes: Readonly<Record<number, string>> };
  /** Value of `archive_kind`; default: the archive of the works. */
  kind?: number;
  /** Field with the day of the document; default: the day on which it is filed. */
  date?: string;
}

/** A number of records on the homes of projects and on the workbench, and the list that shows them (`tilesOf`). */
export interface Figure {
  label: Label;
  /**
   * Query parameters of the list, by field; several codes are joined by commas if the field filters by several.
   * `@today`, `@yesterday` and `@week` (six days ago) stand for days.
   */
  filters: Readonly<Record<string, string>>;
  /** Field of a day or an instant: how many records each of the last days had. */
  trend?: string;
  /** The home of a company compares its projects by this number. */
  ranks?: true;
  /** Whoever has the public link of a wall may see this number: it says nothing about a person. */
  open?: true;
}

/** The first records of a list, for the workbench, the homes and walls. */
export interface Newest {
  label: Label;
  /** Shown when there are no such records. */
  none: Label;
  /** Query parameters of the list, as those of a tile. */
  filters: Readonly<Record<string, string>>;
  /** Fields that are shown beside the title. */
  beside: readonly string[];
  /** Has nothing to say within one project. */
  companyOnly?: true;
  /** A wall shows one record at a time, with the text of this field. */
  turns?: string;
  /** Whoever has the public link of a wall may see these titles: they say nothing about a person. */
  open?: true;
}

/** Records that wait for a user. */
export interface Attention extends Figure {
  /** Urgency of the records. */
  level: 'error' | 'warning' | 'info';
}

/** A step of setting up an empty system, shown to administrators until the records say that it is done. */
export interface FirstStep {
  /** Place among the steps; they have gaps. */
  order: number;
  /** What to do. */
  label: Label;
  /** Why, in a sentence. */
  hint: Label;
  /** Steps with the same name are ways to the same thing: one is enough. */
  way?: string;
  /** So many records are enough; default: one. 0: the records of this resource do not say whether it is done. */
  least?: number;
  /** The step is to change a record that the installation has made; returns whether it still is as it was made. */
  asMade?: (row: Readonly<Record<string, unknown>>) => boolean;
}

export interface ResourceDefinition<N extends string, S extends z.ZodRawShape, A extends string> {
  /** Route segment, menu index and first half of permission codes at once (`projectmanage|fence`). */
  name: N;
  /** One word for the SQL table and the command line. */
  noun: string;
  label: Label;
  /** What the records are and what they are for, in a sentence or two. */
  about?: Label;
  /** Rules of the module beyond those of its fields, each in a sentence: for `docs/modules` and for help. */
  rules?: readonly Label[];
  /** Step of setting up an empty system. */
  firstStep?: FirstStep;
  service: Service;
  fields: S;
  /** Field that names a record in breadcrumbs, drop-downs and confirmations. */
  title: keyof S & string;
  /** What stands for a record in lists, cards and heads, where it is not what `faceOf` derives. */
  face?: FaceDefinition<keyof S & string>;
  /** Records can be edited in the table of their list: these fields, or all fields of the form. */
  editableList?: true | readonly (keyof S & string)[];
  groups?: Readonly<Record<string, Label>>;
  /** Every endpoint listed here exists with its button, route, command and server call. */
  endpoints: Readonly<Partial<Record<Operation, Endpoint>>>;
  actions?: Readonly<Record<A, Action>>;
  lifecycle?: Lifecycle;
  /** A record that reaches one of these states is printed into the archive of its project. */
  archived?: Filing;
  /** Records that wait for a user, shown on the workbench and on the homes of projects. */
  attention?: readonly Attention[];
  /** Other numbers for the homes of projects and the workbench. */
  figures?: readonly Figure[];
  /** The first records of its list, for the workbench, the homes and walls. */
  newest?: Newest;
  /** Whoever has the public link of a wall may see where the records are, without their titles. */
  openPlaces?: true;
  /**
   * Label and consequence of the delete operation, for resources whose deletion removes nothing that a user made:
   * ending a session.
   */
  removal?: { label: Label; consequence: Label };
  /** The input of the add form is stored on the device while there is no network and sent later. */
  offline?: boolean;
  /**
   * Phones offer the add form under 上报, as they do for every `offline` resource: records are added on site. `first` are
   * the few that everybody reports; workbench and phone offer them before the others.
   */
  onSite?: true | 'first';
  /**
   * Views of the list for which the derived field is wrong (`viewsOf`): the name of another one, or false for no such
   * view.
   */
  views?: Readonly<Partial<Record<'calendar' | 'map' | 'gallery', (keyof S & string) | false>>> &
    Readonly<Partial<Record<'kanban' | 'chart', false>>>;
  /** A sheet only adds records: replacing all of them would delete what nobody meant to delete, such as accounts. */
  imports?: 'append';
  /** What follows from what a form holds so far, by group: shown below the fields of that group. */
  says?: Readonly<Record<string, (record: Readonly<Record<string, unknown>>) => Label | undefined>>;
  /** Default order of the list. */
  sort?: { field: string; order: 'asc' | 'desc' };
  /**
   * Who sees a row. `organisation`: the record's organisation and those above it. `company`: the same, and those below
   * it, and everyone if the record belongs to no organisation (for records that are handed down, such as roles).
   * `everyone`: every user who is logged in.
   */
  scope: 'organisation' | 'company' | 'everyone';
  /**
   * Table from which the view `noun` selects; a migration defines the view by hand. Lists, details and exports read the
   * view. Everything else that the resource declares has handwritten code on the server.
   */
  viewOf?: string;
  /** Resource of which these records are a subset, such as devices of one type (`partOf`). */
  partOf?: string;
  /**
   * Reference field that decides the owning organisation of a record: it is the organisation of the referenced record,
   * if the writer may write there. So the people on a site see the records that other organisations make for their
   * project.
   */
  follows?: keyof S & string;
  /**
   * The records form a tree: the reference to the record above, the name within it, and the text that the database keeps
   * for each record, which begins with that of the record above (migration 0077 shows the triggers). `above` is the title
   * of the record above, by which a sheet names it. References to such a resource say `tree: true`.
   */
  tree?: {
    parent: keyof S & string;
    name: keyof S & string;
    path: keyof S & string;
    above: keyof S & string;
  };
  /**
   * Whether a user who sees a referring record also sees the title of a record of this resource, even without access to
   * that record: names of the people and organisations that the user works with.
   */
  namedByReferrers?: boolean;
  /**
   * Whether its labels come from every resource: where definitions are loaded late, loading this one loads all of them.
   */
  speaksOfAll?: true;
  /** Pairs of date fields of which the second must not be before the first. */
  order?: readonly (readonly [keyof S & string, keyof S & string])[];
  /**
   * Converts input that people may write in several ways to the stored form; it runs before the check of the record.
   */
  settle?: (record: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /**
   * Returns problems between several fields, each reported at the field that has to change. It does not report problems
   * of a single field.
   */
  check?: (record: Readonly<Record<string, unknown>>) => readonly { path: string; label: Label }[];
}

export interface Resource<
  N extends string = string,
  S extends z.ZodRawShape = z.ZodRawShape,
  A extends string = string,
> extends ResourceDefinition<N, S, A> {
  readonly kind: 'resource';
  /** Whether its add form asks about an existing record (`stepForm`), so that personal data may be sent masked. */
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

/**
 * Checks a resource at its definition.
 * @throws Error that names the field, when a field has no description, takes a system field's name, or a group or title
 * is unknown
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
    if (traitsOf(meta.kind).refersTo === 'dictionary entry' && !meta.dict)
      throw new Error(`${where}: a code needs a dictionary`);
    if (refersToRecords(meta.kind) && !meta.ref) throw new Error(`${where}: a reference needs a resource`);
    if (meta.among && !(meta.among.project in definition.fields))
      throw new Error(`${where}: chosen among the people of ${meta.among.project}, which is no field`);
    checkSealed(meta, where, definition.title === name);
    checkDerived(meta, where);
    if (meta.required && holdsFiles(meta.kind) && definition.endpoints.import)
      throw new Error(`${where}: a sheet holds no file, so a record with a required one cannot be imported`);
  }
  if (definition.endpoints.personal) throw new Error(`${definition.name}: showing personal data is derived`);
  if (!(definition.title in definition.fields)) throw new Error(`${definition.name}: unknown title field`);
  checkSteps(definition);
  checkDecided(definition);
  checkSays(definition);
  checkTiles(definition);
  checkFace(definition);
  checkEditableList(definition);
  return { ...definition, endpoints: { ...definition.endpoints, ...personalEndpoint(definition) }, kind: 'resource' };
}

/** Checks the kind of personal data of a field, and what cannot be done with one that is stored encrypted. */
function checkSealed(meta: FieldMeta, where: string, isTitle: boolean): void {
  if (meta.personal && (meta.personal === 'scan') !== holdsFiles(meta.kind))
    throw new Error(`${where}: the personal data of files, and of nothing else, is scan`);
  if (!sealedOf(meta)) return;
  if (meta.column && meta.column.sort)
    throw new Error(`${where}: it is stored encrypted, so lists cannot be sorted by it`);
  if (isTitle) throw new Error(`${where}: it is stored encrypted, so it cannot be the title`);
}

/** Checks that nothing asks for a value that is counted when the server answers, except filters. */
function checkDerived({ derived, required, query, unique, column, on = [] }: FieldMeta, where: string): void {
  if (!derived) return;
  const isAsked = on.length === 0 || on.some((place) => place === 'add' || place === 'edit');
  if (required || unique || isAsked || (column && column.sort))
    throw new Error(`${where}: it is derived, so it is no field of forms or orders`);
  // A part of a text is found by an index, and there is none.
  if (query === 'like' || (query !== undefined) !== on.includes('query'))
    throw new Error(`${where}: it is derived, so lists filter by whole values, where it is on the query form`);
}

/**
 * Returns the call that shows personal data unmasked, if the resource has personal fields and a call for the details of
 * a record.
 */
function personalEndpoint({ fields, endpoints }: ResourceDefinition<string, z.ZodRawShape, string>) {
  const shown = endpoints.detail ?? endpoints.list;
  if (!shown || !Object.values(fields).some((type) => holdsPersonal(type as z.ZodType))) return {};
  const { path } = parseEndpoint(shown);
  return { personal: `POST ${path.replace(/\/\{id\}$/, '')}/personal` as const };
}

/** Returns whether a field is personal, or a small table with a personal column. */
export function holdsPersonal(type: z.ZodType): boolean {
  const meta = metaOf(type);
  if (!holdsRows(meta.kind)) return personalOf(meta) !== undefined;
  return Object.values(columnsInRows(type)).some((column) => personalOf(metaOf(column)) !== undefined);
}

/** Checks that the tiles are found by filters of the list, and that their trends are those of a time. */
function checkTiles({
  name,
  fields,
  attention,
  figures,
  newest,
}: ResourceDefinition<string, z.ZodRawShape, string>): void {
  const known = Object.entries(fields).flatMap(([field, type]) => {
    const { query } = metaOf(type as z.ZodType);
    return query === 'between' ? [`begin_${field}`, `end_${field}`] : query ? [field] : [];
  });
  for (const field of [...(newest?.beside ?? []), ...(newest?.turns === undefined ? [] : [newest.turns])])
    if (!(field in fields)) throw new Error(`${name}: the newest records show ${field}, which is no field`);
  const tiles: readonly Pick<Figure, 'filters' | 'trend'>[] = [
    ...(attention ?? []),
    ...(figures ?? []),
    ...(newest ? [newest] : []),
  ];
  for (const { filters, trend } of tiles) {
    for (const field of Object.keys(filters))
      if (!known.includes(field)) throw new Error(`${name}: a tile counts by ${field}, which is no filter`);
    if (trend === undefined || trend === 'created_at') continue;
    const type = fields[trend] as z.ZodType | undefined;
    if (!type || traitsOf(metaOf(type).kind).time === 'none')
      throw new Error(`${name}: a tile has a trend by ${trend}, which is no time`);
  }
}

/** Checks that a list whose records can be edited in it has the call for that, and that the fields are in its form. */
function checkEditableList({
  name,
  fields,
  endpoints,
  editableList,
}: ResourceDefinition<string, z.ZodRawShape, string>) {
  if (editableList === undefined) return;
  if (!endpoints.edit) throw new Error(`${name}: its list is edited, but there is no call for that`);
  for (const field of editableList === true ? [] : editableList) {
    const type = fields[field] as z.ZodType | undefined;
    const on = type && metaOf(type).on;
    if (!type || (on && !(on.includes('edit') && on.includes('column'))))
      throw new Error(`${name}: ${field} is edited in the list, but it is no field of list and form`);
  }
}

/** Checks that what follows from a form is said in one of its groups. */
function checkSays({ name, says = {}, groups = {} }: Pick<AnyResource, 'name' | 'says' | 'groups'>): void {
  const unknown = Object.keys(says).find((group) => !groups[group]);
  if (unknown !== undefined) throw new Error(`${name}: says something in unknown group ${unknown}`);
}

/** Checks that a lifecycle names existing fields, and that only a resource with a lifecycle has steps. */
function checkSteps({
  name,
  fields,
  actions,
  lifecycle,
  archived,
}: ResourceDefinition<string, z.ZodRawShape, string>): void {
  const steps = Object.values<Action>(actions ?? {}).flatMap(({ step }) => step ?? []);
  if (!lifecycle && (steps.length > 0 || archived)) throw new Error(`${name}: steps and filing need a lifecycle`);
  if (!lifecycle) return;
  const { due } = lifecycle;
  const named = [
    lifecycle.field,
    ...(lifecycle.tells ?? []),
    ...(lifecycle.ends ? [lifecycle.ends.field] : []),
    ...(archived?.date === undefined ? [] : [archived.date]),
    ...(typeof archived?.folder === 'object' ? [archived.folder.by] : []),
    ...(due ? [due.field, ...due.tells, ...(due.escalates ?? []), ...(due.at ? [due.at] : [])] : []),
    ...steps.flatMap(({ asks, needs, by, stamps, tells, clears, makes }) => [
      ...Object.values(makes?.fields ?? {}).filter((one) => one !== 'id'),
      ...[asks, needs, tells, clears].flatMap((names) => names ?? []),
      ...[by, stamps?.by, stamps?.at].flatMap((one) => one ?? []),
    ]),
  ];
  const unknown = named.find((one) => !(one in fields));
  if (unknown !== undefined) throw new Error(`${name}: lifecycle names an unknown field ${unknown}`);
}

/** Checks that the steps of verdicts need nothing that a process does not have. */
function checkDecided({ name, fields, actions, lifecycle }: ResourceDefinition<string, z.ZodRawShape, string>): void {
  if (lifecycle?.sends !== undefined && !(lifecycle.decided && actions?.[lifecycle.sends]?.step))
    throw new Error(`${name}: a process is started after a step, ${lifecycle.sends} is none`);
  for (const decided of Object.values(lifecycle?.decided ?? {})) {
    const step = actions?.[decided]?.step;
    const reason = reasonField(fields, step?.asks);
    if (!step || step.needs?.some((field) => field !== reason))
      throw new Error(`${name}: a process decides by a step that needs one text at most, ${decided} is none`);
  }
}

/** Returns the first text that a step asks for: where the reason of a process is written. */
export function reasonField(
  fields: Readonly<Record<string, unknown>>,
  asks: readonly string[] = [],
): string | undefined {
  return asks.find((field) => 'maxLength' in metaOf(fields[field] as z.ZodType));
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

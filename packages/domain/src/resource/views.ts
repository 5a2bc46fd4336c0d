import { traitsOf } from '../field/kinds.ts';
import type { AnyResource } from './define.ts';
import { faceOf } from './face.ts';
import {
  oncePerResource,
  parametersOf,
  queryFieldsOf,
  storedFieldsOf,
  type NamedField,
  type QueryField,
} from './fields.ts';
import { stepsOf } from './steps.ts';

/** Views of a list besides its table, in the order in which they are offered. */
export const VIEW_KINDS = ['kanban', 'calendar', 'map', 'gallery', 'chart'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** The field that each view of a list shows; a view that the resource has no field for is absent. */
export interface ResourceViews {
  /** State of the record; a step moves it to another column. */
  kanban?: NamedField;
  /** Day or instant at which the record stands. */
  calendar?: NamedField;
  map?: NamedField;
  gallery?: NamedField;
  /** Fields whose values are counted: codes, and times by month. */
  chart?: { codes: readonly NamedField[]; times: readonly NamedField[] };
}

/**
 * Returns the views of the list of a resource. Kanban: a lifecycle with steps. Calendar: the deadline, else the first
 * time. Map and gallery: the place and the pictures of its face. Chart: fields with a dictionary. `views` of the
 * resource names another field or none.
 */
export const viewsOf = oncePerResource((resource): ResourceViews => {
  const { lifecycle, views = {}, endpoints } = resource;
  if (!endpoints.list) return {};
  const { term, place, picture } = faceOf(resource);
  const fields = storedFieldsOf(resource);
  const named = (name: string | false | undefined) => fields.find((field) => field.name === name);
  const times = fields.filter(({ kind }) => traitsOf(kind).time !== 'none');
  const codes = fields.filter(({ kind }) => traitsOf(kind).refersTo === 'dictionary entry');
  const hasKanban = views.kanban !== false && stepsOf(resource).length > 0;
  const found: ResourceViews = {
    kanban: hasKanban ? named(lifecycle?.field) : undefined,
    calendar: named(views.calendar ?? term?.field ?? times[0]?.name),
    map: named(views.map ?? place),
    gallery: named(views.gallery ?? picture),
    chart: views.chart !== false && codes.length > 0 ? { codes, times } : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, field]) => field !== undefined));
});

/**
 * Returns the filters that the views of a list need besides those of its query form: the state for a column of the
 * kanban, a range of days for the calendar. The server accepts them wherever it accepts filters; the query form does not
 * show them.
 */
export const viewFiltersOf = oncePerResource((resource): readonly QueryField[] => {
  const { kanban, calendar } = viewsOf(resource);
  const shown = queryFieldsOf(resource);
  const filters: QueryField[] = [];
  if (kanban && !shown.some(({ name, query }) => name === kanban.name && isOneOf(query)))
    filters.push({ ...kanban, query: 'in' });
  if (calendar && !shown.some(({ name, query }) => name === calendar.name && query === 'between'))
    filters.push({ ...calendar, query: 'between' });
  return filters;
});

/** Returns whether a filter finds records by their exact value. */
export function isOneOf(query: QueryField['query'] | undefined): boolean {
  return query === 'eq' || query === 'in';
}

/** Returns the path of the object with `longitude` and `latitude` in the value of a field with a position. */
export function positionPathOf({ kind }: Pick<NamedField, 'kind'>): readonly string[] {
  return traitsOf(kind).inside === 'address' ? ['location'] : [];
}

/** Returns the parameter that limits a list to positions in a box: west, south, east and north, joined by commas. */
export function boxParameterOf({ name }: Pick<NamedField, 'name'>): string {
  return `within_${name}`;
}

/** Returns the query parameters of the filters that only views send. */
export function viewParametersOf(resource: AnyResource): string[] {
  const { map } = viewsOf(resource);
  return [...viewFiltersOf(resource).flatMap(parametersOf), ...(map ? [boxParameterOf(map)] : [])];
}

/** Fields by which the records of a list are grouped: codes by value, times by day or month. */
export const groupFieldsOf = oncePerResource((resource) => {
  const { kanban, calendar, chart } = viewsOf(resource);
  const unique = (fields: readonly (NamedField | undefined)[]): readonly NamedField[] => [
    ...new Map(fields.flatMap((field) => (field ? [[field.name, field] as const] : []))).values(),
  ];
  return { codes: unique([kanban, ...(chart?.codes ?? [])]), days: unique([calendar, ...(chart?.times ?? [])]) };
});

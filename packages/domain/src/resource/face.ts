import { holdsFiles, holdsRows, holdsWords, traitsOf } from '../field/kinds.ts';
import { personalOf } from '../personal/mask.ts';
import type { AnyResource } from './define.ts';
import {
  columnsOf,
  isNamedAsNumber,
  oncePerResource,
  storedFieldsOf,
  type ColumnField,
  type NamedField,
} from './fields.ts';

/** Names of the fields that stand for a record wherever it is one of many: in lists, cards, boards, heads of pages. */
export interface Face {
  /** A text, or a reference whose title is shown; so show it as the value of its field. */
  title: string;
  /** Number or code by which people name the record; absent when the title is one. */
  number?: string;
  /** Code field with the state. */
  state?: string;
  /** The field with the day by which something has to be done, and the states in which that day counts. */
  term?: { field: string; states: readonly number[] };
  /** The other visible columns, those that decide first. */
  facts: readonly string[];
  picture?: string;
  place?: string;
}

/** Wire names of states: status, repair_status, project_phase. */
const STATE = /(^|_)(status|state|phase)$/;

/**
 * Returns the face of a resource: what its definition says (`face`), else the title, the first field that is named as a
 * number, the state of the lifecycle or the first code that is named as a state, the deadline of the lifecycle, the
 * first pictures and the first place.
 */
export const faceOf: (resource: AnyResource) => Face = oncePerResource((resource) => {
  const { face = {}, lifecycle } = resource;
  const fields = storedFieldsOf(resource);
  const first = (is: (field: NamedField) => boolean) => fields.find(is)?.name;
  const isNumber = (field: NamedField) =>
    isNamedAsNumber(field.name) &&
    holdsWords(field.kind) &&
    personalOf(field) === undefined &&
    field.column !== false &&
    field.on?.length !== 0;
  const title = face.title ?? resource.title;
  const number = declared(face.number, isNamedAsNumber(title) ? undefined : first(isNumber));
  const isState = ({ name, kind }: NamedField) => STATE.test(name) && traitsOf(kind).refersTo === 'dictionary entry';
  const state = declared(face.state, lifecycle?.field ?? first(isState));
  const due = lifecycle?.due;
  const states = due && (due.to === undefined ? due.states : [...due.states, due.to]);
  const term = declared(face.term, due && { field: due.field, states: states! });
  const picture = declared(
    face.picture,
    first((field) => traitsOf(field.kind).pictures && personalOf(field) === undefined),
  );
  const place = declared(
    face.place,
    first(({ kind }) => traitsOf(kind).located),
  );
  const named = new Set([title, number, state, term?.field]);
  const facts = columnsOf(resource)
    .filter((field) => !named.has(field.name) && !field.column.hidden && !holdsFiles(field.kind))
    .toSorted((a, b) => priorityOf(a) - priorityOf(b))
    .map(({ name }) => name);
  return {
    title,
    ...(number && { number }),
    ...(state && { state }),
    ...(term && { term }),
    facts,
    ...(picture && { picture }),
    ...(place && { place }),
  };
});

/** What the definition says, `null` being that there is none; else what was derived. */
function declared<T>(given: T | null | undefined, derived: T | undefined): T | undefined {
  return given === undefined ? derived : (given ?? undefined);
}

/** Returns the priority of a column: what its field declares, else 3 for what takes much room and seldom decides. */
export function priorityOf(field: ColumnField): 1 | 2 | 3 {
  if (field.column.priority) return field.column.priority;
  const bulky = traitsOf(field.kind).words === 'lines' || holdsFiles(field.kind) || holdsRows(field.kind);
  return bulky || personalOf(field) !== undefined ? 3 : 2;
}

/** A column of a list: what part of the face it shows, and its priority, which is 1 for every part. */
export interface ArrangedColumn extends ColumnField {
  part?: 'title' | 'state' | 'term';
  priority: 1 | 2 | 3;
}

/**
 * Returns the columns of a list in the order in which people read them: title, state, deadline, then what decides, then
 * the others as they are defined.
 */
export const listColumnsOf: (resource: AnyResource) => readonly ArrangedColumn[] = oncePerResource((resource) => {
  const { title, state, term } = faceOf(resource);
  const parts = { title, state, term: term?.field };
  const partOf = (name: string) => (Object.keys(parts) as (keyof typeof parts)[]).find((part) => parts[part] === name);
  const RANK = { title: 0, state: 1, term: 2 };
  const rank = ({ part, priority }: ArrangedColumn) => (part ? RANK[part] : priority === 1 ? 3 : 4);
  return columnsOf(resource)
    .map((field): ArrangedColumn => {
      const part = partOf(field.name);
      return { ...field, ...(part && { part }), priority: part ? 1 : priorityOf(field) };
    })
    .toSorted((a, b) => rank(a) - rank(b));
});

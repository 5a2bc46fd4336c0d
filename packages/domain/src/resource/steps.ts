import type * as z from 'zod';
import { metaOf, requiredField } from '../field/field.ts';
import type { Action, AnyResource, Step } from './define.ts';

/** A step with its name: the second half of its permission code and of its call's name. */
export interface NamedStep extends Action {
  name: string;
  step: Step;
}

/** The steps of a resource's lifecycle in the order of its definition. */
export function stepsOf(resource: AnyResource): NamedStep[] {
  return Object.entries(resource.actions ?? {}).flatMap(([name, action]) =>
    action.step ? [{ ...action, name, step: action.step }] : [],
  );
}

/** Fields that a step writes besides the state, in the order of its form; who and when come last. */
export function fieldsOfStep({ step: { asks = [], stamps = {} } }: NamedStep): string[] {
  return [...new Set([...asks, stamps.by, stamps.at])].filter((name) => name !== undefined);
}

/** What the kept history of a record calls its beginning, and a term that was let fall (`due.to`); steps go by their own names. */
export const HISTORY = { begun: 'add', fallen: 'overdue' } as const;

/** Code of a record's state; undefined when its resource knows no states. */
export function stateOf(resource: AnyResource, row: Readonly<Record<string, unknown>>): number | undefined {
  const field = resource.lifecycle?.field;
  return field === undefined ? undefined : (row[field] as number);
}

/** Steps that can be taken from the state of a record. */
export function openSteps(resource: AnyResource, row: Readonly<Record<string, unknown>>): NamedStep[] {
  const state = stateOf(resource, row);
  return stepsOf(resource).filter(({ step }) => state !== undefined && step.from.includes(state));
}

/** Whether a record may be edited and deleted in its state. */
export function isEditable(resource: AnyResource, row: Readonly<Record<string, unknown>>): boolean {
  const editable = resource.lifecycle?.editable;
  return editable === undefined || editable.includes(stateOf(resource, row)!);
}

/** Whether a record came with the program: it belongs to no organisation, so all have it and nobody changes it. */
export function isBuiltIn(resource: AnyResource, row: Readonly<Record<string, unknown>>): boolean {
  return resource.scope === 'company' && row['org_id'] === null;
}

const forms = new WeakMap<AnyResource, Map<string, AnyResource>>();

/**
 * What a step asks for, as a resource of its own of which only the add form is used: form, check and call of a step
 * are then those of any record. The same step gives the same resource.
 * @throws Error when the resource has no such step
 */
export function stepForm(resource: AnyResource, name: string): AnyResource {
  let known = forms.get(resource);
  if (!known) forms.set(resource, (known = new Map<string, AnyResource>()));
  let form = known.get(name);
  if (!form) known.set(name, (form = makeForm(resource, name)));
  return form;
}

function makeForm(resource: AnyResource, name: string): AnyResource {
  const found = stepsOf(resource).find((one) => one.name === name);
  if (!found) throw new Error(`${resource.name}: no step ${name}`);
  const { asks = [], needs = [] } = found.step;
  const fields = Object.fromEntries(
    asks.map((field) => {
      const type = resource.fields[field] as z.ZodType;
      const asked = needs.includes(field) ? requiredField(type) : type;
      return [field, asked.meta({ gongdi: { ...metaOf(asked), on: ['add'], group: undefined } })];
    }),
  );
  const { title, scope, service, label, noun } = resource;
  return { kind: 'resource', asksAgain: true, name: resource.name, noun, label, service, title, scope, fields, endpoints: {} }; // prettier-ignore
}

import type * as z from 'zod';
import { metaOf, requiredField } from '../field/field.ts';
import { reasonField, type Action, type AnyResource, type Step } from './define.ts';

/** A step with its name, which is the second half of its permission code and of the name of its call. */
export interface NamedStep extends Action {
  name: string;
  step: Step;
}

/** Returns the steps of a resource's lifecycle in the order of its definition. */
export function stepsOf(resource: AnyResource): NamedStep[] {
  return Object.entries(resource.actions ?? {}).flatMap(([name, action]) =>
    action.step ? [{ ...action, name, step: action.step }] : [],
  );
}

/**
 * Returns the fields that a step writes besides the state, in the order of its form; the account and the time come
 * last.
 */
export function fieldsOfStep({ step: { asks = [], stamps = {} } }: NamedStep): string[] {
  return [...new Set([...asks, stamps.by, stamps.at])].filter((name) => name !== undefined);
}

/**
 * Names of events in the stored history of a record: its creation, an exceeded deadline (`due.to`), and the end of a
 * period (`ends.to`). Steps appear there under their own names.
 */
export const HISTORY = { begun: 'add', fallen: 'overdue', ended: 'period_end' } as const;

/** Returns the code of a record's state; undefined when its resource has no lifecycle. */
export function stateOf(resource: AnyResource, row: Readonly<Record<string, unknown>>): number | undefined {
  const field = resource.lifecycle?.field;
  return field === undefined ? undefined : (row[field] as number);
}

/** Returns the steps that are possible in the state of a record and have a point for it. */
export function openSteps(resource: AnyResource, row: Readonly<Record<string, unknown>>): NamedStep[] {
  const state = stateOf(resource, row);
  return stepsOf(resource).filter(
    ({ step }) => state !== undefined && step.from.includes(state) && (step.applies?.(row) ?? true),
  );
}

/**
 * Returns whether it is the turn of one of some accounts to take a step of a record: nobody is named, or one of them is.
 */
export function isTurnOf(
  { step }: NamedStep,
  row: Readonly<Record<string, unknown>>,
  accounts: readonly string[],
): boolean {
  const turn = step.by === undefined ? undefined : row[step.by];
  return !turn || accounts.some((one) => turn === one || (Array.isArray(turn) && turn.includes(one)));
}

/** What a process decides about a record. */
export type Verdict = keyof NonNullable<NonNullable<AnyResource['lifecycle']>['decided']>;

/** Returns the step that carries out the verdict of a process; undefined where people take the steps by hand only. */
export function stepOfVerdict(resource: AnyResource, verdict: Verdict): NamedStep | undefined {
  const name = resource.lifecycle?.decided?.[verdict];
  return stepsOf(resource).find((step) => step.name === name);
}

/** Returns what a decided step enters: the reason of the decision, where the step asks for a text. */
export function reasonOfVerdict({ fields }: AnyResource, { step }: NamedStep, reason: string): object {
  const name = reasonField(fields, step.asks);
  if (name === undefined) return {};
  return { [name]: reason.slice(0, metaOf(fields[name] as z.ZodType).maxLength) };
}

/** Returns whether a record may be edited and deleted in its state. */
export function isEditable(resource: AnyResource, row: Readonly<Record<string, unknown>>): boolean {
  const editable = resource.lifecycle?.editable;
  return editable === undefined || editable.includes(stateOf(resource, row)!);
}

/**
 * Returns whether a record was delivered with the program: it belongs to no organisation, so every user sees it and
 * nobody changes it.
 */
export function isBuiltIn(resource: AnyResource, row: Readonly<Record<string, unknown>>): boolean {
  return resource.scope === 'company' && row['org_id'] === null;
}

const forms = new WeakMap<AnyResource, Map<string, AnyResource>>();

/**
 * Returns the fields that a step asks for, as a separate resource of which only the add form is used. So form, check
 * and call of a step work as those of any record. The same step returns the same resource.
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
  return {
    kind: 'resource',
    asksAgain: true,
    name: resource.name,
    noun,
    label,
    service,
    title,
    scope,
    fields,
    endpoints: {},
  };
}

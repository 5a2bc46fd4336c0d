import type * as z from 'zod';
import { field, metaOf } from '../field/field.ts';
import type { Label } from '../label.ts';
import { defineResource, type Action, type AnyResource, type Endpoint, type Resource } from './define.ts';

interface Part<N extends string> {
  name: N;
  /** Name of the SQL view of these records; a migration creates it, with `check option`. */
  noun: string;
  label: Label;
  /**
   * Code fields with the same value in all of these records; forms do not ask for them, lists do not filter by them.
   */
  fixed: Readonly<Record<string, number>>;
  /** What the records are; absent: what the whole says. */
  about?: Label;
  /** Derived fields beside those of the whole; its groups stay. */
  adds?: Readonly<Record<string, z.ZodType>>;
}

/**
 * Returns a separate module over some records of another resource: the same fields, states and steps, with its own
 * name, permissions and calls. A change through either resource is visible in both.
 */
export function partOf<N extends string, S extends z.ZodRawShape, A extends string>(
  base: Resource<string, S, A>,
  { name, noun, label, fixed, adds = {}, about: own }: Part<N>,
): Resource<N> {
  const common = Object.entries(fixed).map(([key, initial]) => {
    const { label: title, dict, group } = metaOf(base.fields[key] as z.ZodType);
    return [
      key,
      field.code({ label: title, required: true, dict: { dict_type: dict! }, group, initial, on: ['detail'] }),
    ] as const;
  });
  const moved = (endpoint: Endpoint): Endpoint => endpoint.replace(/ [^/]+/, ` ${name}`) as Endpoint;
  const stored = Object.keys(adds).find((key) => !metaOf(adds[key]!).derived || key in base.fields);
  if (stored !== undefined) throw new Error(`${name}.${stored}: a part adds only fields that are derived`);
  const about = own ?? base.about;
  const { follows, offline, lifecycle, sort, groups, face, views, editableList, order, settle, check } = base;
  const actions = Object.entries<Action>(base.actions ?? {}).filter(([, { step }]) => step !== undefined);
  return defineResource({
    name,
    noun,
    label,
    ...(about && { about }),
    service: base.service,
    title: base.title,
    scope: base.scope,
    viewOf: base.viewOf ?? base.noun,
    partOf: base.name,
    fields: { ...adds, ...base.fields, ...Object.fromEntries(common) },
    endpoints: Object.fromEntries(
      Object.entries(base.endpoints).flatMap(([operation, at]) =>
        operation === 'personal' ? [] : [[operation, moved(at)]],
      ),
    ),
    actions: Object.fromEntries(actions.map(([key, one]) => [key, { ...one, endpoint: moved(one.endpoint) }])),
    ...(follows !== undefined && { follows }),
    ...(offline && { offline }),
    ...(lifecycle && { lifecycle }),
    ...(sort && { sort }),
    ...(groups && { groups }),
    ...(face && { face }),
    ...(editableList && { editableList }),
    ...(views && { views }),
    ...(order && { order: order }),
    ...(settle && { settle }),
    ...(check && { check }),
  });
}

/** Returns the name of the resource that owns the records: the resource itself, or the whole that it is a part of. */
export const wholeName = ({ name, partOf: whole }: Pick<AnyResource, 'name' | 'partOf'>): string => whole ?? name;

/**
 * Returns whether the generated code writes the records of the resource. A view over a table made by hand has
 * handwritten code for writes.
 */
export const isWritten = ({ viewOf, partOf: whole }: Pick<AnyResource, 'viewOf' | 'partOf'>): boolean =>
  viewOf === undefined || whole !== undefined;

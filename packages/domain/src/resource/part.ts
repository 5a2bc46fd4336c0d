import type * as z from 'zod';
import { field, metaOf } from '../field/field.ts';
import type { Label } from '../label.ts';
import { defineResource, type Action, type AnyResource, type Endpoint, type Resource } from './define.ts';

interface Part<N extends string> {
  name: N;
  /** Name of the view that holds these records; made by a migration, with `check option`. */
  noun: string;
  label: Label;
  /** Code fields that all of them have in common: not asked for, not filtered by. */
  fixed: Readonly<Record<string, number>>;
}

/**
 * A module of its own over some records of another resource: the same fields, states and steps, under a name,
 * permissions and calls of its own. What is written through either is seen by both.
 */
export function partOf<N extends string, S extends z.ZodRawShape, A extends string>(
  base: Resource<string, S, A>,
  { name, noun, label, fixed }: Part<N>,
): Resource<N> {
  const common = Object.entries(fixed).map(([key, initial]) => {
    const { label: title, dict, group } = metaOf(base.fields[key] as z.ZodType);
    return [key, field.code({ label: title, required: true, dict: dict!, group, initial, on: ['detail'] })] as const;
  });
  const moved = (endpoint: Endpoint): Endpoint => endpoint.replace(/ [^/]+/, ` ${name}`) as Endpoint;
  const { lifecycle, sort, groups } = base;
  const actions = Object.entries<Action>(base.actions ?? {}).filter(([, { step }]) => step !== undefined);
  return defineResource({
    name,
    noun,
    label,
    service: base.service,
    title: base.title,
    scope: base.scope,
    viewOf: base.viewOf ?? base.noun,
    partOf: base.name,
    fields: { ...base.fields, ...Object.fromEntries(common) },
    endpoints: Object.fromEntries(
      Object.entries(base.endpoints).flatMap(([operation, at]) =>
        operation === 'personal' ? [] : [[operation, moved(at)]],
      ),
    ),
    actions: Object.fromEntries(actions.map(([key, one]) => [key, { ...one, endpoint: moved(one.endpoint) }])),
    ...(lifecycle && { lifecycle }),
    ...(sort && { sort }),
    ...(groups && { groups }),
  });
}

/** Whose records they are: of the resource itself, or of that which it is a part of. */
export const wholeName = ({ name, partOf: whole }: Pick<AnyResource, 'name' | 'partOf'>): string => whole ?? name;

/** Whether records are written through the resource as it is declared; a view over a table made by hand has code of its own. */
export const isWritten = ({ viewOf, partOf: whole }: Pick<AnyResource, 'viewOf' | 'partOf'>): boolean =>
  viewOf === undefined || whole !== undefined;

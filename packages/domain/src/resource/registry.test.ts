import type * as z from 'zod';
import { expect, it } from 'vitest';
import { metaOf } from '../field/field.ts';
import * as generated from '../generated/resources.ts';
import type { AnyResource } from './define.ts';
import { stepsOf } from './steps.ts';

const { RESOURCES, ...byFolder } = generated;
const known = new Map<string, AnyResource>(RESOURCES.map((one) => [one.name, one]));

/** Returns the resources that a resource names, with their fields that it fills. */
function namedBy(resource: AnyResource): [name: string, fields: string[]][] {
  const refs = Object.values(resource.fields).flatMap((type) => metaOf(type as z.ZodType).ref ?? []);
  const made = stepsOf(resource).flatMap(({ step }) => step.makes ?? []);
  return [
    ...refs.map((name): [string, string[]] => [name, []]),
    ...made.map(({ resource: name, fields }): [string, string[]] => [name, Object.keys(fields)]),
  ];
}

it('has every resource by the name of its folder', () => {
  expect(Object.values(byFolder)).toHaveLength(RESOURCES.length);
  for (const [folder, resource] of Object.entries(byFolder)) expect(resource.name).toBe(folder);
});

it('knows whatever a resource names of another one', () => {
  const all = RESOURCES.flatMap((one: AnyResource) => namedBy(one));
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(([, fields]) => fields.length > 0).length).toBeGreaterThan(2);
  for (const [name, fields] of all) {
    expect([...known.keys()]).toContain(name);
    for (const field of fields) expect(Object.keys(known.get(name)!.fields)).toContain(field);
  }
});

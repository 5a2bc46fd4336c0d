import { provideResources } from '../log/resources.ts';
import { RESOURCES } from '../generated/resources.ts';
import type { AnyResource } from './define.ts';

const byName = new Map<string, AnyResource>(RESOURCES.map((one) => [one.name, one]));
const byNoun = new Map<string, AnyResource>(RESOURCES.map((one) => [one.noun, one]));

/** Every resource, for code that treats all alike. */
export function allResources(): AnyResource[] {
  return [...byName.values()];
}

/** By route segment (`projectmanage`) or by noun (`project`). */
export function findResource(name: string): AnyResource | undefined {
  return byName.get(name) ?? byNoun.get(name);
}

provideResources(allResources);

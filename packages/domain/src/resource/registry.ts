import { RESOURCES } from '#resources';
import { provideResources } from '../log/resources.ts';
import type { AnyResource } from './define.ts';

const byName = new Map<string, AnyResource>();
const byNoun = new Map<string, AnyResource>();

/** Takes definitions that have arrived. */
export function addResources(arrived: readonly AnyResource[]): void {
  for (const one of arrived) {
    byName.set(one.name, one);
    byNoun.set(one.noun, one);
  }
}

/**
 * Every resource, for code that treats all alike. In a browser those that have arrived: what stands there asks
 * `loadAllResources` first.
 */
export function allResources(): AnyResource[] {
  return [...byName.values()];
}

/** By route segment (`projectmanage`) or by noun (`project`). In a browser only what has arrived: see `loadResource`. */
export function findResource(name: string): AnyResource | undefined {
  return byName.get(name) ?? byNoun.get(name);
}

addResources(RESOURCES);
provideResources(allResources);

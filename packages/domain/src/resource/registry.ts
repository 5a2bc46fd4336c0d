import { RESOURCES } from '#resources';
import { provideResources } from '../log/resources.ts';
import type { AnyResource } from './define.ts';

const byName = new Map<string, AnyResource>();
const byNoun = new Map<string, AnyResource>();

/** Registers definitions that have been loaded. */
export function addResources(arrived: readonly AnyResource[]): void {
  for (const one of arrived) {
    byName.set(one.name, one);
    byNoun.set(one.noun, one);
  }
}

/**
 * Returns every resource, for code that treats all resources alike. In a browser these are only the loaded ones; code
 * that runs there calls `loadAllResources` first.
 */
export function allResources(): AnyResource[] {
  return [...byName.values()];
}

/**
 * Returns a resource by its route segment (`projectmanage`) or its noun (`project`). A browser finds only loaded
 * resources: see `loadResource`.
 */
export function findResource(name: string): AnyResource | undefined {
  return byName.get(name) ?? byNoun.get(name);
}

addResources(RESOURCES);
provideResources(allResources);

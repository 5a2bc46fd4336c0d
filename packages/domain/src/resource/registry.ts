import { RESOURCES } from '#resources';
import { provideResources } from '../log/resources.ts';
import type { AnyResource } from './define.ts';

/** Returns a resource as it is for the work under way: with the fields that the company of its caller has added. */
type Extension = (resource: AnyResource) => AnyResource;

let extensionOf: () => Extension | undefined = () => undefined;

/** Registers the function that returns the extension of the current work, such as the call of a server. */
export function provideExtension(of: () => Extension | undefined): void {
  extensionOf = of;
}

/** Returns a resource with the fields of the company that the current work is for. */
export function extended(resource: AnyResource): AnyResource {
  return extensionOf()?.(resource) ?? resource;
}

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
  const extension = extensionOf();
  return extension ? Array.from(byName.values(), extension) : [...byName.values()];
}

/**
 * Returns a resource by its route segment (`projectmanage`) or its noun (`project`). A browser finds only loaded
 * resources: see `loadResource`.
 */
export function findResource(name: string): AnyResource | undefined {
  const found = byName.get(name) ?? byNoun.get(name);
  return found && extended(found);
}

addResources(RESOURCES);
provideResources(allResources);

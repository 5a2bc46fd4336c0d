import { RESOURCE_GROUPS } from '../generated/resource-groups.ts';
import type { AnyResource } from './define.ts';
import { addResources, allResources, findResource } from './registry.ts';

/** Modules whose resources arrive together: those of one folder of `modules`. */
export interface ResourceGroup {
  /** Names of its resources, separated by spaces: `name`, `part<whole`, `name/page,page` with pages of steps. */
  readonly names: string;
  readonly load: () => Promise<{ readonly RESOURCES: readonly AnyResource[] }>;
}

/** What is known of a resource before its definition is there. */
export interface KnownResource {
  readonly name: string;
  /** The resource of whose records these are some; its own name otherwise. */
  readonly whole: string;
  /** Names of the pages below its list on which steps are taken. */
  readonly pages: readonly string[];
  readonly group: string;
}

/** Every resource by name, without definitions: what addresses and menus need. */
export const KNOWN_RESOURCES: ReadonlyMap<string, KnownResource> = new Map(
  Object.entries(RESOURCE_GROUPS).flatMap(([group, { names }]) =>
    names.split(' ').map((one): [string, KnownResource] => {
      const [, name, whole = name, pages] = /^([^</]+)(?:<([^/]+))?(?:\/(.+))?$/.exec(one) as unknown as string[];
      return [name!, { name: name!, whole: whole!, pages: pages?.split(',') ?? [], group }];
    }),
  ),
);

/**
 * The definition of a resource, by route segment; undefined: there is none of that name. In a browser it comes with its
 * group when it is first asked for, everywhere else all are there.
 * @throws what importing throws when the code does not come; asked again, it tries again
 */
export async function loadResource(name: string): Promise<AnyResource | undefined> {
  const known = KNOWN_RESOURCES.get(name);
  if (known && !findResource(name)) addResources((await RESOURCE_GROUPS[known.group]!.load()).RESOURCES);
  const resource = findResource(name);
  if (resource?.speaksOfAll) await loadAllResources();
  return resource;
}

/** Every definition: for pages that speak of all, such as roles and the log. @throws as `loadResource` does */
export async function loadAllResources(): Promise<AnyResource[]> {
  const groups = await Promise.all(Object.values(RESOURCE_GROUPS).map((group) => group.load()));
  for (const { RESOURCES } of groups) addResources(RESOURCES);
  return allResources();
}

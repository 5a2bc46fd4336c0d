import { RESOURCE_GROUPS } from '../generated/resource-groups.ts';
import type { AnyResource } from './define.ts';
import { addResources, allResources, findResource } from './registry.ts';

/** Modules whose resources are loaded together: those of one folder of `modules`. */
export interface ResourceGroup {
  /**
   * Names of its resources, separated by spaces: `name`, `part<whole`, `name/page,page` with pages of steps, `name!` if
   * records are added on site, `name!!` if they are offered first, `~` behind it if any of its forms can be filled in without a network.
   */
  readonly names: string;
  readonly load: () => Promise<{ readonly RESOURCES: readonly AnyResource[] }>;
}

/** Facts about a resource that are available before its definition is loaded. */
export interface KnownResource {
  readonly name: string;
  /** The resource of which these records are a part; its own name if it is not a part. */
  readonly whole: string;
  /** Names of the pages of steps below its list. */
  readonly pages: readonly string[];
  /** Whether its records are added on site: phones offer its add form. */
  readonly onSite: boolean;
  /** Whether it is offered before others that are added on site. */
  readonly offeredFirst: boolean;
  /** Whether its add form or a step can be filled in without a network. */
  readonly offline: boolean;
  readonly group: string;
}

/** Every resource by name, without its definition: the facts that addresses and menus need. */
export const KNOWN_RESOURCES: ReadonlyMap<string, KnownResource> = new Map(
  Object.entries(RESOURCE_GROUPS).flatMap(([group, { names }]) =>
    names.split(' ').map((one): [string, KnownResource] => {
      const [, name, mark, wave, whole = name, pages] = /^([^</!~]+)(!!?)?(~)?(?:<([^/]+))?(?:\/(.+))?$/.exec(
        one,
      ) as unknown as string[];
      const [onSite, offline] = [mark !== undefined, wave !== undefined];
      return [
        name!,
        {
          name: name!,
          whole: whole!,
          pages: pages?.split(',') ?? [],
          onSite,
          offeredFirst: mark === '!!',
          offline,
          group,
        },
      ];
    }),
  ),
);

/**
 * Returns the definition of a resource, by route segment; undefined: there is no resource of that name. In a browser
 * the first request loads the group of the resource; everywhere else all definitions are already loaded.
 * @throws the error of the import when the code cannot be loaded; a later call tries again
 */
export async function loadResource(name: string): Promise<AnyResource | undefined> {
  const known = KNOWN_RESOURCES.get(name);
  if (known && !findResource(name)) addResources((await RESOURCE_GROUPS[known.group]!.load()).RESOURCES);
  const resource = findResource(name);
  if (resource?.speaksOfAll) await loadAllResources();
  return resource;
}

/**
 * Returns every definition, for pages that cover all resources, such as roles and the log. @throws as `loadResource`
 * does
 */
export async function loadAllResources(): Promise<AnyResource[]> {
  const groups = await Promise.all(Object.values(RESOURCE_GROUPS).map((group) => group.load()));
  for (const { RESOURCES } of groups) addResources(RESOURCES);
  return allResources();
}

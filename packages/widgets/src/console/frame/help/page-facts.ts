import { aboutOfScreen, KNOWN_RESOURCES, loadResource, type AnyResource, type Label } from '@gongdi/domain';
import { firstSegment } from '../../ground/menus/menus.ts';

/** What the declarations say about a page. */
export interface PageFacts {
  about: Label | undefined;
  /** The page shows its records. */
  resource: AnyResource | undefined;
}

/**
 * Finds what is declared about a page: by the resource of its address, or by its entry in the menu.
 * @param index of its menu entry
 * @throws the error of the import when a definition cannot be loaded
 */
export async function pageFacts(pathname: string, index: string | undefined): Promise<PageFacts> {
  // A page of a resource may lie below another one, as `/attendance/initRecord` does.
  const name = index !== undefined && KNOWN_RESOURCES.has(index) ? index : firstSegment(pathname);
  const resource = KNOWN_RESOURCES.has(name) ? await loadResource(name) : undefined;
  return { about: resource?.about ?? aboutOfScreen(index ?? name), resource };
}

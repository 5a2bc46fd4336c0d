import { KNOWN_RESOURCES, loadResource, MAIN_MENU, type AnyResource, type Label, type MenuEntry } from '@gongdi/domain';
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
  const name = firstSegment(pathname);
  const resource = KNOWN_RESOURCES.has(name) ? await loadResource(name) : undefined;
  return { about: resource?.about ?? aboutIn(MAIN_MENU, index ?? name), resource };
}

function aboutIn(entries: readonly MenuEntry[], index: string): Label | undefined {
  for (const entry of entries) {
    const about = entry.index === index ? entry.about : aboutIn(entry.children ?? [], index);
    if (about) return about;
  }
  return undefined;
}

import { projectmanage, tilesOf, viewsOf, type AnyResource } from '@gongdi/domain';
import type { Reach } from './reach.ts';
import { projectFilters } from './tiles.ts';

/** Most kinds of records on a map. */
const LAYERS = 4;

/**
 * Returns the resources whose records a map shows: of a project those that have a place and a tile, of a company its
 * projects.
 */
export function mappedOf(
  resources: readonly AnyResource[],
  { may, openOnly }: Reach,
  project: string | undefined,
): AnyResource[] {
  const known = project === undefined ? [projectmanage] : resources.filter((one) => isMapped(one, project));
  return known.filter((one) => may(one, 'list') && (!openOnly || one.openPlaces)).slice(0, LAYERS);
}

const isMapped = (resource: AnyResource, project: string): boolean =>
  viewsOf(resource).map !== undefined && tilesOf(resource).length > 0 && projectFilters(resource, project) !== null;

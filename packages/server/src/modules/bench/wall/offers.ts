import type { calls } from '@gongdi/api';
import { fieldsOf, projectFilterOf, projectweather, queryFieldsOf, type AnyResource, type Label } from '@gongdi/domain';
import { declaredTiles, mappedOf, moreTilesIn, newestOf, type MoreTiles, type Reach } from '../../../tiles/index.ts';
import { wallLabel } from './text/index.ts';

type Offer = calls.wall.WallOffer;

/** Returns what a reader may put on a wall: what modules declare, and what every wall can have. */
export function offersFor(
  { moreTiles = [] }: { moreTiles?: readonly MoreTiles[] },
  resources: readonly AnyResource[],
  reach: Reach,
  project: string | undefined,
): Offer[] {
  const tiles = declaredTiles(resources, reach, project);
  const offer = (kind: Offer['kind'], of: string, label: Label, module: Label | null, open: boolean): Offer => ({
    kind,
    of,
    label,
    module,
    open,
  });
  const ofTile = (kind: Offer['kind']) => (tile: (typeof tiles)[number]) =>
    offer(kind, tile.key, tile.label, tile.resource.label, tile.open === true);
  const mapped = mappedOf(resources, reach, project);
  return [
    ...(mapped.length > 0
      ? [
          offer(
            'map',
            '',
            wallLabel('map'),
            null,
            mapped.some(({ openPlaces }) => openPlaces),
          ),
        ]
      : []),
    ...tiles.map(ofTile('figure')),
    ...(project === undefined ? [] : moreTiles).flatMap((more) =>
      moreTilesIn(more, reach).map(({ key, label, open }) => offer('figure', key, label, null, open === true)),
    ),
    ...tiles.filter(({ trend }) => trend !== undefined).map(ofTile('trend')),
    ...(project === undefined ? tiles.filter(({ ranks, resource }) => ranks && isCompared(resource)) : []).map(
      ofTile('rank'),
    ),
    ...newestOf(resources, reach, project).map((resource) =>
      offer('newest', resource.name, resource.newest!.label, resource.label, resource.newest!.open === true),
    ),
    ...(reach.may(projectweather, 'list') ? [offer('weather', '', wallLabel('weather'), null, true)] : []),
    offer('clock', '', wallLabel('clock'), null, true),
  ];
}

const isCompared = (resource: AnyResource): boolean => {
  const filter = projectFilterOf(queryFieldsOf(resource));
  return fieldsOf(resource).some(({ name }) => name === filter);
};

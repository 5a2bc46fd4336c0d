import type { calls } from '@gongdi/api';
import {
  projectFilterOf,
  queryFieldsOf,
  startingPages,
  type AnyResource,
  type Lang,
  type RowOf,
  type wall,
} from '@gongdi/domain';
import { brandOf } from '../../../brand/index.ts';
import { shownFence } from '../../../fences/index.ts';
import type { Reader } from '../../../files/index.ts';
import { placesOf, type RowAccess, type RowScope } from '../../../store/index.ts';
import {
  mappedOf,
  newestFor,
  rankingFor,
  tilesFor,
  type Reach,
  type TileDeps,
  type TileReader,
} from '../../../tiles/index.ts';
import { weatherToday } from '../../../weather/index.ts';
import { layoutOf, type StoredLayout } from './layouts.ts';
import { offersFor } from './offers.ts';
import { wallLabel } from './text/index.ts';

export type Wall = RowOf<typeof wall>;
type Data = calls.wall.WallData;

/** Edge of the cells into which records on the map are gathered, degrees. */
const CELL = { project: 5e-4, company: 5e-3 } as const;

/** Returns the pages of a wall; those of one that nobody has arranged are made of what the reader may see. */
export async function pagesOf(
  deps: TileDeps,
  resources: readonly AnyResource[],
  { id, project_id }: Wall,
  reach: Reach,
  lang: Lang,
): Promise<StoredLayout> {
  const stored = await layoutOf(deps.db, id);
  if (stored) return stored;
  const titles = { overview: wallLabel('overview')[lang], details: wallLabel('details')[lang] };
  const offers = offersFor(deps, resources, reach, project_id ?? undefined);
  // What no module of records declares is not known in every project.
  const certain = offers.filter(({ kind, module }) => kind !== 'figure' || module !== null);
  return { version: 0, pages: startingPages(certain, titles) };
}

/** Returns the path of the organisation to which a wall belongs, and its name. */
async function organisationOf({ db }: TileDeps, { org_id }: Wall): Promise<{ path: string; name: string }> {
  return db.selectFrom('organisation').select(['path', 'name']).where('id', '=', org_id!).executeTakeFirstOrThrow();
}

/** Limits a scope to one organisation and those below it: a wall never shows what is not its own. */
export function narrowed(scope: RowScope, path: string): RowScope {
  const within = (paths: readonly string[]): string[] =>
    paths.some((one) => path.startsWith(one)) ? [path] : paths.filter((one) => one.startsWith(path));
  return { ...scope, read: within(scope.read), write: within(scope.write) };
}

/** What a wall is read from. */
export interface WallGround extends TileDeps {
  /** Key that signs the addresses of files. */
  fileKey: () => Promise<Uint8Array>;
}

/** Whose eyes a wall is seen with. */
export interface WallReader {
  reach: Reach;
  /** Undefined: anybody, who sees what belongs to the wall and is declared to be open. */
  access?: RowAccess;
  /** Who opens its logo; undefined: anybody. */
  reader?: Reader;
  lang: Lang;
  now: number;
}

/** Returns a wall with all that its pages show, and nothing else. */
export async function wallData(
  deps: WallGround,
  resources: readonly AnyResource[],
  row: Wall,
  { reach, access: given, reader: opener, lang, now }: WallReader,
): Promise<Data> {
  const project = row.project_id ?? undefined;
  const { path, name } = await organisationOf(deps, row);
  const own: RowAccess = given ?? { scope: { read: [path], write: [] }, account_id: null, org_id: null, now };
  const access: RowAccess = {
    ...own,
    scope: { ...narrowed(own.scope, path), ...(project !== undefined && { projects: [project] }) },
  };
  const reader: TileReader = { reach, access, now };
  const { pages } = await pagesOf(deps, resources, row, reach, lang);
  const tiles = pages.flatMap((page) => page.tiles);
  const wanted = (...kinds: string[]) => new Set(tiles.flatMap(({ kind, of }) => (kinds.includes(kind) ? [of] : [])));
  const has = (kind: string) => tiles.some((one) => one.kind === kind);
  const counted = await tilesFor(deps, resources, reader, { project, keys: wanted('figure', 'trend') });
  const newest = await newestFor(deps, resources, reader, project, wanted('newest'));
  const ranking =
    project === undefined && has('rank')
      ? await rankingFor(deps, resources, reader, wanted('rank'))
      : { ranked: [], projects: [] };
  const about =
    project === undefined
      ? name
      : ((await deps.db.selectFrom('project').select('project_name').where('id', '=', project).executeTakeFirst())
          ?.project_name ?? name);
  return {
    title: row.wall_name,
    about,
    brand: await brandOf(
      deps.db,
      { org_id: row.org_id!, project_id: project },
      { key: await deps.fileKey(), reader: opener, now },
    ),
    pages: pages.map((page) => ({ ...page, tiles: [...page.tiles] })),
    figures: [...counted.attention, ...counted.figures],
    newest,
    ...ranking,
    map: has('map') ? await mapOf(deps, resources, reader, project) : null,
    weather: has('weather') ? await weatherToday(deps, access, project, now).catch(deps.report).then(orNull) : null,
    at: new Date(now).toISOString(),
  };
}

const orNull = <T>(value: T | void): T | null => value ?? null;

async function mapOf(
  deps: TileDeps,
  resources: readonly AnyResource[],
  { reach, access }: TileReader,
  project: string | undefined,
): Promise<NonNullable<Data['map']>> {
  const { db, timeZone, report } = deps;
  const layers = [];
  for (const resource of mappedOf(resources, reach, project)) {
    const filter = project === undefined ? undefined : projectFilterOf(queryFieldsOf(resource));
    const query = {
      ...(filter !== undefined && { [filter]: project }),
      cell: project === undefined ? CELL.company : CELL.project,
    };
    const places = await placesOf(db, resource, access, query, timeZone).catch((error: unknown) => {
      report(error);
      return [];
    });
    layers.push({
      resource: resource.name,
      label: resource.label,
      places: places.map(({ longitude, latitude, box, total }) => ({ longitude, latitude, box, total })),
    });
  }
  return { layers, fence: project === undefined ? null : await shownFence(db, project) };
}

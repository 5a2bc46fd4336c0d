import { ATTENTION_LIMIT, FIGURE_LIMIT, TREND_DAYS, type calls, type CallResult } from '@gongdi/api';
import {
  civilDay,
  COUNT_LIMIT,
  fieldsOf,
  projectFilterOf,
  queryFieldsOf,
  tileFilters,
  tilesOf,
  traitsOf,
  type AnyResource,
  type Attention,
  type FieldKind,
  type Tile,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { ReadSetting } from '../settings/index.ts';
import { countEach, resourceRepository, tally, type CountLimits, type Db, type RowAccess } from '../store/index.ts';
import type { MoreTile, MoreTiles } from './more-tiles.ts';
import type { Reach } from './reach.ts';

export interface TileDeps {
  db: Db;
  /** IANA time zone in which days begin and end. */
  timeZone: string;
  setting: ReadSetting;
  /** Receives the errors of parts that could not be read; the rest of the page is answered. */
  report: (error: unknown) => void;
  /** Tiles that rooms declare besides those of resources. */
  moreTiles?: readonly MoreTiles[];
  /** Default: limits that are short enough for a user who waits for the page. */
  limits?: CountLimits;
}

/** Whose numbers are counted. */
export interface TileReader {
  reach: Reach;
  access: RowAccess;
  /** Epoch milliseconds. */
  now: number;
}

type Own = CallResult<typeof calls.workbench.own>;
type Figure = Own['figures'][number];

export interface Counted extends Tile {
  resource: AnyResource;
}

type Waits = Counted & { level: Attention['level'] };

/** Which tiles are wanted. */
export interface TileQuery {
  /** Only records of this project. */
  project?: string | undefined;
  /** Which of the tiles an answer has. Absent: all. */
  choice?: TileChoice;
  /** Only tiles of these keys. */
  keys?: ReadonlySet<string>;
}

/**
 * Remembers for a short time which tiles were chosen: gives the keys that it has, or else calls `choose` and keeps what
 * that returns.
 */
export type TileChoice = (choose: () => Promise<ReadonlySet<string>>) => Promise<ReadonlySet<string>>;

const DAY = 86_400_000;
const URGENCY: Readonly<Record<Attention['level'], number>> = { error: 0, warning: 1, info: 2 };

const waits = (tile: Counted): tile is Waits => tile.level !== undefined;

/** Returns the filter that limits a list to a project; null: the list has no such filter. */
export function projectFilters(resource: AnyResource, project: string | undefined): Record<string, string> | null {
  if (project === undefined) return {};
  const filter = projectFilterOf(queryFieldsOf(resource));
  return filter === undefined ? null : { [filter]: project };
}

/** Returns the tiles that modules declare and a reader may see; in a project, those that can be limited to it. */
export function declaredTiles(
  resources: readonly AnyResource[],
  { may, openOnly }: Reach,
  project: string | undefined,
): Counted[] {
  return resources.flatMap((resource): Counted[] =>
    may(resource, 'list') && projectFilters(resource, project) !== null
      ? tilesOf(resource).flatMap((tile) => (openOnly && !tile.open ? [] : [{ ...tile, resource }]))
      : [],
  );
}

/** Returns the tiles besides those of resources that a reader may see in a project. */
export const moreTilesIn = ({ tiles }: MoreTiles, { may, openOnly }: Reach): readonly MoreTile[] =>
  tiles.filter(({ index, open }) => (!openOnly || open) && may({ name: index, endpoints: ANY_LIST }, 'list'));

const ANY_LIST = { list: 'GET ' } as const;

/** Counts the tiles of a project that rooms declare. A room that fails does not affect the others. */
async function countMore(
  { db, timeZone, setting, report, moreTiles = [] }: TileDeps,
  { reach, access, now }: TileReader,
  project: string,
  keys: ReadonlySet<string> | undefined,
): Promise<(Figure & Pick<MoreTile, 'level'>)[]> {
  const found: (Figure & Pick<MoreTile, 'level'>)[] = [];
  for (const more of moreTiles) {
    const tiles = moreTilesIn(more, reach).filter(({ key }) => keys?.has(key) ?? true);
    if (tiles.length === 0) continue;
    const totals: Readonly<Record<string, number>> = await more
      .count({ db, timeZone, setting, now }, access, project)
      .catch((error: unknown) => {
        report(error);
        return {};
      });
    for (const { key, index, page, label, level } of tiles)
      if (totals[key] !== undefined)
        found.push({
          resource: index,
          ...(page !== undefined && { page }),
          label,
          key,
          filters: page === undefined ? {} : { id: project },
          total: totals[key],
          total_capped: false,
          trend: null,
          ...(level && { level }),
        });
  }
  return found;
}

/**
 * Counts the tiles that modules declare, with the same filters as the lists, in one statement. With a choice, only the
 * most urgent tiles are answered, those above zero first: an installation with hundreds of modules has hundreds of tiles,
 * and nobody reads hundreds of numbers. To choose, all are counted; until the choice is made again, only the chosen ones.
 */
export async function tilesFor(
  deps: TileDeps,
  resources: readonly AnyResource[],
  reader: TileReader,
  { project, choice, keys }: TileQuery,
): Promise<Pick<Own, 'attention' | 'figures' | 'more'>> {
  const tiles = declaredTiles(resources, reader.reach, project)
    .filter(({ key }) => keys?.has(key) ?? true)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  const { chosen, totals } = await chosenOf(deps, tiles, reader, project, choice);
  const waiting = chosen.filter(waits);
  const answered = await countTiles(
    deps,
    [...waiting, ...chosen.filter((tile) => !waits(tile))],
    reader,
    project,
    totals,
  );
  const added = !choice && project !== undefined ? await countMore(deps, reader, project, keys) : [];
  return {
    attention: [
      ...waiting.map(({ level }, at) => ({ ...answered[at]!, level })),
      ...added.flatMap((tile) => (tile.level ? [{ ...tile, level: tile.level }] : [])),
    ],
    figures: [...answered.slice(waiting.length), ...added.filter(({ level }) => !level)],
    more: tiles.length - chosen.length,
  };
}

/** What anybody may see on a wall tells most about a site, then what projects are compared by. */
const weightOf = ({ open, ranks }: Pick<Counted, 'open' | 'ranks'>): number => (open ? 2 : 0) + (ranks ? 1 : 0);

type Totals = ReadonlyMap<Counted, number | null>;

/** Returns the tiles to answer in their order, and the numbers of all tiles if these had to be counted for it. */
async function chosenOf(
  deps: TileDeps,
  tiles: readonly Counted[],
  reader: TileReader,
  project: string | undefined,
  choice: TileChoice | undefined,
): Promise<{ chosen: readonly Counted[]; totals?: Totals }> {
  const waiting = tiles.filter(waits);
  const others = tiles.filter((tile) => !waits(tile));
  if (!choice || (waiting.length <= ATTENTION_LIMIT && others.length <= FIGURE_LIMIT)) return { chosen: tiles };
  let totals: Totals | undefined;
  const keys = await choice(async () => {
    totals = await totalsOf(deps, tiles, reader, project);
    const first = [
      ...firstOf(waiting, ATTENTION_LIMIT, totals, ({ level }) => URGENCY[level]),
      ...firstOf(others, FIGURE_LIMIT, totals, () => 0),
    ];
    return new Set(first.map(({ key }) => key));
  });
  return { chosen: tiles.filter(({ key }) => keys.has(key)), ...(totals && { totals }) };
}

/** Returns the `limit` tiles to show: those above zero first, then by urgency. A number that is not known may be above. */
function firstOf<T extends Counted>(tiles: readonly T[], limit: number, totals: Totals, urgency: (tile: T) => number) {
  const zero = (tile: T): number => (totals.get(tile) === 0 ? 1 : 0);
  return tiles.toSorted((a, b) => zero(a) - zero(b) || urgency(a) - urgency(b)).slice(0, limit);
}

/** Counts the records of tiles, all in one statement. */
async function totalsOf(
  { db, timeZone, report, limits }: TileDeps,
  tiles: readonly Counted[],
  { access, now }: TileReader,
  project: string | undefined,
): Promise<Totals> {
  const today = civilDay(now, timeZone);
  const filtersOf = (tile: Counted) => ({ ...tileFilters(tile, today), ...projectFilters(tile.resource, project) });
  const totals = await countEach(
    db,
    tiles.map((tile) => () => resourceRepository(db, tile.resource, { timeZone }).counting(access, filtersOf(tile))),
    report,
    limits,
  );
  return new Map(tiles.map((tile, at) => [tile, totals[at]!]));
}

async function countTiles(
  deps: TileDeps,
  tiles: readonly Counted[],
  reader: TileReader,
  project: string | undefined,
  counted: Totals | undefined,
): Promise<Figure[]> {
  const { db, timeZone, report, limits } = deps;
  const { access, now } = reader;
  const today = civilDay(now, timeZone);
  const totals = counted ?? (await totalsOf(deps, tiles, reader, project));
  const days = lastDays(today);
  const trending = tiles.filter(({ trend }) => trend !== undefined);
  const trends = await countEach(
    db,
    trending.map(({ resource, trend }) => () => {
      const filters = projectFilters(resource, project) ?? {};
      const by = { name: trend!, kind: kindOf(resource, trend!) };
      return tally({ db, resource, access, filters, timeZone, also: sinceDay(by, days[0]!, timeZone) }, by);
    }),
    report,
    limits,
  );
  const trendOf = new Map(trending.map(({ key }, at) => [key, trends[at]]));
  return tiles.map((tile) => {
    const total = totals.get(tile)!;
    const counts = trendOf.get(tile.key);
    return {
      resource: tile.resource.name,
      label: tile.label,
      key: tile.key,
      filters: tileFilters(tile, today),
      total: total === null ? null : Math.min(total, COUNT_LIMIT),
      total_capped: total !== null && total > COUNT_LIMIT,
      trend: counts ? days.map((day) => counts[day] ?? 0) : null,
    };
  });
}

/** Kind of a field; `created_at` is no field of a definition. */
const kindOf = (resource: AnyResource, name: string): FieldKind =>
  fieldsOf(resource).find((field) => field.name === name)?.kind ?? 'datetime';

/** SQL condition: a day or an instant is not before a day. */
function sinceDay({ name, kind }: { name: string; kind: FieldKind }, day: string, zone: string) {
  const column = sql.ref(name);
  if (traitsOf(kind).time === 'day') return sql`${column} >= ${day}::date`;
  return sql`${column} >= (${day}::date)::timestamp at time zone ${zone}`;
}

/** Returns the days of a trend, the last one today. */
function lastDays(today: string): string[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: TREND_DAYS }, (_, at) =>
    new Date(end - (TREND_DAYS - 1 - at) * DAY).toISOString().slice(0, 10),
  );
}

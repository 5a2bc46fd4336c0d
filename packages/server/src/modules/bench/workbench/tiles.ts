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
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { countEach, resourceRepository, tally } from '../../../store/index.ts';
import type { WorkbenchDeps } from './index.ts';
import type { Reach } from './reach.ts';

type Own = CallResult<typeof calls.workbench.own>;
type Figure = Own['figures'][number];

interface Counted extends Tile {
  resource: AnyResource;
}

type Waits = Counted & { level: Attention['level'] };

/** Which tiles are wanted. */
export interface TileQuery {
  /** Only records of this project. */
  project?: string | undefined;
  /** All tiles, not only the most urgent ones. */
  all: boolean;
}

const DAY = 86_400_000;
const URGENCY: Readonly<Record<Attention['level'], number>> = { error: 0, warning: 1, info: 2 };

const waits = (tile: Counted): tile is Waits => tile.level !== undefined;

/** Returns the filter that limits a list to a project; null: the list has no such filter. */
export function projectFilters(resource: AnyResource, project: string | undefined): Record<string, string> | null {
  if (project === undefined) return {};
  const filter = projectFilterOf(queryFieldsOf(resource));
  return filter === undefined ? null : { [filter]: project };
}

/**
 * Counts the tiles that modules declare, with the same filters as the lists. All shown tiles are counted in one
 * statement. If there are many, only the most urgent ones are shown: an installation with hundreds of modules has
 * hundreds of tiles, and nobody reads hundreds of numbers.
 */
export async function tilesFor(
  deps: WorkbenchDeps,
  resources: readonly AnyResource[],
  { may }: Reach,
  context: CallerContext,
  { project, all }: TileQuery,
): Promise<Pick<Own, 'attention' | 'figures' | 'more'>> {
  const tiles = resources.flatMap((resource): Counted[] =>
    may(resource, 'list') && projectFilters(resource, project) !== null
      ? tilesOf(resource).map((tile) => ({ ...tile, resource }))
      : [],
  );
  const waiting = tiles.filter(waits);
  const others = tiles.filter((tile) => !waits(tile));
  const attention = all ? waiting : mostUrgent(waiting, ATTENTION_LIMIT);
  const figures = all ? others : others.slice(0, FIGURE_LIMIT);
  const answered = await countTiles(deps, [...attention, ...figures], context, project);
  return {
    attention: attention.map(({ level }, at) => ({ ...answered[at]!, level })),
    figures: answered.slice(attention.length),
    more: tiles.length - attention.length - figures.length,
  };
}

async function countTiles(
  { db, timeZone, report, limits }: WorkbenchDeps,
  tiles: readonly Counted[],
  context: CallerContext,
  project: string | undefined,
): Promise<Figure[]> {
  const access = accessOf(context);
  const today = civilDay(context.now, timeZone);
  const filtersOf = (tile: Counted) => ({ ...tileFilters(tile, today), ...projectFilters(tile.resource, project) });
  const totals = await countEach(
    db,
    tiles.map((tile) => () => resourceRepository(db, tile.resource, { timeZone }).counting(access, filtersOf(tile))),
    report,
    limits,
  );
  const days = lastDays(today);
  const trending = tiles.filter(({ trend }) => trend !== undefined);
  const trends = await countEach(
    db,
    trending.map(({ resource, trend }) => () => {
      const filters = projectFilters(resource, project) ?? {};
      const by = { name: trend!, kind: kindOf(resource, trend!) };
      return tally({ resource, access, filters, timeZone, also: sinceDay(by, days[0]!, timeZone) }, by);
    }),
    report,
    limits,
  );
  const trendOf = new Map(trending.map(({ key }, at) => [key, trends[at]]));
  return tiles.map((tile, at) => {
    const total = totals[at]!;
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

/** Returns the `limit` most urgent tiles, in their original order. */
function mostUrgent(tiles: readonly Waits[], limit: number): readonly Waits[] {
  if (tiles.length <= limit) return tiles;
  const kept = new Set(tiles.toSorted((a, b) => URGENCY[a.level] - URGENCY[b.level]).slice(0, limit));
  return tiles.filter((tile) => kept.has(tile));
}

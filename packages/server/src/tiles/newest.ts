import { NEWEST_LIMIT, type calls, type CallResult } from '@gongdi/api';
import { civilDay, maskRecord, tileFilters, titleOf, type AnyResource } from '@gongdi/domain';
import { bounded, resourceRepository } from '../store/index.ts';
import type { Reach } from './reach.ts';
import { projectFilters, type TileDeps, type TileReader } from './tiles.ts';

type Newest = CallResult<typeof calls.workbench.own>['newest'][number];

/** Statement timeout of one panel, ms. */
const STATEMENT = 2_000;

/** Returns the resources whose newest records a reader may see. */
export function newestOf(resources: readonly AnyResource[], { may, openOnly }: Reach, project?: string): AnyResource[] {
  return resources.filter(
    (resource) =>
      resource.newest !== undefined &&
      resource.partOf === undefined &&
      (!openOnly || resource.newest.open) &&
      may(resource, 'list') &&
      !(project !== undefined && resource.newest.companyOnly),
  );
}

/**
 * Returns the first records of the lists that declare it (`newest`). One that fails does not affect the others.
 * @param project only records of this project, where they belong to one
 * @param names only of these resources
 */
export async function newestFor(
  { db, timeZone, report }: TileDeps,
  resources: readonly AnyResource[],
  { reach, access, now }: TileReader,
  project?: string,
  names?: ReadonlySet<string>,
): Promise<Newest[]> {
  const found: Newest[] = [];
  const today = civilDay(now, timeZone);
  // They are read one after the other, so that a page uses one connection and not one per list.
  for (const resource of newestOf(resources, reach, project)) {
    if (names && !names.has(resource.name)) continue;
    const { label, none, beside, turns } = resource.newest!;
    const filters = tileFilters(resource.newest!, today);
    const rows = await bounded(db, STATEMENT, (trx) =>
      resourceRepository(trx, resource, { timeZone }).first(
        access,
        { ...filters, ...projectFilters(resource, project) },
        NEWEST_LIMIT,
      ),
    ).catch((error: unknown) => {
      report(error);
      return null;
    });
    found.push({
      resource: resource.name,
      label,
      none,
      turns: turns ?? null,
      filters,
      rows: rows && rows.map((row) => shownRow(resource, row, turns === undefined ? beside : [...beside, turns])),
    });
  }
  return found;
}

/** Returns a record as a page shows it in one line: its title and some fields. */
export function shownRow(
  resource: AnyResource,
  row: Record<string, unknown> & { id: string },
  beside: readonly string[],
) {
  const masked: Record<string, unknown> = maskRecord(resource, row);
  return {
    id: row.id,
    title: titleOf(resource, row),
    beside: Object.fromEntries(beside.map((name) => [name, masked[name] ?? null])),
  };
}

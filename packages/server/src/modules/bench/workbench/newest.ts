import { NEWEST_LIMIT, type calls, type CallResult } from '@gongdi/api';
import { earlywarn, maskRecord, messagepublish, projectmanage, titleOf, type AnyResource } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { bounded, resourceRepository } from '../../../store/index.ts';
import type { WorkbenchDeps } from './index.ts';
import type { Reach } from './reach.ts';
import { projectFilters } from './tiles.ts';

type Newest = CallResult<typeof calls.workbench.own>['newest'][number];

interface Panel {
  resource: AnyResource;
  filters: Readonly<Record<string, string>>;
  /** Fields shown beside the title of a record. */
  beside: readonly string[];
}

const PANELS: readonly Panel[] = [
  { resource: earlywarn, filters: earlywarn.attention![0]!.filters, beside: ['level', 'started_at'] },
  { resource: messagepublish, filters: { status: '2' }, beside: ['notice_type', 'published_at'] },
  { resource: projectmanage, filters: {}, beside: ['project_phase'] },
];

/** Statement timeout of one panel, ms. */
const STATEMENT = 2_000;

/**
 * Returns the first rows of the panels that the caller may list. A panel that fails does not affect the other panels.
 * @param project only records of this project, where they belong to one
 */
export async function newestFor(
  { db, timeZone, report }: WorkbenchDeps,
  { may }: Reach,
  context: CallerContext,
  project?: string,
): Promise<Newest[]> {
  const found: Newest[] = [];
  // The panels are read one after the other, so that a page uses one connection and not one per panel.
  for (const { resource, filters, beside } of PANELS) {
    // In a project the list of projects has nothing to say; announcements hold for all of them.
    if (!may(resource, 'list') || (project !== undefined && resource.name === projectmanage.name)) continue;
    const rows = await bounded(db, STATEMENT, (trx) =>
      resourceRepository(trx, resource, { timeZone }).first(
        accessOf(context),
        { ...filters, ...projectFilters(resource, project) },
        NEWEST_LIMIT,
      ),
    ).catch((error: unknown) => {
      report(error);
      return null;
    });
    found.push({
      resource: resource.name,
      filters: { ...filters },
      rows: rows && rows.map((row) => shownRow(resource, row, beside)),
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

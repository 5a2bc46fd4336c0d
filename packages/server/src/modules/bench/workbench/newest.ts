import { NEWEST_LIMIT, type calls, type CallResult } from '@gongdi/api';
import { earlywarn, maskRecord, messagepublish, projectmanage, titleOf, type AnyResource } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { bounded, resourceRepository } from '../../../store/index.ts';
import type { WorkbenchDeps } from './index.ts';
import type { Reach } from './reach.ts';

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

/** Milliseconds for the rows of one. */
const STATEMENT = 2_000;

/** First rows of some lists, of those that the caller may see; one that does not come leaves the others. */
export async function newestFor(
  { db, timeZone, report }: WorkbenchDeps,
  { may }: Reach,
  context: CallerContext,
): Promise<Newest[]> {
  const found: Newest[] = [];
  // One after the other: a page that is opened takes one connection, not as many as it has panels.
  for (const { resource, filters, beside } of PANELS) {
    if (!may(resource, 'list')) continue;
    const rows = await bounded(db, STATEMENT, (trx) =>
      resourceRepository(trx, resource, { timeZone }).first(accessOf(context), filters, NEWEST_LIMIT),
    ).catch((error: unknown) => {
      report(error);
      return null;
    });
    found.push({
      resource: resource.name,
      filters: { ...filters },
      rows: rows && rows.map((row) => shown(resource, row, beside)),
    });
  }
  return found;
}

function shown(resource: AnyResource, row: Record<string, unknown> & { id: string }, beside: readonly string[]) {
  const masked: Record<string, unknown> = maskRecord(resource, row);
  return {
    id: row.id,
    title: titleOf(resource, row),
    beside: Object.fromEntries(beside.map((name) => [name, masked[name] ?? null])),
  };
}

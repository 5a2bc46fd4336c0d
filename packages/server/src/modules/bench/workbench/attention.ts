import { ATTENTION_LIMIT, type calls, type CallResult } from '@gongdi/api';
import { COUNT_LIMIT, type AnyResource, type Attention } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { countEach, resourceRepository } from '../../../store/index.ts';
import type { WorkbenchDeps } from './index.ts';
import type { Reach } from './reach.ts';

type Own = CallResult<typeof calls.workbench.own>;

interface Way extends Attention {
  resource: AnyResource;
}

const URGENCY: Readonly<Record<Attention['level'], number>> = { error: 0, warning: 1, info: 2 };

/**
 * Counts the records that wait for the caller, with the same filters as the lists. All shown entries are counted in one
 * statement. If there are many entries, only the most urgent ones are shown: an installation with hundreds of modules
 * has hundreds of entries, and nobody reads hundreds of numbers.
 */
export async function attentionFor(
  { db, timeZone, report, limits }: WorkbenchDeps,
  resources: readonly AnyResource[],
  { may }: Reach,
  context: CallerContext,
  all: boolean,
): Promise<Pick<Own, 'attention' | 'more'>> {
  const ways = resources.flatMap((resource): Way[] =>
    resource.attention && may(resource, 'list') ? resource.attention.map((one) => ({ ...one, resource })) : [],
  );
  const shown = all ? ways : mostUrgent(ways, ATTENTION_LIMIT);
  const access = accessOf(context);
  const counts = shown.map(
    ({ resource, filters }) =>
      () =>
        resourceRepository(db, resource, { timeZone }).counting(access, filters),
  );
  const totals = await countEach(db, counts, report, limits);
  const attention = shown.map(({ resource, label, level, filters }, at) => {
    const total = totals[at]!;
    return {
      resource: resource.name,
      label,
      level,
      filters: { ...filters },
      total: total === null ? null : Math.min(total, COUNT_LIMIT),
      total_capped: total !== null && total > COUNT_LIMIT,
    };
  });
  return { attention, more: ways.length - shown.length };
}

/** Returns the `limit` most urgent entries, in their original order. */
function mostUrgent(ways: readonly Way[], limit: number): readonly Way[] {
  if (ways.length <= limit) return ways;
  const kept = new Set(ways.toSorted((a, b) => URGENCY[a.level] - URGENCY[b.level]).slice(0, limit));
  return ways.filter((way) => kept.has(way));
}

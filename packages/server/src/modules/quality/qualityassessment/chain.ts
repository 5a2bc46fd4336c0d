import { calls } from '@gongdi/api';
import { ASSESS, civilDay, inspectionlot, LOT, permission, qualityassessment, type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { anyOf, resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';
import { signaturesOf } from './signatures.ts';
import { sheetsOf } from './unit-sheets.ts';

type Below = calls.quality.ChainBelow;
type Counts = Below['counts'];

const NONE: Counts = { lots: 0, accepted: 0, failing: 0, judged: 0, first_time: 0 };
const LIMIT = calls.quality.CHAIN_LIMIT;

/** Answers what lies below a node with the counts of its lots: three statements, whatever the depth. */
export const chainHandler = ({ db, timeZone }: Ground): Handler =>
  handle(calls.quality.chain, async ({ query: { project_id, parent_id } }, context) => {
    const node = parent_id
      ? await resourceRepository(db, qualityassessment).get(accessOf(context), parent_id)
      : undefined;
    const below = [
      ...(await nodesBelow(db, node?.project_id ?? project_id, parent_id ?? null, context)),
      ...(parent_id && context.caller.permissions.has(permission(inspectionlot.name, 'list'))
        ? await lotsBelow(db, parent_id, context)
        : []),
    ];
    const signatures = node ? signaturesOf(node) : [];
    const holders = node ? await holdersOf(db, node.project_id, civilDay(context.now, timeZone)) : [];
    return {
      below: below.slice(0, LIMIT),
      more: below.length > LIMIT,
      signers: signatures.map((one) => ({
        ...one,
        people: holders.filter(({ post }) => post === one.post).map(({ nickname }) => nickname),
      })),
      sheets: node ? await sheetsOf(db, node) : [],
    };
  });

async function nodesBelow(
  db: Db,
  project_id: string,
  parent_id: string | null,
  context: CallerContext,
): Promise<Below[]> {
  const nodes = await db
    .selectFrom('assessment')
    .select(['id', 'division_name', 'division_level', 'assess_status'])
    .where('project_id', '=', project_id)
    .where('parent_id', parent_id === null ? 'is' : '=', parent_id)
    .where(seen(qualityassessment, context))
    .orderBy('path')
    .limit(LIMIT + 1)
    .execute();
  const counted = await countLots(
    db,
    nodes.map(({ id }) => id),
    context,
  );
  return nodes.map(({ id, division_name, division_level, assess_status }) => ({
    id,
    kind: 'node',
    name: division_name,
    level: division_level,
    state: assess_status,
    open: assess_status !== ASSESS.accepted,
    counts: counted.get(id) ?? NONE,
  }));
}

/** Counts the lots of nodes and of all that is below them. */
async function countLots(db: Db, ids: readonly string[], context: CallerContext): Promise<Map<string, Counts>> {
  // Raw SQL: a subtree is a range of `path`, and one statement counts all of them.
  const { rows } = await sql<Counts & { id: string }>`
    select top.id, count(*)::integer as lots,
      (count(*) filter (where l.lot_status = ${LOT.accepted}))::integer as accepted,
      (count(*) filter (where l.lot_status > ${LOT.accepted}))::integer as failing,
      (count(*) filter (where l.lot_status = ${LOT.accepted} or l.failed_count > 0))::integer as judged,
      (count(*) filter (where l.lot_status = ${LOT.accepted} and coalesce(l.failed_count, 0) = 0))::integer as first_time
    from assessment top
      join assessment node on node.path >= top.path and node.path < top.path || chr(127)
      join (select assessment_id, lot_status, failed_count from inspection_lot where ${seen(inspectionlot, context)}) l
        on l.assessment_id = node.id
    where top.id = any(${[...ids]}) group by top.id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function lotsBelow(db: Db, item: string, context: CallerContext): Promise<Below[]> {
  const lots = await db
    .selectFrom('inspection_lot')
    .select(['id', 'lot_name', 'lot_status', 'failed_count'])
    .where('assessment_id', '=', item)
    .where(seen(inspectionlot, context))
    .orderBy('lot_number')
    .orderBy('id')
    .limit(LIMIT + 1)
    .execute();
  return lots.map(({ id, lot_name, lot_status, failed_count }) => {
    const accepted = Number(lot_status === LOT.accepted);
    const failed = (failed_count ?? 0) > 0;
    return {
      id,
      kind: 'lot',
      name: lot_name,
      level: null,
      state: lot_status,
      open: lot_status !== LOT.accepted,
      counts: {
        lots: 1,
        accepted,
        failing: Number(lot_status > LOT.accepted),
        judged: Number(accepted === 1 || failed),
        first_time: Number(accepted === 1 && !failed),
      },
    };
  });
}

/** Who holds which post of a project today. */
const holdersOf = (db: Db, project_id: string, day: string) =>
  db
    .selectFrom('quality_post as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['p.post', 'a.nickname'])
    .where('p.project_id', '=', project_id)
    .where(({ or, eb }) => or([eb('p.from_on', 'is', null), eb('p.from_on', '<=', day)]))
    .where(({ or, eb }) => or([eb('p.to_on', 'is', null), eb('p.to_on', '>=', day)]))
    .orderBy('a.nickname')
    .execute();

/** SQL for the rows of a resource that the caller may read. */
function seen(resource: AnyResource, { caller }: CallerContext): RawBuilder<boolean> {
  const conditions = scopeConditions(resource, caller.scope, 'read');
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Counts what lies directly below nodes, for their lists: two statements for a page. */
export async function belowOf(db: Db, ids: readonly string[]): Promise<Map<string, { all: number; open: number }>> {
  const nodes = await db
    .selectFrom('assessment')
    .select(({ fn }) => [
      'parent_id as id',
      fn.countAll<number>().as('all'),
      fn.count<number>('id').filterWhere('assess_status', '!=', ASSESS.accepted).as('open'),
    ])
    .where('parent_id', '=', anyOf([...ids]))
    .groupBy('parent_id')
    .execute();
  const lots = await db
    .selectFrom('inspection_lot')
    .select(({ fn }) => [
      'assessment_id as id',
      fn.countAll<number>().as('all'),
      fn.count<number>('id').filterWhere('lot_status', '!=', LOT.accepted).as('open'),
    ])
    .where('assessment_id', '=', anyOf([...ids]))
    .groupBy('assessment_id')
    .execute();
  return new Map([...nodes, ...lots].map(({ id, all, open }) => [id!, { all, open }]));
}

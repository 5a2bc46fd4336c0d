import { calls, type SitePlan } from '@gongdi/api';
import { GongdiError, projectmanage } from '@gongdi/domain';
import { boxOf, type Box, type LonLat } from '@gongdi/geo';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { permitted, transaction, type Db } from '../../../store/index.ts';
import { addressOf, projectOf, projectToChange, type Project } from './projects.ts';

/** Plans whose things are given to one map: of more, nobody recognises anything. */
const MOST_PLANS = 60;
/** Things that are given to one map. */
const MOST_FEATURES = 3000;

type Features = SitePlan['features'];

/** Handlers of the plans of sites: read, save as a whole, and what lies within a part of a map. */
export function sitePlanHandlers(db: Db): Handler[] {
  const { sitePlan } = calls;
  return [
    handle(sitePlan.get, async ({ query }, context) => onWire(db, await projectOf(db, context, query.projectId))),
    handle(sitePlan.save, ({ body: { projectId, version, features } }, context) =>
      transaction(db, async (trx) => {
        const project = await projectToChange(trx, context, projectId);
        await sql`select pg_advisory_xact_lock(hashtext(${`site plan ${project.id}`}))`.execute(trx);
        const before = await planOf(trx, project.id);
        if ((before?.version ?? 0) !== version) throw new GongdiError('conflict');
        await store(trx, context, project.id, version + 1, features);
        await recordAudit(trx, context, actorOf(context.caller), {
          action: 'siteplan',
          subject: projectmanage.name,
          subject_id: project.id,
          before: { features: before?.features.length ?? 0 },
          after: { features: features.length },
        });
        return onWire(trx, project);
      }),
    ),
    handle(sitePlan.around, async ({ query: { west, south, east, north } }, context) => {
      const plans = await db
        .selectFrom('site_plan as s')
        .innerJoin('project as p', 'p.id', 's.project_id')
        .select('s.features')
        .where(
          sql<boolean>`box(point(s.west, s.south), point(s.east, s.north))
            && box(point(${west}, ${south}), point(${east}, ${north}))`,
        )
        .where(({ ref }) => permitted(projectmanage, accessOf(context).scope, 'read', sql`${ref('p.id')}`))
        .orderBy('s.project_id')
        .limit(MOST_PLANS + 1)
        .execute();
      const shown = plans.slice(0, MOST_PLANS).flatMap((plan) => plan.features);
      const within = shown.filter(({ points }) => meets(boxAround(points), [west, south, east, north]));
      const more = plans.length > MOST_PLANS || within.length > MOST_FEATURES;
      return { features: within.slice(0, MOST_FEATURES), more };
    }),
  ];
}

function planOf(db: Db, project: string) {
  return db
    .selectFrom('site_plan as s')
    .leftJoin('account as a', 'a.id', 's.updated_by')
    .select(['s.version', 's.features', 's.updated_at', 'a.nickname as updated_by_name'])
    .where('s.project_id', '=', project)
    .executeTakeFirst();
}

async function store(
  trx: Db,
  context: CallerContext,
  project_id: string,
  version: number,
  features: Features,
): Promise<void> {
  const [west, south, east, north] = boxAround(features.flatMap(({ points }) => points));
  const values = {
    version,
    features: JSON.stringify(features),
    west,
    south,
    east,
    north,
    updated_at: new Date(context.now).toISOString(),
    updated_by: context.caller.id,
  };
  await trx
    .insertInto('site_plan')
    .values({ project_id, ...values })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute();
}

async function onWire(db: Db, project: Project): Promise<SitePlan> {
  const { location } = addressOf(project);
  const stored = await planOf(db, project.id);
  return {
    project_id: project.id,
    project_name: project.project_name,
    at: [location.longitude, location.latitude],
    features: stored?.features ?? [],
    version: stored?.version ?? 0,
    updated_at: stored?.updated_at ?? null,
    updated_by_name: stored?.updated_by_name ?? null,
  };
}

/** An empty plan keeps its row, for its version, with a box that no map meets. */
const NOWHERE: Box = [-180, -90, -180, -90];

const boxAround = (points: readonly LonLat[]): Box => (points.length === 0 ? NOWHERE : boxOf(points));

const meets = ([w, s, e, n]: Box, [west, south, east, north]: Box): boolean =>
  w <= east && e >= west && s <= north && n >= south;

import { calls } from '@gongdi/api';
import {
  civilDay,
  COUNT_LIMIT,
  coverGaps,
  GongdiError,
  insuredperson,
  INSURANCE_MODE,
  POLICY,
  projectmanage,
  safetyinsurance,
  STAY,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import type { Ground } from '../../../ground.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { permits, resourceRepository, transaction } from '../../../store/index.ts';
import { countUncovered, hasGate, inForceOn, neededKinds, uncoveredPeople, type ProjectNow } from './policy-cover.ts';
import { insuranceLabel } from './text/index.ts';

/** Days ahead of which gaps are told. */
const AHEAD = 90;
/** Gaps of one kind that an answer holds, the last ones. */
const GAPS = 12;

type CoverGround = Pick<Ground, 'db' | 'setting' | 'timeZone'>;

/** Handlers that tell of the cover of a project, and that name everybody on it. */
export function coverHandlers(ground: CoverGround): Handler[] {
  const { db, setting, timeZone } = ground;
  const at = async (project_id: string, context: CallerContext): Promise<ProjectNow> => {
    if (!(await permits(db, projectmanage, accessOf(context).scope, 'read', project_id)))
      throw new GongdiError('notFound');
    return { project_id, now: context.now, today: civilDay(context.now, timeZone) };
  };
  return [
    handle(calls.insurance.cover, async ({ query }, context) => {
      const asked = await at(query.project_id, context);
      return { kinds: await kindsOf(ground, asked), ...(await countUncovered(db, setting, asked)) };
    }),
    handle(calls.insurance.uncovered, async ({ query: { project_id, page, page_size } }, context) => {
      const asked = await at(project_id, context);
      const people = uncoveredPeople(await hasGate(db, project_id), setting, asked);
      // Raw SQL: the people without cover are a query of another file.
      const { rows } = await sql<Person>`select u.id, u.name, u.trade, t.team_name, u.passed_at, u.missing
        from (${people}) u left join team t on t.id = u.team_id
        order by t.team_name nulls last, u.name, u.id limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
      const counted = await sql<{ total: number }>`select count(*)::integer as total
        from (select 1 from (${people}) every limit ${COUNT_LIMIT + 1}) counted`.execute(db);
      const { total } = counted.rows[0]!;
      const list = rows.map((row) => ({ ...row, passed_at: row.passed_at && new Date(row.passed_at).toISOString() }));
      return { list, total: Math.min(total, COUNT_LIMIT), total_capped: total > COUNT_LIMIT, page, page_size };
    }),
    handle(calls.insurance.fill, ({ body }, context) =>
      transaction(db, async (trx) => {
        const access = accessOf(context);
        const policy = await resourceRepository(trx, safetyinsurance).get(access, body.policy_id);
        if (!(await permits(trx, safetyinsurance, access.scope, 'write', policy.id)))
          throw new GongdiError('permission');
        if (policy.insurance_mode !== INSURANCE_MODE.named || policy.policy_status !== POLICY.kept)
          throw new GongdiError('conflict', { label: insuranceLabel('everybody') });
        await trx.selectFrom('insurance_policy').select('id').where('id', '=', policy.id).forUpdate().execute();
        const today = civilDay(context.now, timeZone);
        const people = await trx
          .selectFrom('staff as s')
          .select('s.id')
          .where('s.project_id', '=', policy.project_id)
          .where('s.status', '=', STAY.onSite)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('insured_person as i')
                  .select('i.id')
                  .where('i.policy_id', '=', policy.id)
                  .whereRef('i.staff_id', '=', 's.id'),
              ),
            ),
          )
          .orderBy('s.id')
          .execute();
        // Nobody is covered for days before he was named.
        const covered_from = today > policy.starts_on ? today : null;
        for (const { id } of people) {
          const row = await resourceRepository(trx, insuredperson).insert(
            { ...access, org_id: policy.org_id },
            { staff_id: id, policy_id: policy.id, covered_from },
          );
          const event = { action: 'add' as const, subject: insuredperson.name, subject_id: row.id, after: row };
          await recordAudit(trx, context, actorOf(context.caller), event);
        }
        return { added: people.length };
      }),
    ),
  ];
}

interface Person {
  id: string;
  name: string;
  trade: number;
  team_name: string | null;
  passed_at: string | null;
  missing: number[];
}

async function kindsOf({ db, setting, timeZone }: CoverGround, { project_id, today, now }: ProjectNow) {
  const project = await db
    .selectFrom('project')
    .select(['begin_time', 'end_time'])
    .where('id', '=', project_id)
    .executeTakeFirstOrThrow();
  const dayOf = (time: string): string => civilDay(Date.parse(time), timeZone);
  const ahead = civilDay(now + AHEAD * 86_400_000, timeZone);
  const end = project.end_time === null ? ahead : dayOf(project.end_time);
  const whole = { from: dayOf(project.begin_time), to: end < ahead ? end : ahead };
  const policies = await db
    .selectFrom('insurance_policy as p')
    .select(['p.id', 'p.policy_number', 'p.insurance_kind', 'p.starts_on', 'p.ends_on'])
    .select(inForceOn(today).as('in_force'))
    .where('p.project_id', '=', project_id)
    .where('p.policy_status', '=', POLICY.kept)
    .orderBy('p.ends_on', 'desc')
    .execute();
  return neededKinds(setting).map((kind) => {
    const own = policies.filter(({ insurance_kind }) => insurance_kind === kind);
    const policy = own.find(({ in_force }) => in_force);
    const terms = own.map(({ starts_on, ends_on }) => ({ from: starts_on, to: ends_on }));
    return {
      kind,
      policy: policy ? { id: policy.id, policy_number: policy.policy_number, ends_on: policy.ends_on } : null,
      gaps: coverGaps(terms, whole).slice(-GAPS),
    };
  });
}

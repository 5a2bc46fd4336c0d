import { civilDay, POLICY_COVER, daysLater, POLICY, safetyinsurance } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { accountsWith } from '../../../labour/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { kindLabel } from './keep-policy.ts';
import { kindsWithout } from './policy-cover.ts';
import { insuranceLabel } from './text/index.ts';

/** Policies of one sweep; the next one continues. */
const BATCH = 500;

interface Changed {
  id: string;
  org_id: string | null;
  project_id: string;
  policy_number: string;
  policy_status: number;
  insurance_kind: number;
  ends_on: string;
  keeper_id: string;
  cover_state: number;
}

/** Writes anew how policies stand, and tells of those that end soon or have ended, once each. */
export async function keepCovers(
  { db, setting, timeZone }: Pick<Ground, 'db' | 'setting' | 'timeZone'>,
  now: number,
): Promise<void> {
  const today = civilDay(now, timeZone);
  const soon = daysLater(today, setting('insurance_warn_days'));
  await transaction(db, async (trx) => {
    // Raw SQL: an update of the rows that differ, which two servers share.
    const { rows } = await sql<Changed>`with stands as (
        select id, case when starts_on > ${today}::date then ${POLICY_COVER.waiting}::integer
          when ends_on < ${today}::date then ${POLICY_COVER.ended}::integer
          when ends_on <= ${soon}::date then ${POLICY_COVER.ending}::integer else ${POLICY_COVER.inForce}::integer end as cover_state
        from insurance_policy where policy_status = ${POLICY.kept}
          and (cover_state is distinct from ${POLICY_COVER.ended} or ends_on >= ${today}::date)),
      chosen as (select p.id, s.cover_state from insurance_policy p join stands s on s.id = p.id
        where p.cover_state is distinct from s.cover_state order by p.id limit ${BATCH} for update of p skip locked)
      update insurance_policy p set cover_state = c.cover_state from chosen c where p.id = c.id
      returning p.id, p.org_id, p.project_id, p.policy_number, p.policy_status, p.insurance_kind,
        p.ends_on::text as ends_on, p.keeper_id, p.cover_state`.execute(trx);
    for (const one of rows) await tell(trx, one, { setting, now, today });
  });
}

async function tell(
  trx: Db,
  one: Changed,
  { setting, now, today }: Pick<Ground, 'setting'> & { now: number; today: string },
): Promise<void> {
  if (one.cover_state !== POLICY_COVER.ending && one.cover_state !== POLICY_COVER.ended) return;
  const kind = kindLabel(one.insurance_kind);
  const lacking = await kindsWithout(trx, setting, { project_id: one.project_id, now, today });
  const key =
    one.cover_state === POLICY_COVER.ending ? 'ending' : lacking.includes(one.insurance_kind) ? 'endedGap' : 'ended';
  const others = await accountsWith(trx, one, [safetyinsurance.name, 'edit']);
  await notifyUsers(
    trx,
    [...new Set([one.keeper_id, ...others])],
    {
      kind: 'insurance_end',
      title: insuranceLabel(key, { kind, number: one.policy_number, day: one.ends_on }),
      link: `/${safetyinsurance.name}/detail?id=${one.id}`,
      org_id: one.org_id,
      about: { resource: safetyinsurance.name, id: one.id, state: one.policy_status },
    },
    now,
  );
}

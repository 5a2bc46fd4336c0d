import {
  CLAIM,
  civilDay,
  coverState,
  dictionaryOf,
  fenOf,
  GongdiError,
  insuranceclaim,
  INSURANCE_MODE,
  sumFen,
  yuanOf,
  type insuredperson,
  type Label,
  type RowOf,
  type safetyinsurance,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { ReadSetting } from '../../../settings/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';
import { coversPerson } from './policy-cover.ts';
import { insuranceLabel, insuranceRefusal } from './text/index.ts';

type Policy = RowOf<typeof safetyinsurance>;
type Claim = RowOf<typeof insuranceclaim>;

/** Returns what a kind of insurance is called. */
export const kindLabel = (kind: number): Label =>
  dictionaryOf('policy_kind').entries.find(({ value }) => value === kind)?.label ?? { zh: '保险', en: 'Insurance' };

/** Writes how a policy stands, and makes a claim of the incident that was reported to it. */
export async function keepPolicy(trx: Db, row: Policy, context: WriteContext, setting: ReadSetting): Promise<void> {
  const today = civilDay(context.now, context.timeZone);
  const cover_state = coverState({ from: row.starts_on, to: row.ends_on }, today, setting('insurance_warn_days'));
  if (cover_state !== row.cover_state)
    // Raw: it follows from what was just written.
    await trx.updateTable('insurance_policy').set({ cover_state }).where('id', '=', row.id).execute();
  if (row.incident_at) await report(trx, row, row.incident_at, context, setting);
}

async function report(
  trx: Db,
  row: Policy,
  incident_at: string,
  context: WriteContext,
  setting: ReadSetting,
): Promise<void> {
  const at = Date.parse(incident_at);
  const day = civilDay(at, context.timeZone);
  if (at > context.now) throw insuranceRefusal(context, 'incident_at', 'future');
  if (day < row.starts_on || day > row.ends_on)
    throw insuranceRefusal(context, 'incident_at', 'outside', { day, from: row.starts_on, to: row.ends_on });
  await checkInjured(trx, row, day, context);
  await checkAccident(trx, row, day, context);
  const access = { scope: WHOLE, org_id: row.org_id, account_id: context.account_id, now: context.now };
  const title = insuranceLabel('claim', { kind: kindLabel(row.insurance_kind), place: row.incident_place ?? '' });
  await resourceRepository(trx, insuranceclaim).insert(access, {
    claim_title: title.zh,
    claim_status: CLAIM.reported,
    policy_id: row.id,
    project_id: row.project_id,
    accident_id: row.accident_id ?? null,
    incident_at,
    incident_place: row.incident_place!,
    injured_id: row.injured_id ?? null,
    incident_text: row.incident_text!,
    incident_photos: row.incident_photos ?? null,
    reported_at: new Date(context.now).toISOString(),
    is_late: context.now - at > setting('insurance_report_hours') * 3_600_000,
    keeper_id: row.keeper_id,
  });
  // The claim has it now, and the fields are free for the next incident.
  await trx
    .updateTable('insurance_policy')
    .set({
      accident_id: null,
      incident_at: null,
      incident_place: null,
      injured_id: null,
      incident_text: null,
      incident_photos: null,
    })
    .where('id', '=', row.id)
    .execute();
}

/** An incident and the accident that it is are of the same project and day. @throws GongdiError */
async function checkAccident(
  trx: Db,
  { accident_id, project_id }: Pick<Claim, 'accident_id' | 'project_id'>,
  day: string,
  context: WriteContext,
): Promise<void> {
  if (!accident_id) return;
  const accident = await trx
    .selectFrom('accident')
    .select(['happened_on', 'project_id'])
    .where('id', '=', accident_id)
    .executeTakeFirstOrThrow();
  if (accident.project_id !== project_id) throw insuranceRefusal(context, 'accident_id', 'accidentElsewhere');
  if (accident.happened_on !== day)
    throw insuranceRefusal(context, 'accident_id', 'otherDay', { day, happened: accident.happened_on });
}

async function checkInjured(trx: Db, row: Policy, day: string, context: WriteContext): Promise<void> {
  if (!row.injured_id) return;
  const person = await trx
    .selectFrom('staff')
    .select('project_id')
    .where('id', '=', row.injured_id)
    .executeTakeFirstOrThrow();
  if (person.project_id !== row.project_id) throw insuranceRefusal(context, 'injured_id', 'elsewhere');
  const covered = await trx
    .selectFrom('insurance_policy as p')
    .select('p.id')
    .where('p.id', '=', row.id)
    .where(coversPerson(sql.val(row.injured_id), day))
    .executeTakeFirst();
  if (!covered) throw insuranceRefusal(context, 'injured_id', 'notNamed');
}

/** Keeps what is paid for a claim below what was assessed, and in all below the sum insured. */
export async function keepClaim(trx: Db, row: Claim, context: WriteContext): Promise<void> {
  await checkAccident(trx, row, civilDay(Date.parse(row.incident_at), context.timeZone), context);
  const before = context.before as Claim | undefined;
  if (!before || before.claim_status === row.claim_status) return;
  if (row.claim_status === CLAIM.assessed && fenOf(row.assessed_amount) <= 0)
    throw insuranceRefusal(context, 'assessed_amount', 'notAbove');
  if (row.claim_status !== CLAIM.paid) return;
  const [paid, assessed] = [fenOf(row.paid_amount), fenOf(row.assessed_amount)];
  if (paid <= 0) throw insuranceRefusal(context, 'paid_amount', 'notAbove');
  if (paid > assessed)
    throw insuranceRefusal(context, 'paid_amount', 'overAssessed', { paid: yuanOf(paid), assessed: yuanOf(assessed) });
  if (row.paid_on && row.paid_on > civilDay(context.now, context.timeZone))
    throw insuranceRefusal(context, 'paid_on', 'laterPaid');
  // The lock lets the payments of a policy come one after the other.
  const policy = await trx
    .selectFrom('insurance_policy')
    .select(['id', 'insured_amount'])
    .where('id', '=', row.policy_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const others = await trx
    .selectFrom('insurance_claim')
    .select('paid_amount')
    .where('policy_id', '=', policy.id)
    .where('claim_status', '=', CLAIM.paid)
    .where('id', '!=', row.id)
    .execute();
  const claimed = sumFen(others.map(({ paid_amount }) => fenOf(paid_amount)));
  const insured = fenOf(policy.insured_amount);
  // Statutory injury insurance has no sum.
  if (policy.insured_amount !== null && claimed + paid > insured)
    throw insuranceRefusal(context, 'paid_amount', 'overInsured', {
      insured: yuanOf(insured),
      claimed: yuanOf(claimed),
      rest: yuanOf(Math.max(0, insured - claimed)),
    });
  await trx
    .updateTable('insurance_policy')
    .set({ claimed_total: yuanOf(claimed + paid) })
    .where('id', '=', policy.id)
    .execute();
}

/** Refuses persons whom a policy names already, and policies that name nobody. */
export async function keepInsured(trx: Db, row: RowOf<typeof insuredperson>, context: WriteContext): Promise<void> {
  const policy = await trx
    .selectFrom('insurance_policy')
    .select(['insurance_mode', 'project_id'])
    .where('id', '=', row.policy_id)
    .forUpdate()
    .executeTakeFirst();
  if (!policy) throw new GongdiError('notFound');
  if (policy.insurance_mode !== INSURANCE_MODE.named) throw insuranceRefusal(context, 'policy_id', 'everybody');
  const other = await trx
    .selectFrom('insured_person')
    .select('id')
    .where('policy_id', '=', row.policy_id)
    .where('staff_id', '=', row.staff_id)
    .where('id', '!=', row.id)
    .limit(1)
    .executeTakeFirst();
  if (other) throw insuranceRefusal(context, 'staff_id', 'twice');
  const person = await trx.selectFrom('staff').select('project_id').where('id', '=', row.staff_id).executeTakeFirst();
  if (person?.project_id !== policy.project_id) throw insuranceRefusal(context, 'staff_id', 'personElsewhere');
}

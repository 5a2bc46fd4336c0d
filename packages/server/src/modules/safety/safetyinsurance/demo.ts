import {
  CLAIM,
  civilDay,
  coverState,
  DEFAULT_TIME_ZONE,
  INSURANCE,
  INSURANCE_MODE,
  insuranceclaim,
  insuredperson,
  POLICY,
  safetyinsurance,
  STAY,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';

const OFFICES: Readonly<Record<number, string>> = { 1: 'kechuang' };
const WARN_DAYS = 30;
const day = (ahead: number): string => civilDay(DEMO_NOW + ahead * 86_400_000, DEFAULT_TIME_ZONE);

const KINDS = [
  {
    kind: INSURANCE.liability,
    mark: 'AZX',
    insurer: '华东财产保险股份有限公司',
    insured: '5000000.00',
    premium: '86400.00',
  },
  { kind: INSURANCE.injury, mark: 'GSX', insurer: '市社会保险事业管理中心', insured: null, premium: '142000.00' },
  { kind: 3, mark: 'YWX', insurer: '江海人寿保险股份有限公司', insured: '2000000.00', premium: '38500.00' },
] as const;

/**
 * Policies of eight projects for this year and the last. In the first project the liability policy names persons and
 * lacks some, in the second it ends soon, in the third it has ended without another.
 */
export default defineDemo({
  name: 'safetyinsurance',
  after: ['staff', 'monthreport'],
  async load(trx: Db) {
    let number = 0;
    for (let project = 1; project <= 8; project += 1)
      for (const { kind, mark, insurer, insured, premium } of KINDS)
        for (const year of [0, 1]) {
          number += 1;
          const lapsed = project === 3 && kind === INSURANCE.liability;
          const soon = project === 2 && kind === INSURANCE.liability;
          const until = (lapsed ? -12 : soon ? 19 : 90 + project * 11) - (year === 0 ? 365 : 0);
          const [starts_on, ends_on] = [day(until - 364), day(until)];
          const named = project === 1 && kind === INSURANCE.liability && year === 1;
          const paid = number === 1;
          await resourceRepository(trx, safetyinsurance).addAhead(
            demoAccess('contractor', OFFICES[project] ?? 'shanghai', 1),
            {
              id: demoId('insurance_policy', number),
              policy_number: `PZ-${mark}-${starts_on.slice(0, 4)}-${String(100 + number)}`,
              policy_status: POLICY.kept,
              cover_state: coverState({ from: starts_on, to: ends_on }, day(0), WARN_DAYS),
              insurance_kind: kind,
              project_id: demoId('project', project),
              insurer,
              policy_holder: '浦江建设集团有限公司',
              starts_on,
              ends_on,
              insurance_mode: named ? INSURANCE_MODE.named : INSURANCE_MODE.everybody,
              keeper_id: accountId('contractor'),
              insured_amount: insured,
              person_amount: kind === INSURANCE.injury ? null : '800000.00',
              premium,
              claimed_total: paid ? '36800.00' : null,
            },
          );
          if (named) await nameMost(trx, number);
        }
    await claims(trx);
  },
});

/** Names all but the last three persons on the first project. */
async function nameMost(trx: Db, policy: number): Promise<void> {
  const people = await trx
    .selectFrom('staff')
    .select('id')
    .where('project_id', '=', demoId('project', 1))
    .where('status', '=', STAY.onSite)
    .orderBy('id')
    .execute();
  for (const [at, { id }] of people.slice(0, -3).entries())
    await resourceRepository(trx, insuredperson).addAhead(demoAccess('contractor', 'kechuang', 20), {
      id: demoId('insured_person', at + 1),
      staff_id: id,
      policy_id: demoId('insurance_policy', policy),
    });
}

async function claims(trx: Db): Promise<void> {
  const told = [
    {
      place: '2 号楼 6 层楼梯间',
      text: '搬运模板时踩空扭伤左踝，送医检查为韧带损伤。',
      ago: 410,
      policy: 1,
      status: CLAIM.paid,
      more: {
        claim_number: 'LP-2025-0713',
        materials_due: day(-390),
        assessed_amount: '36800.00',
        paid_amount: '36800.00',
        paid_on: day(-352),
      },
    },
    {
      place: '木工加工棚',
      text: '切割木方时手指擦伤，送医包扎，休息一周。',
      ago: 22,
      policy: 2,
      status: CLAIM.filed,
      more: { claim_number: 'LP-2026-1108', materials_due: day(9), accident_id: demoId('accident', 1) },
    },
    {
      place: '地下室后浇带',
      text: '下料时滑倒，腰部软组织挫伤，门诊治疗。',
      ago: 3,
      policy: 4,
      status: CLAIM.reported,
      more: {},
    },
  ];
  for (const [at, { place, text, ago, policy, status, more }] of told.entries())
    await resourceRepository(trx, insuranceclaim).addAhead(demoAccess('contractor', 'kechuang', ago), {
      id: demoId('insurance_claim', at + 1),
      claim_title: `${policy <= 2 ? '安全生产责任保险' : '工伤保险（按项目参保）'}出险：${place}`,
      claim_status: status,
      policy_id: demoId('insurance_policy', policy),
      project_id: demoId('project', 1),
      incident_at: demoTime(ago, 10, 20),
      incident_place: place,
      incident_text: text,
      reported_at: demoTime(ago, 15, 5),
      is_late: false,
      keeper_id: accountId('contractor'),
      ...more,
    });
}

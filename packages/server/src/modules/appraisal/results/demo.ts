import {
  APPRAISAL,
  APPRAISAL_PLAN,
  appraisalResult,
  ITEM_KIND,
  proofIds,
  SCORE_SHEET,
  sheetScore,
  weightsOf,
  type AppraisalLine,
  type FileItem,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';
import { anyOf, type Db } from '../../../store/index.ts';
import { DEMO_ITEMS } from './demo-items.ts';
import { proofPicture } from './demo-proof.ts';

const day = (ahead: number): string => new Date(DEMO_NOW + ahead * 86_400_000).toISOString().slice(0, 10);
const json = (value: unknown): never => JSON.stringify(value) as never;

const BANDS = [
  { grade: 1, floor: 90 },
  { grade: 3, floor: 80 },
  { grade: 4, floor: 60 },
  { grade: 6, floor: 0 },
];

/** Name and kind of target; the second and later scores count by the mean. */
const TEMPLATES = [
  ['分包单位季度履约考核', 1, '公司分包管理办法（2026 版）'],
  ['项目部季度综合考核', 2, '公司项目考核办法（2026 版）'],
  ['管理人员月度考核', 3, '项目部岗位责任制'],
] as const;

/** Why points are deducted, by item. */
const REASONS: Readonly<Record<string, string>> = {
  安全教育与交底: '抽查 20 人，3 人无三级教育记录',
  专职安全员配备: '两次检查不在岗',
  隐患整改: '临边防护整改超期 2 天',
  实测合格率: '本季度墙面平整度合格率 87%',
  返工与整改: '二层梁侧模胀模返工 1 处',
  节点完成: '主体八层结构延误 3 天',
  实名制与考勤: '2 名木工未登记进场',
  工资支付: '9 月工资表 1 人代签',
  资料报送: '周报迟报 2 次',
  危大工程管控: '高支模旁站记录缺 1 次',
  隐患闭环率: '闭环率 93%',
  分项一次验收合格率: '钢筋分项一次验收合格率 92%',
  检测与见证: '同条件试块漏留 1 组',
  月计划完成率: '10 月计划完成率 91%',
  扬尘与噪声: 'PM10 超标 2 次',
  资料同步率: '隐蔽资料滞后 8 天',
  到岗履职: '周例会缺席 1 次',
  检查与记录: '周检查记录缺整改照片',
  培训与考试: '月度考试补考通过',
  协作与沟通: '对接不及时，书面提醒 1 次',
};

interface PlanLine {
  name: string;
  kind: 1 | 2;
  template: 0 | 1 | 2;
  /** Numbers of units, projects or people. */
  targets: readonly number[];
  /** Days from now: period, term. */
  begin: number;
  end: number;
  due: number;
  scorers: readonly string[];
  state: number;
}

const QUARTERLY = [6, 7, 8, 10, 11, 12, 14, 30] as const;

// One plan per line.
// oxfmt-ignore
const PLANS: readonly PlanLine[] = [
  { name: '2026 年第一季度分包单位履约考核', kind: 2, template: 0, targets: QUARTERLY, begin: -305, end: -216, due: -205, scorers: ['patrol', 'admin'], state: APPRAISAL.final },
  { name: '2026 年第二季度分包单位履约考核', kind: 2, template: 0, targets: QUARTERLY, begin: -215, end: -125, due: -114, scorers: ['patrol', 'admin'], state: APPRAISAL.final },
  { name: '2026 年第三季度分包单位履约考核', kind: 2, template: 0, targets: QUARTERLY, begin: -124, end: -33, due: -22, scorers: ['patrol', 'admin'], state: APPRAISAL.final },
  { name: '2026 年 10 月分包单位专项考核', kind: 2, template: 0, targets: [6, 7, 10, 11], begin: -32, end: -2, due: 12, scorers: ['patrol', 'admin'], state: APPRAISAL.scoring },
  { name: '2026 年第三季度项目部综合考核', kind: 2, template: 1, targets: [1, 2, 3, 4], begin: -124, end: -33, due: -20, scorers: ['patrol'], state: APPRAISAL.final },
  { name: '2026 年 10 月项目部检查评价', kind: 1, template: 1, targets: [1, 2, 3], begin: -32, end: -2, due: -1, scorers: ['patrol'], state: APPRAISAL.published },
  { name: '2026 年 9 月管理人员考核', kind: 2, template: 2, targets: [1, 2, 3, 4], begin: -62, end: -33, due: -28, scorers: ['patrol'], state: APPRAISAL.final },
  { name: '2026 年 10 月管理人员考核', kind: 2, template: 2, targets: [1, 2, 3, 4], begin: -32, end: -2, due: 0, scorers: ['patrol'], state: APPRAISAL.counted },
];

/** The unit that fails, in the newest quarter. */
const FAILS = 30;

interface Target {
  id: string;
  name: string;
  org_id: string | null;
  project_id: string | null;
}

/** Reads the targets of all plans, by kind and number. */
async function readTargets(trx: Db): Promise<ReadonlyMap<string, Target>> {
  const numbers = (template: number) => [
    ...new Set(PLANS.flatMap((one) => (one.template === template ? one.targets : []))),
  ];
  const ids = (kind: string, template: number) => numbers(template).map((one) => demoId(kind, one));
  const units = await trx
    .selectFrom('unit')
    .select(['id', 'unit_name as name'])
    .where('id', '=', anyOf(ids('unit', 0)))
    .execute();
  const projects = await trx
    .selectFrom('project')
    .select(['id', 'project_name as name', 'org_id'])
    .where('id', '=', anyOf(ids('project', 1)))
    .execute();
  const people = await trx
    .selectFrom('staff')
    .select(['id', 'name', 'org_id', 'project_id'])
    .where('id', '=', anyOf(ids('staff', 2)))
    .execute();
  return new Map([
    ...units.map((one): [string, Target] => [one.id, { ...one, org_id: organisationId('shanghai'), project_id: null }]),
    ...projects.map((one): [string, Target] => [one.id, { ...one, project_id: one.id }]),
    ...people.map((one): [string, Target] => [one.id, one]),
  ]);
}

const KINDS = ['unit', 'project', 'staff'] as const;

const RULES = TEMPLATES.map(([, target]) => {
  const items = DEMO_ITEMS.filter(({ target_type }) => target_type === target);
  return { items, sections: weightsOf(items), bands: BANDS, scorer_rule: 1, veto_effect: 1 };
});

/** Columns of the rules, of a template and of the plans that keep its copy. */
function ruleColumns(template: number) {
  const { items, sections, bands, ...rest } = RULES[template]!;
  const kept = items.map(({ section, item, item_kind, full_points, criterion, needs_proof }) => ({
    section,
    item,
    item_kind,
    full_points,
    criterion,
    needs_proof,
  }));
  return { ...rest, least_scorers: 1, items: json(kept), sections: json(sections), bands: json(bands) };
}

const written = (org_id: string | null, ago: number) => ({
  org_id,
  created_at: demoTime(ago),
  created_by: accountId('contractor'),
  updated_at: demoTime(ago),
  updated_by: accountId('contractor'),
  version: 1,
});

/** A target of a plan, by its place in it. */
interface Case {
  plan: PlanLine;
  at: number;
  place: number;
  target: Target;
  proof: FileItem | undefined;
}

const failsIn = ({ at, target }: Case) => at === 2 && target.id === demoId('unit', FAILS);

/** Who has scored: everybody, or one of two where the plan still runs. */
const hasScored = ({ plan, place }: Case, scorer: string) =>
  plan.state !== APPRAISAL.scoring || (scorer === 'admin' && place < 2);

/** A sheet as a scorer fills it in: most items in full, some with a deduction and its reason. */
function linesOf(one: Case, who: number): AppraisalLine[] {
  const { plan, at, place, proof } = one;
  return RULES[plan.template]!.items.map((item, row) => {
    const { section, item_kind, full_points, needs_proof } = item;
    const line = { section, item: item.item, item_kind, full_points: full_points ?? null, needs_proof, points: null };
    if (!hasScored(one, plan.scorers[who]!)) return line;
    if (item_kind === ITEM_KIND.veto) {
      const happened = failsIn(one) && who === 0 && item.item.startsWith('发生一般');
      const reason = '9 月 17 日木工高处坠落受伤，经认定为一般事故';
      return happened ? { ...line, is_vetoed: true, reason, proof: proof?.id ?? null } : line;
    }
    const most = full_points ?? 0;
    const lost = (at * 5 + place * 3 + row * 7 + who) % 4;
    const points = Math.max(0, most - lost * (failsIn(one) ? 3 : 1) - (place % 2));
    if (lost === 0 || lost === 3 || (needs_proof && !proof)) return { ...line, points: most };
    return { ...line, points, reason: REASONS[item.item] ?? '抽查不符合', ...(needs_proof && { proof: proof!.id }) };
  });
}

function planRow(plan: PlanLine, at: number, targets: readonly Target[]) {
  const ids = json(targets.map(({ id }) => id));
  const kind = KINDS[plan.template];
  return {
    ...written(organisationId('shanghai'), -plan.begin),
    id: demoId('appraisal_plan', at + 1),
    plan_name: plan.name,
    appraisal_plan_status: plan.state === APPRAISAL.final ? APPRAISAL_PLAN.done : APPRAISAL_PLAN.scoring,
    appraisal_kind: plan.kind,
    template_id: demoId('appraisal_template', plan.template + 1),
    begin_date: day(plan.begin),
    end_date: day(plan.end),
    due_date: day(plan.due),
    target_type: plan.template + 1,
    unit_ids: kind === 'unit' ? ids : null,
    project_ids: kind === 'project' ? ids : null,
    person_ids: kind === 'staff' ? ids : null,
    scorer_ids: json(plan.scorers.map(accountId)),
    approver_id: accountId('contractor'),
    ...ruleColumns(plan.template),
  };
}

const commonOf = ({ plan, at, target }: Case) => ({
  plan_id: demoId('appraisal_plan', at + 1),
  target_type: plan.template + 1,
  target_name: target.name,
  project_id: target.project_id,
  score_round: 1,
});

const resultId = ({ at, place }: Case) => demoId('appraisal', at * 20 + place + 1);

function sheetRow(one: Case, scorer: string, who: number) {
  const { plan, at, place, proof } = one;
  const handed = hasScored(one, scorer);
  const lines = linesOf(one, who);
  const { score, vetoes } = sheetScore(RULES[plan.template]!, lines);
  const proven = proof && lines.some((line) => proofIds(line).length > 0);
  return {
    ...written(organisationId(scorer === 'patrol' ? 'kechuang' : 'shanghai'), -plan.begin),
    ...commonOf(one),
    id: demoId('appraisal_sheet', at * 60 + place * 3 + who + 1),
    sheet_status: handed ? SCORE_SHEET.handed : SCORE_SHEET.open,
    scorer_id: accountId(scorer),
    is_chair: false,
    result_id: resultId(one),
    due_date: day(plan.due),
    score: handed ? score : null,
    veto_count: handed ? vetoes.length : null,
    lines: json(lines),
    proofs: proven ? json([proof]) : null,
    comment_text: handed && who === 0 ? '总体履约正常，扣分项已当面反馈' : null,
    handed_at: handed ? demoTime(Math.max(0, -plan.due) + 1) : null,
  };
}

/** What the sheets of a target give; undefined: they are not all in. */
function countedOf(one: Case) {
  const { plan } = one;
  if (plan.state === APPRAISAL.scoring) return undefined;
  const rules = RULES[plan.template]!;
  const sheets = plan.scorers.map((_, who) => sheetScore(rules, linesOf(one, who)));
  return appraisalResult(
    rules,
    sheets.map((sheet) => ({ ...sheet, score: sheet.score ?? 0, is_chair: false })),
  );
}

/** Approval and publicity, as far as the plan has come. */
function approvalOf({ plan }: Case) {
  const done = plan.state === APPRAISAL.final;
  const shown = done || plan.state === APPRAISAL.published;
  return {
    approve_opinion: shown ? '同意公示' : null,
    approved_at: shown ? demoTime(done ? -plan.due - 2 : 1) : null,
    publicity_until: shown ? day(done ? plan.due + 7 : 4) : null,
  };
}

function resultRow(one: Case) {
  const { plan, place, target } = one;
  const kind = KINDS[plan.template];
  const objected = plan.state === APPRAISAL.published && place === 1;
  const { score = null, given_score = null, grade = null, vetoes = [] } = countedOf(one) ?? {};
  return {
    ...written(target.org_id, -plan.begin),
    ...commonOf(one),
    ...approvalOf(one),
    id: resultId(one),
    appraisal_status: objected ? APPRAISAL.objected : plan.state,
    appraisal_kind: plan.kind,
    unit_id: kind === 'unit' ? target.id : null,
    person_id: kind === 'staff' ? target.id : null,
    sheets_total: plan.scorers.length,
    sheets_handed: plan.scorers.filter((scorer) => hasScored(one, scorer)).length,
    approver_id: accountId('contractor'),
    score,
    given_score,
    grade,
    veto_reasons: vetoes.join('；') || null,
    objection: objected ? '扬尘超标两次中一次为监测设备故障，附设备维修单' : null,
    objected_by: objected ? accountId('patrol') : null,
    objected_at: objected ? demoTime(0.2) : null,
  };
}

/** Items, templates, and the plans of a year with results in every state. */
export default defineDemo({
  name: 'appraisal',
  after: ['units', 'staff', 'projectmanage'],
  async load(trx, { blobs }) {
    const shanghai = organisationId('shanghai');
    await trx
      .insertInto('appraisal_item')
      .values(
        DEMO_ITEMS.map(({ full_points, ...one }, at) => ({
          ...written(shanghai, 330),
          id: demoId('appraisal_item', at + 1),
          ...one,
          full_points: full_points ?? null,
          appraisal_item_status: 1,
        })),
      )
      .execute();
    await trx
      .insertInto('appraisal_template')
      .values(
        TEMPLATES.map(([template_name, target_type, standard], at) => ({
          ...written(shanghai, 320),
          id: demoId('appraisal_template', at + 1),
          template_name,
          target_type,
          standard,
          ...ruleColumns(at),
        })),
      )
      .execute();
    const known = await readTargets(trx);
    const proof = blobs && (await proofPicture(trx, blobs));
    const targetsOf = (plan: PlanLine) =>
      plan.targets.flatMap((number) => known.get(demoId(KINDS[plan.template], number)) ?? []);
    const cases = PLANS.flatMap((plan, at) =>
      targetsOf(plan).map((target, place): Case => ({ plan, at, place, target, proof })),
    );
    const plans = PLANS.map((plan, at) => planRow(plan, at, targetsOf(plan)));
    await trx.insertInto('appraisal_plan').values(plans).execute();
    await trx.insertInto('appraisal').values(cases.map(resultRow)).execute();
    const sheets = cases.flatMap((one) => one.plan.scorers.map((scorer, who) => sheetRow(one, scorer, who)));
    await trx.insertInto('appraisal_sheet').values(sheets).execute();
  },
});

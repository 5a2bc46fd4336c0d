import { APPRAISAL_TARGET } from '../../../appraisal/target.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { APPRAISAL_KIND, appraisalKind, appraisalPlanStatus, appraisalTarget, APPRAISAL_PLAN } from '../dictionary.ts';
import { ruleFields } from '../fields.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const SHOWN = ['column', 'detail'] as const;

/** Who of a plan is appraised, by the value of `target_type`. */
const TARGETS = {
  unit_ids: APPRAISAL_TARGET.unit,
  project_ids: APPRAISAL_TARGET.project,
  person_ids: APPRAISAL_TARGET.person,
} as const;

/** Plans of evaluations and appraisals (console specification, sections 2.2 and 2.3). */
export default defineResource({
  name: 'evaluationplan',
  noun: 'appraisal_plan',
  label: { zh: '评价计划', en: 'Evaluation plan' },
  about: {
    zh: '按模板对单位、项目或人员打分的计划：对象、评分人、期限；启动后为每个对象生成一条记录，为每位评分人生成评分表。',
    en: 'Whom to score by which template, by whom and until when. Its start makes a record of each target and a sheet for each scorer.',
  },
  rules: [
    {
      zh: '启动时冻结模板，模板以后的修改不影响本计划。',
      en: 'The start freezes the template: later changes do not change the plan.',
    },
    {
      zh: '评分人不能是被考评的人员本人；评分人数不少于模板要求；批准人不能是评分人。',
      en: 'Nobody scores themselves, there are as many scorers as the template asks for, and whoever approves does not score.',
    },
    { zh: '所有记录生效后，计划自动完成。', en: 'The plan is done when all its records are in effect.' },
  ],
  service: 'order',
  title: 'plan_name',
  scope: 'organisation',
  namedByReferrers: true,
  follows: 'project_id',
  sort: { field: 'due_date', order: 'desc' },
  groups: {
    basic: { zh: '计划', en: 'Plan' },
    targets: { zh: '考评对象', en: 'Targets' },
    people: { zh: '评分人', en: 'People' },
    rules: { zh: '评分规则（启动时冻结）', en: 'Rules (frozen at the start)' },
  },
  fields: {
    plan_name: field.text({
      label: { zh: '计划名称', en: 'Plan' },
      required: true,
      maxLength: 120,
      query: 'like',
      group: 'basic',
      column: { width: 280, fixed: 'left', sort: true },
      example: '2026 年第三季度分包单位履约考核',
    }),
    appraisal_plan_status: field.code({
      label: { zh: '计划状态', en: 'State' },
      required: true,
      dict: appraisalPlanStatus,
      query: 'in',
      initial: APPRAISAL_PLAN.draft,
      on: KEPT,
      group: 'basic',
      column: { width: 100 },
    }),
    appraisal_kind: field.code({
      label: { zh: '考评类别', en: 'Kind' },
      required: true,
      dict: appraisalKind,
      query: 'eq',
      initial: APPRAISAL_KIND.evaluation,
      group: 'basic',
      column: { width: 90 },
    }),
    template_id: field.reference({
      label: { zh: '评价模板', en: 'Template' },
      required: true,
      ref: 'evaluationtemplate',
      query: 'eq',
      group: 'basic',
      column: { width: 240 },
    }),
    project_id: projectField({ group: 'basic', column: { width: 220, hidden: true } }),
    begin_date: field.date({
      label: { zh: '考评期起', en: 'Period from' },
      required: true,
      group: 'basic',
      column: { width: 120, hidden: true },
    }),
    end_date: field.date({
      label: { zh: '考评期止', en: 'Period to' },
      required: true,
      group: 'basic',
      column: { width: 120, hidden: true },
    }),
    due_date: field.date({
      label: { zh: '评分截止', en: 'Score by' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true, priority: 1 },
    }),
    target_type: field.code({
      label: { zh: '考评对象', en: 'Target' },
      required: true,
      dict: appraisalTarget,
      query: 'in',
      initial: APPRAISAL_TARGET.unit,
      group: 'targets',
      column: { width: 100, priority: 1 },
    }),
    unit_ids: field.references({
      label: { zh: '被考评单位', en: 'Units' },
      ref: 'enterprisebank',
      group: 'targets',
      column: { width: 200, hidden: true },
    }),
    project_ids: field.references({
      label: { zh: '被考评项目', en: 'Projects' },
      ref: 'projectmanage',
      group: 'targets',
      column: { width: 200, hidden: true },
    }),
    person_ids: field.references({
      label: { zh: '被考评人员', en: 'People' },
      ref: 'staff',
      among: PROJECT_PEOPLE,
      group: 'targets',
      column: { width: 200, hidden: true },
    }),
    scorer_ids: field.references({
      label: { zh: '评分人', en: 'Scorers' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      group: 'people',
      column: { width: 200, hidden: true },
    }),
    chair_id: field.reference({
      label: { zh: '评分组长', en: 'Chair' },
      hint: {
        zh: '模板为组长加权时必填，须是评分人之一',
        en: 'One of the scorers; needed where the template weights the chair',
      },
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      group: 'people',
      column: { width: 110, hidden: true },
    }),
    approver_id: field.reference({
      label: { zh: '批准人', en: 'Who approves' },
      hint: { zh: '批准结果并处理异议', en: 'Approves the results and decides on objections' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      group: 'people',
      column: { width: 110, hidden: true },
    }),
    target_count: field.integer({
      label: { zh: '对象数', en: 'Targets' },
      derived: true,
      on: SHOWN,
      group: 'targets',
      column: { width: 90 },
    }),
    final_count: field.integer({
      label: { zh: '已生效', en: 'In effect' },
      derived: true,
      on: SHOWN,
      group: 'targets',
      column: { width: 90 },
    }),
    ...ruleFields(false, ['detail']),
    remark: field.textarea({
      label: { zh: '说明', en: 'Remarks' },
      maxLength: 500,
      group: 'basic',
      column: { width: 200, hidden: true },
    }),
  },
  order: [
    ['begin_date', 'end_date'],
    ['begin_date', 'due_date'],
  ],
  // What was chosen before the kind of target was changed is no target.
  settle: (record) => ({
    ...record,
    ...Object.fromEntries(
      Object.entries(TARGETS).flatMap(([name, type]) =>
        typeof record['target_type'] === 'number' && record['target_type'] !== type && name in record
          ? [[name, null]]
          : [],
      ),
    ),
  }),
  check: (record) => {
    const [name] = Object.entries(TARGETS).find(([, type]) => type === record['target_type']) ?? [];
    const scorers = (record['scorer_ids'] ?? []) as readonly string[];
    const { chair_id, approver_id } = record as { chair_id?: string | null; approver_id?: string | null };
    return [
      ...(name !== undefined && ((record[name] ?? []) as unknown[]).length === 0
        ? [{ path: name, label: { zh: '请选择被考评的对象', en: 'Choose who is appraised' } }]
        : []),
      ...(chair_id && !scorers.includes(chair_id)
        ? [{ path: 'chair_id', label: { zh: '组长须是评分人之一', en: 'The chair is one of the scorers' } }]
        : []),
      ...(approver_id && scorers.includes(approver_id)
        ? [
            {
              path: 'approver_id',
              label: { zh: '批准人不能同时是评分人，请另选', en: 'Whoever approves does not score; choose another' },
            },
          ]
        : []),
    ];
  },
  attention: [
    {
      label: { zh: '考评计划待启动', en: 'Appraisal plans to start' },
      filters: { appraisal_plan_status: String(APPRAISAL_PLAN.draft) },
      level: 'info',
    },
  ],
  endpoints: {
    list: 'GET evaluation-plan',
    detail: 'GET evaluation-plan/{id}',
    add: 'POST evaluation-plan',
    edit: 'PUT evaluation-plan',
    delete: 'DELETE evaluation-plan/{id}',
    export: 'GET evaluation-plan/export',
  },
  lifecycle: {
    field: 'appraisal_plan_status',
    editable: [APPRAISAL_PLAN.draft],
    due: { field: 'due_date', states: [APPRAISAL_PLAN.scoring], tells: ['approver_id'] },
  },
  actions: {
    start: {
      label: { zh: '启动', en: 'Start' },
      endpoint: 'PUT evaluation-plan/start',
      confirm: {
        zh: '启动后模板冻结，评分人收到评分任务。确定启动？',
        en: 'The template is frozen and the scorers get their sheets. Start?',
      },
      step: { from: [APPRAISAL_PLAN.draft], to: APPRAISAL_PLAN.scoring, tells: ['approver_id'] },
    },
    cancel: {
      label: { zh: '取消计划', en: 'Cancel' },
      endpoint: 'PUT evaluation-plan/cancel',
      confirm: {
        zh: '取消后未生效的记录一并取消，已生效的结果保留。',
        en: 'Records that are not in effect are cancelled too; results in effect stay.',
      },
      step: { from: [APPRAISAL_PLAN.draft, APPRAISAL_PLAN.scoring], to: APPRAISAL_PLAN.cancelled, danger: true },
    },
  },
});

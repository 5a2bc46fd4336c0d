import { field } from '../../../field/field.ts';
import { ASSESS, GRADE, LEVEL, POST, SCHEME } from '../../../quality/codes.ts';
import { signersOf } from '../../../quality/signers.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { lookResult } from '../dictionary.ts';
import { signed, takenAt, takenBy, told } from '../fields.ts';
import { assessGrade, assessScheme, assessStatus, divisionLevel } from './dictionary.ts';

const IN_STEP = ['column', 'detail', 'sheet'] as const;
/** A sheet brings the plan of the division, never its results. */
const STATE = ['column', 'query', 'detail'] as const;

/** Post and time of those who sign besides, by the name of their step. */
const SIGNS = {
  supervise: [POST.chief, 'chief_at'],
  survey: [POST.survey, 'survey_at'],
  design: [POST.design, 'design_at'],
} as const;

/** Returns whether a node waits for a signature: its level and kind of works ask for it, and it is not there. */
const mayStillSign = (name: keyof typeof SIGNS) => (row: Readonly<Record<string, unknown>>) => {
  const [post, at] = SIGNS[name];
  const due = { survey_due: row['survey_due'] === true, design_due: row['design_due'] === true };
  return !row[at] && signersOf(Number(row['division_level']), due).besides.includes(post);
};

/**
 * The division of works and its acceptance, from unit works down to items (GB 50300-2013, chapters 4 and 5; console
 * specification, section 2.3). Triggers keep the tree, as that of parts, and refuse what would be accepted above
 * something open, whoever writes it. Who takes which step follows from the level (`signersOf`).
 */
export default defineResource({
  name: 'qualityassessment',
  noun: 'assessment',
  label: { zh: '质量评定', en: 'Acceptance of works' },
  about: {
    zh: '工程质量验收的划分与评定：单位（子单位）工程、分部（子分部）工程、分项工程，下接检验批；逐级验收，下级未全部合格，上级不能报验。',
    en: 'The division of works and its acceptance, from unit works to items, with inspection lots below. A level is accepted only when all below it is.',
  },
  rules: [
    {
      zh: '下级（分项为检验批）全部验收合格后才能报验；报验后下级不能增减或重开，需要时先退回或修改本级。',
      en: 'It is presented when all directly below it is accepted. From then on nothing below is added, removed or opened again, until it is given back or opened itself.',
    },
    {
      zh: '分项由专业监理工程师会同项目专业技术负责人验收；分部由总监理工程师会同项目负责人，地基基础、主体、节能按规定请勘察、设计参加；单位工程由建设单位组织。',
      en: 'Items: professional supervisor with technical head. Parts: chief supervisor with project leader, survey and design where due. Unit works: the owner, with all of them.',
    },
    {
      zh: '房屋建筑只分合格与否；公路和水利可评优良，下级优良率须达到系统设置的比例。',
      en: 'Buildings are accepted or not. Roads and water works may be good, if the share below that is good reaches the setting.',
    },
    {
      zh: '房屋建筑的单位工程报验前，施工现场质量管理检查（表 A.0.1）和单位工程资料、功能、观感核查（表 H.0.1-2 至 -4）须由总监理工程师结论符合。',
      en: 'Before a unit work of a building is presented, the chief supervisor has concluded form A.0.1 of the site and forms H.0.1-2 to -4 of the unit work.',
    },
    {
      zh: '分部、单位工程经返修或加固仍不能满足安全或重要使用要求的，严禁验收。',
      en: 'A part or unit work that stays unsafe or unfit after repair must not be accepted (5.0.8).',
    },
  ],
  service: 'order',
  title: 'full_name',
  tree: { parent: 'parent_id', name: 'division_name', path: 'path', above: 'above_name' },
  scope: 'organisation',
  follows: 'project_id',
  imports: 'append',
  sort: { field: 'path', order: 'asc' },
  groups: {
    plan: { zh: '划分', en: 'Division' },
    present: { zh: '施工单位检查结果', en: 'The contractor’s check' },
    besides: { zh: '参加单位意见', en: 'Others who take part' },
    accept: { zh: '验收结论', en: 'Acceptance' },
  },
  fields: {
    full_name: field.text({
      label: { zh: '工程全称', en: 'Full name' },
      maxLength: 500,
      query: 'like',
      searched: true,
      on: ['column', 'query', 'detail'],
      group: 'plan',
      column: { width: 300, fixed: 'left' },
    }),
    assess_status: field.code({
      label: { zh: '验收状态', en: 'Acceptance' },
      required: true,
      dict: assessStatus,
      query: 'in',
      initial: ASSESS.open,
      on: STATE,
      group: 'plan',
      column: { width: 110 },
    }),
    project_id: projectField({
      required: true,
      on: ['column', 'query', 'add', 'detail', 'sheet'],
      group: 'plan',
      column: { width: 220, hidden: true },
    }),
    parent_id: field.reference({
      label: { zh: '上级', en: 'Above' },
      ref: 'qualityassessment',
      tree: true,
      among: { project: 'project_id' },
      query: 'eq',
      on: ['query', 'add', 'edit', 'detail'],
      hint: { zh: '不选即为最上级', en: 'None: it is at the top' },
      group: 'plan',
    }),
    above_name: field.text({
      label: { zh: '上级全称', en: 'Full name above' },
      maxLength: 500,
      on: ['sheet'],
      hint: {
        zh: '如 1#楼/主体结构；最上级留空，上级要写在下级前面',
        en: 'Such as 1#楼/主体结构; empty at the top; what is above stands before what is below',
      },
      group: 'plan',
    }),
    division_name: field.text({
      label: { zh: '名称', en: 'Name' },
      required: true,
      maxLength: 80,
      group: 'plan',
      column: { width: 160, hidden: true },
      example: '钢筋',
    }),
    division_level: field.code({
      label: { zh: '划分层次', en: 'Level' },
      required: true,
      dict: divisionLevel,
      query: 'in',
      group: 'plan',
      column: { width: 120, priority: 1 },
      example: '分项工程',
    }),
    division_code: field.text({
      label: { zh: '编号', en: 'Code' },
      hint: { zh: '如附录 B 的 02010200', en: 'Such as 02010200 of appendix B' },
      maxLength: 32,
      query: 'like',
      group: 'plan',
      column: { width: 120 },
      example: '02010200',
    }),
    order_number: field.integer({
      label: { zh: '排序号', en: 'Order' },
      required: true,
      min: 0,
      max: 99_999,
      initial: 0,
      group: 'plan',
      column: { width: 90, hidden: true },
      example: '2',
    }),
    part_id: partField({ label: { zh: '所在部位', en: 'Where' }, group: 'plan', column: { width: 200, hidden: true } }),
    /** What is below takes over the scheme of the top. */
    assess_scheme: field.code({
      label: { zh: '评定体系', en: 'Scheme' },
      required: true,
      dict: assessScheme,
      query: 'eq',
      initial: SCHEME.building,
      hint: { zh: '由最上级决定', en: 'That of the top holds for all below' },
      group: 'plan',
      column: { width: 160, hidden: true },
    }),
    first_due: field.boolean({
      label: { zh: '先做首件（样板）', en: 'First article due' },
      hint: {
        zh: '分项使用：首件检验批验收合格前，其他检验批不能开始检查',
        en: 'For items: other lots wait until the first article is accepted',
      },
      initial: false,
      group: 'plan',
      column: { width: 120, hidden: true },
    }),
    survey_due: field.boolean({
      label: { zh: '勘察单位参加', en: 'Survey takes part' },
      hint: { zh: '地基与基础分部', en: 'Foundations' },
      initial: false,
      group: 'plan',
      column: { width: 110, hidden: true },
    }),
    design_due: field.boolean({
      label: { zh: '设计单位参加', en: 'Design takes part' },
      hint: { zh: '地基与基础、主体结构、节能分部', en: 'Foundations, main structure, energy saving' },
      initial: false,
      group: 'plan',
      column: { width: 110, hidden: true },
    }),
    below_total: field.integer({
      label: { zh: '下级数', en: 'Below' },
      derived: true,
      on: ['column', 'detail'],
      group: 'plan',
      column: { width: 80 },
    }),
    below_open: field.integer({
      label: { zh: '未合格', en: 'Open below' },
      derived: true,
      on: ['column', 'detail'],
      group: 'plan',
      column: { width: 80, priority: 1 },
    }),
    /** Order number and id of each node from the top down, as those of parts. */
    path: field.text({
      label: { zh: '树形顺序', en: 'Order in the tree' },
      maxLength: 1000,
      on: ['column'],
      column: { width: 100, sort: true, hidden: true },
    }),
    present_opinion: told({ label: { zh: '施工单位检查结果', en: 'Result of the contractor' }, group: 'present' }),
    presented_by: takenBy({ label: { zh: '报验人', en: 'Presented by' }, group: 'present' }),
    presented_at: takenAt({ label: { zh: '报验时间', en: 'Presented at' }, group: 'present' }),
    present_signature: signed({ label: { zh: '报验人签名', en: 'Signature' }, group: 'present' }),
    chief_opinion: told({ label: { zh: '监理单位意见', en: 'Opinion of the supervision' }, group: 'besides' }),
    chief_by: takenBy({ label: { zh: '总监理工程师', en: 'Chief supervisor' }, group: 'besides' }),
    chief_at: takenAt({ label: { zh: '监理签字时间', en: 'Signed by supervision at' }, group: 'besides' }),
    chief_signature: signed({ label: { zh: '总监理工程师签名', en: 'Signature of the chief' }, group: 'besides' }),
    survey_opinion: told({ label: { zh: '勘察单位意见', en: 'Opinion of the survey' }, group: 'besides' }),
    survey_by: takenBy({ label: { zh: '勘察项目负责人', en: 'Survey' }, group: 'besides' }),
    survey_at: takenAt({ label: { zh: '勘察签字时间', en: 'Signed by survey at' }, group: 'besides' }),
    survey_signature: signed({ label: { zh: '勘察项目负责人签名', en: 'Signature of the survey' }, group: 'besides' }),
    design_opinion: told({ label: { zh: '设计单位意见', en: 'Opinion of the design' }, group: 'besides' }),
    design_by: takenBy({ label: { zh: '设计项目负责人', en: 'Design' }, group: 'besides' }),
    design_at: takenAt({ label: { zh: '设计签字时间', en: 'Signed by design at' }, group: 'besides' }),
    design_signature: signed({ label: { zh: '设计项目负责人签名', en: 'Signature of the design' }, group: 'besides' }),
    assess_grade: field.code({
      label: { zh: '质量等级', en: 'Grade' },
      dict: assessGrade,
      query: 'in',
      initial: GRADE.passed,
      on: STATE,
      group: 'accept',
      column: { width: 100 },
    }),
    records_whole: field.boolean({
      label: { zh: '质量控制资料完整', en: 'Records are complete' },
      on: IN_STEP,
      group: 'accept',
      column: { width: 120, hidden: true },
    }),
    tests_passed: field.boolean({
      label: { zh: '安全、节能、环保和主要使用功能检验合格', en: 'Tests of safety, energy and use passed' },
      on: IN_STEP,
      group: 'accept',
      column: { width: 140, hidden: true },
    }),
    look_result: field.code({
      label: { zh: '观感质量', en: 'Impression' },
      dict: lookResult,
      query: 'in',
      on: STATE,
      group: 'accept',
      column: { width: 100, hidden: true },
    }),
    accept_opinion: told({ label: { zh: '验收意见', en: 'Conclusion' }, group: 'accept' }),
    accepted_by: takenBy({ label: { zh: '验收人', en: 'Accepted by' }, group: 'accept' }),
    accepted_at: field.datetime({
      label: { zh: '验收时间', en: 'Accepted at' },
      query: 'between',
      on: STATE,
      group: 'accept',
      column: { width: 170, sort: true, hidden: true },
    }),
    accept_signature: signed({ label: { zh: '验收人签名', en: 'Signature' }, group: 'accept' }),
    back_reason: told({ label: { zh: '退回、修改或不予验收的原因', en: 'Why it was given back' }, group: 'accept' }),
  },
  attention: [
    {
      label: { zh: '待验收分项、分部', en: 'Works to accept' },
      filters: { assess_status: String(ASSESS.submitted) },
      level: 'warning',
      ranks: true,
    },
    {
      label: { zh: '严禁验收的工程', en: 'Works that must not be accepted' },
      filters: { assess_status: String(ASSESS.refused) },
      level: 'error',
    },
  ],
  endpoints: {
    list: 'GET assessment',
    detail: 'GET assessment/{id}',
    add: 'POST assessment',
    edit: 'PUT assessment',
    delete: 'DELETE assessment/{id}',
    import: 'POST assessment/import',
    export: 'GET assessment/export',
    word: 'GET assessment/word',
  },
  lifecycle: { field: 'assess_status', editable: [ASSESS.open] },
  archived: {
    states: [ASSESS.accepted],
    folder: {
      by: 'division_level',
      codes: {
        [LEVEL.item]: 'C7-02',
        [LEVEL.subPart]: 'C7-03',
        [LEVEL.part]: 'C7-03',
        [LEVEL.subUnit]: 'C8-02',
        [LEVEL.unit]: 'C8-02',
      },
    },
    date: 'accepted_at',
  },
  actions: {
    present: {
      label: { zh: '报验', en: 'Present' },
      endpoint: 'PUT assessment/present',
      step: {
        from: [ASSESS.open],
        to: ASSESS.submitted,
        asks: ['present_opinion', 'present_signature'],
        needs: ['present_opinion', 'present_signature'],
        stamps: { by: 'presented_by', at: 'presented_at' },
        clears: ['back_reason'],
        offline: true,
      },
    },
    supervise: {
      label: { zh: '监理签字', en: 'Sign for the supervision' },
      endpoint: 'PUT assessment/supervise',
      step: {
        applies: mayStillSign('supervise'),
        from: [ASSESS.submitted],
        to: ASSESS.submitted,
        asks: ['chief_opinion', 'chief_signature'],
        needs: ['chief_opinion', 'chief_signature'],
        stamps: { by: 'chief_by', at: 'chief_at' },
        offline: true,
      },
    },
    survey: {
      label: { zh: '勘察签字', en: 'Sign for the survey' },
      endpoint: 'PUT assessment/survey',
      step: {
        applies: mayStillSign('survey'),
        from: [ASSESS.submitted],
        to: ASSESS.submitted,
        asks: ['survey_opinion', 'survey_signature'],
        needs: ['survey_opinion', 'survey_signature'],
        stamps: { by: 'survey_by', at: 'survey_at' },
        offline: true,
      },
    },
    design: {
      label: { zh: '设计签字', en: 'Sign for the design' },
      endpoint: 'PUT assessment/design',
      step: {
        applies: mayStillSign('design'),
        from: [ASSESS.submitted],
        to: ASSESS.submitted,
        asks: ['design_opinion', 'design_signature'],
        needs: ['design_opinion', 'design_signature'],
        stamps: { by: 'design_by', at: 'design_at' },
        offline: true,
      },
    },
    accept: {
      label: { zh: '验收合格', en: 'Accept' },
      endpoint: 'PUT assessment/accept',
      step: {
        from: [ASSESS.submitted],
        to: ASSESS.accepted,
        asks: ['assess_grade', 'records_whole', 'tests_passed', 'look_result', 'accept_opinion', 'accept_signature'],
        needs: ['assess_grade', 'accept_opinion', 'accept_signature'],
        stamps: { by: 'accepted_by', at: 'accepted_at' },
        tells: ['presented_by'],
        offline: true,
      },
    },
    giveback: {
      label: { zh: '退回', en: 'Give back' },
      endpoint: 'PUT assessment/giveback',
      step: {
        from: [ASSESS.submitted],
        to: ASSESS.open,
        asks: ['back_reason'],
        needs: ['back_reason'],
        tells: ['presented_by'],
        clears: [
          'presented_at',
          'present_signature',
          'chief_by',
          'chief_at',
          'chief_signature',
          'survey_by',
          'survey_at',
          'survey_signature',
          'design_by',
          'design_at',
          'design_signature',
        ],
        danger: true,
      },
    },
    forbid: {
      label: { zh: '严禁验收', en: 'Refuse for good' },
      endpoint: 'PUT assessment/forbid',
      step: {
        applies: ({ division_level }) => division_level !== LEVEL.item,
        from: [ASSESS.open, ASSESS.submitted],
        to: ASSESS.refused,
        asks: ['back_reason'],
        needs: ['back_reason'],
        tells: ['presented_by'],
        danger: true,
      },
    },
    modify: {
      label: { zh: '修改评定', en: 'Open again' },
      endpoint: 'PUT assessment/modify',
      step: {
        from: [ASSESS.accepted],
        to: ASSESS.open,
        asks: ['back_reason'],
        needs: ['back_reason'],
        tells: ['presented_by', 'accepted_by'],
        clears: [
          'presented_at',
          'present_signature',
          'chief_by',
          'chief_at',
          'chief_signature',
          'survey_by',
          'survey_at',
          'survey_signature',
          'design_by',
          'design_at',
          'design_signature',
          'accepted_by',
          'accepted_at',
          'accept_signature',
        ],
        page: 'modify',
        danger: true,
      },
    },
  },
});

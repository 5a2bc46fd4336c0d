import { field } from '../../../field/field.ts';
import { planField } from '../../../quality/pin-fields.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { MEASURE_STATUS, measureStatus } from './dictionary.ts';

const COUNTED = ['column', 'detail', 'sheet'] as const;

/** Points of one item at one place, measured on one day (console specification, section 2.3). The server judges them. */
export default defineResource({
  name: 'measure',
  noun: 'measurement',
  label: { zh: '实测记录', en: 'Measurement' },
  about: {
    zh: '按部位和实测项目录入测点，自动判定合格点率和最大偏差；爆点自动生成质量整改单，复测合格后闭合。',
    en: 'Points of an item at a part, judged by its limits. Points beyond them become orders, closed when a new measurement passes.',
  },
  rules: [
    {
      zh: '合格点率不低于标准要求，且没有测点超过允许偏差的规定倍数，结论为合格。',
      en: 'It passes if enough points lie within the limits, and none is beyond the limit by more than the factor.',
    },
    {
      zh: '复测新增一条记录并注明原记录；原记录转为“已复测”，首测合格率仍按原记录计算。',
      en: 'Measuring again adds a record that names the earlier one. The rate of first measurements stays.',
    },
  ],
  service: 'device',
  title: 'place',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'measured_on', order: 'desc' },
  groups: {
    what: { zh: '测什么', en: 'What' },
    points: { zh: '测点', en: 'Points' },
    result: { zh: '判定', en: 'Result' },
    burst: { zh: '爆点整改', en: 'Correction' },
  },
  fields: {
    place: field.text({
      label: { zh: '房间或构件', en: 'Room or component' },
      required: true,
      maxLength: 60,
      query: 'like',
      group: 'what',
      column: { width: 150, fixed: 'left' },
      example: '301 主卧',
    }),
    standard_id: field.reference({
      label: { zh: '实测项目', en: 'Item' },
      required: true,
      ref: 'measurestandard',
      query: 'eq',
      group: 'what',
      column: { width: 200, priority: 1 },
    }),
    measure_status: field.code({
      label: { zh: '实测结论', en: 'Result' },
      required: true,
      dict: measureStatus,
      query: 'in',
      initial: MEASURE_STATUS.passed,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'result',
      column: { width: 100 },
    }),
    project_id: projectField({ required: true, group: 'what', column: { width: 220, hidden: true } }),
    part_id: partField({ required: true, group: 'what' }),
    team_id: field.reference({
      label: { zh: '施工班组', en: 'Team' },
      ref: 'org',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'what',
      column: { width: 140 },
    }),
    measured_on: field.date({
      label: { zh: '实测日期', en: 'Measured on' },
      required: true,
      query: 'between',
      group: 'what',
      column: { width: 120, sort: true },
    }),
    tool_id: field.reference({
      label: { zh: '测量器具', en: 'Tool' },
      ref: 'measuretool',
      query: 'eq',
      group: 'what',
      column: { width: 140, hidden: true },
    }),
    again_id: field.reference({
      label: { zh: '复测自', en: 'Measures again' },
      hint: { zh: '复测时选原来不合格或有爆点的记录', en: 'The earlier measurement with points beyond the limits' },
      ref: 'measure',
      among: { project: 'project_id' },
      query: 'eq',
      on: ['query', 'add', 'detail'],
      group: 'what',
    }),
    design_value: field.decimal({
      label: { zh: '设计值', en: 'Design value' },
      hint: { zh: '读实测值的项目必填', en: 'Required where a dimension is read' },
      min: -1_000_000,
      max: 1_000_000,
      group: 'points',
      column: { width: 100, hidden: true },
    }),
    points: field.rows({
      label: { zh: '测点', en: 'Points' },
      required: true,
      group: 'points',
      column: { width: 90, hidden: true },
      rows: {
        reading: field.decimal({
          label: { zh: '读数', en: 'Reading' },
          required: true,
          min: -1_000_000,
          max: 1_000_000,
        }),
        note: field.text({ label: { zh: '备注', en: 'Note' }, maxLength: 100 }),
        pin_x: field.decimal({ label: { zh: '图上横向', en: 'Across the plan' }, min: 0, max: 1 }),
        pin_y: field.decimal({ label: { zh: '图上纵向', en: 'Down the plan' }, min: 0, max: 1 }),
      },
    }),
    plan_id: planField({ group: 'points' }),
    photos: field.image({
      label: { zh: '现场照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      group: 'points',
      column: { width: 140, hidden: true },
    }),
    point_count: field.integer({
      label: { zh: '测点数', en: 'Points' },
      on: COUNTED,
      group: 'result',
      column: { width: 90 },
    }),
    passed_count: field.integer({
      label: { zh: '合格点数', en: 'Within the limits' },
      on: COUNTED,
      group: 'result',
      column: { width: 100, hidden: true },
    }),
    pass_rate: field.decimal({
      label: { zh: '合格点率（%）', en: 'Within the limits (%)' },
      on: COUNTED,
      group: 'result',
      column: { width: 120, priority: 1, sort: true },
    }),
    burst_count: field.integer({
      label: { zh: '爆点数', en: 'Beyond the limits' },
      query: 'from',
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'result',
      column: { width: 90 },
    }),
    worst_deviation: field.decimal({
      label: { zh: '最大偏差', en: 'Worst deviation' },
      on: COUNTED,
      group: 'result',
      column: { width: 100 },
    }),
    basis: field.text({
      label: { zh: '判定依据', en: 'Judged by' },
      maxLength: 200,
      on: COUNTED,
      group: 'result',
      column: { width: 260, hidden: true },
    }),
    // The limits at the time of judging: a later change of the standard leaves the result as it is.
    judged_lower: field.decimal({
      label: { zh: '判定下偏差', en: 'Lower limit of the judging' },
      on: ['detail', 'sheet'],
      group: 'result',
    }),
    judged_upper: field.decimal({
      label: { zh: '判定上偏差', en: 'Upper limit of the judging' },
      on: ['detail', 'sheet'],
      group: 'result',
    }),
    rectifier_id: field.reference({
      label: { zh: '爆点整改人', en: 'Who corrects' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      group: 'burst',
      column: { width: 110, hidden: true },
    }),
    rectify_by: field.date({
      label: { zh: '整改期限', en: 'Due date' },
      hint: { zh: '不填写时按设置的天数计算', en: 'Without a day: as many days as the setting says' },
      group: 'burst',
      column: { width: 120, hidden: true },
    }),
  },
  order: [['measured_on', 'rectify_by']],
  attention: [
    {
      label: { zh: '实测不合格', en: 'Failed measurements' },
      filters: { measure_status: '2' },
      level: 'warning',
      trend: 'measured_on',
      ranks: true,
    },
  ],
  figures: [
    {
      label: { zh: '近 7 天实测', en: 'Measured in 7 days' },
      filters: { begin_measured_on: '@week', end_measured_on: '@today' },
      trend: 'measured_on',
    },
  ],
  endpoints: {
    list: 'GET measurement',
    detail: 'GET measurement/{id}',
    add: 'POST measurement',
    edit: 'PUT measurement',
    delete: 'DELETE measurement/{id}',
    export: 'GET measurement/export',
  },
  offline: true,
  check: ({ points }) =>
    Array.isArray(points) && points.length === 0
      ? [{ path: 'points', label: { zh: '请至少录入一个测点', en: 'Enter at least one point' } }]
      : [],
});

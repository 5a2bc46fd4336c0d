import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { designAge, CONCRETE_LOT, lotCuring, lotMethod, concreteLotStatus } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const RESULT = ['column', 'detail', 'sheet'] as const;
const ONCE = ['column', 'query', 'add', 'detail', 'sheet'] as const;
const megapascals = { on: RESULT, group: 'result' } as const;

/** Lots of concrete of one grade, age and mix, whose groups of specimens are judged together (GB/T 50107). */
export default defineResource({
  name: 'samplelot',
  noun: 'sample_lot',
  label: { zh: '混凝土强度评定批', en: 'Lot of concrete' },
  about: {
    zh: '强度等级、龄期、配合比相同的混凝土为一批；各组试件出报告后按 GB/T 50107 评定整批。',
    en: 'Concrete of one grade, age and mix. When all groups are reported, the lot is judged by GB/T 50107.',
  },
  rules: [
    {
      zh: '应取组数按 GB 50204 计算：每 100 m³（连续浇筑超过 1000 m³ 时每 200 m³）、每 100 盘、每工作班、每楼层至少一组。',
      en: 'Groups by GB 50204: at least one for each 100 m³ (200 m³ of a continuous pour above 1,000 m³), 100 batches, shift and floor.',
    },
    {
      zh: '十组及以上用统计方法（标准差不小于 2.5 MPa），不足十组用非统计方法；批内所有组都要参加评定，不能挑选。',
      en: 'From ten groups on it is judged by statistics, with a deviation of at least 2.5 MPa, otherwise without. All groups of the lot count.',
    },
    {
      zh: '有试件未出报告、组数不足或见证比例不足时不能评定；评定不合格自动转入不合格处理，处理关闭前不能再取样。',
      en: 'It is not judged while groups are open or missing, or too few had a witness. A failed lot is handled; no further sample is taken before that is closed.',
    },
  ],
  service: 'order',
  title: 'lot_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '评定批', en: 'Lot' },
    plan: { zh: '取样计划', en: 'Plan of samples' },
    result: { zh: '评定结果', en: 'Result' },
  },
  fields: {
    lot_name: field.text({
      label: { zh: '评定批名称', en: 'Lot' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 240, fixed: 'left', sort: true },
      example: '3～5 层梁板 C35 标准养护',
    }),
    lot_status: field.code({
      label: { zh: '评定状态', en: 'State' },
      required: true,
      dict: concreteLotStatus,
      query: 'in',
      initial: CONCRETE_LOT.collecting,
      on: KEPT,
      group: 'basic',
      column: { width: 120 },
    }),
    project_id: projectField({ required: true, on: ONCE, group: 'basic', column: { width: 200 } }),
    lot_curing: field.code({
      label: { zh: '养护方式', en: 'Curing' },
      hint: { zh: '同条件养护的组强度除以 0.88 后评定', en: 'With the structure: strengths are divided by 0.88' },
      required: true,
      dict: lotCuring,
      query: 'eq',
      on: ONCE,
      group: 'basic',
      column: { width: 110 },
    }),
    strength_grade: field.integer({
      label: { zh: '强度等级 C', en: 'Grade C' },
      hint: { zh: '立方体抗压强度标准值，MPa', en: 'Characteristic strength, MPa' },
      required: true,
      min: 10,
      max: 100,
      on: ONCE,
      query: 'eq',
      group: 'basic',
      column: { width: 100, priority: 1 },
      example: '35',
    }),
    design_age: field.code({
      label: { zh: '设计龄期', en: 'Design age' },
      required: true,
      dict: designAge,
      initial: 28,
      on: ['column', 'add', 'detail', 'sheet'],
      group: 'basic',
      column: { width: 100, hidden: true },
    }),
    mix_number: field.text({
      label: { zh: '配合比编号', en: 'Mix' },
      maxLength: 64,
      query: 'like',
      group: 'basic',
      column: { width: 140, hidden: true },
      example: 'PB-C35-07',
    }),
    volume: field.decimal({
      label: { zh: '混凝土方量（m³）', en: 'Volume (m³)' },
      required: true,
      min: 1,
      max: 1_000_000,
      group: 'plan',
      column: { width: 120 },
      example: '258',
    }),
    batches: field.integer({
      label: { zh: '拌制盘数', en: 'Batches' },
      hint: { zh: '预拌混凝土不填', en: 'Empty for ready-mixed concrete' },
      min: 0,
      max: 1_000_000,
      group: 'plan',
      column: { width: 100, hidden: true },
    }),
    shifts: field.integer({
      label: { zh: '工作班数', en: 'Shifts' },
      min: 0,
      max: 10_000,
      group: 'plan',
      column: { width: 100, hidden: true },
      example: '3',
    }),
    floors: field.integer({
      label: { zh: '楼层数', en: 'Floors' },
      min: 0,
      max: 1000,
      group: 'plan',
      column: { width: 100, hidden: true },
      example: '3',
    }),
    planned_groups: field.integer({
      label: { zh: '应取组数', en: 'Groups to take' },
      derived: true,
      on: RESULT,
      group: 'plan',
      column: { width: 100 },
    }),
    taken_groups: field.integer({
      label: { zh: '已取组数', en: 'Taken' },
      derived: true,
      on: RESULT,
      group: 'plan',
      column: { width: 100 },
    }),
    witnessed_groups: field.integer({
      label: { zh: '见证组数', en: 'With a witness' },
      derived: true,
      on: RESULT,
      group: 'plan',
      column: { width: 100, hidden: true },
    }),
    lot_method: field.code({
      label: { zh: '评定方法', en: 'Method' },
      dict: lotMethod,
      on: RESULT,
      group: 'result',
      column: { width: 110, hidden: true },
    }),
    judged_groups: field.integer({
      label: { zh: '评定组数', en: 'Judged groups' },
      ...megapascals,
      column: { width: 100, hidden: true },
    }),
    mean_strength: field.decimal({
      label: { zh: '平均值（MPa）', en: 'Mean (MPa)' },
      ...megapascals,
      column: { width: 110 },
    }),
    required_mean: field.decimal({
      label: { zh: '平均值限值（MPa）', en: 'Required mean (MPa)' },
      ...megapascals,
      column: { width: 120, hidden: true },
    }),
    least_strength: field.decimal({
      label: { zh: '最小值（MPa）', en: 'Least (MPa)' },
      ...megapascals,
      column: { width: 110 },
    }),
    required_least: field.decimal({
      label: { zh: '最小值限值（MPa）', en: 'Required least (MPa)' },
      ...megapascals,
      column: { width: 120, hidden: true },
    }),
    deviation: field.decimal({
      label: { zh: '标准差（MPa）', en: 'Deviation (MPa)' },
      ...megapascals,
      column: { width: 110, hidden: true },
    }),
    judge_note: field.textarea({
      label: { zh: '评定说明', en: 'Note' },
      maxLength: 500,
      on: RESULT,
      group: 'result',
      column: { width: 200, hidden: true },
    }),
    judge_id: field.reference({
      label: { zh: '评定人', en: 'Judged by' },
      ref: 'usermanage',
      on: RESULT,
      group: 'result',
      column: { width: 110, hidden: true },
    }),
    judged_at: field.datetime({
      label: { zh: '评定时间', en: 'Judged at' },
      on: RESULT,
      group: 'result',
      column: { width: 170, hidden: true },
    }),
  },
  attention: [
    { label: { zh: '评定不合格的混凝土', en: 'Lots that failed' }, filters: { lot_status: '4' }, level: 'error' },
  ],
  endpoints: {
    list: 'GET sample-lot',
    detail: 'GET sample-lot/{id}',
    add: 'POST sample-lot',
    edit: 'PUT sample-lot',
    delete: 'DELETE sample-lot/{id}',
    export: 'GET sample-lot/export',
  },
  lifecycle: { field: 'lot_status', editable: [CONCRETE_LOT.collecting] },
  archived: { states: [CONCRETE_LOT.passed, CONCRETE_LOT.acceptedAfter], folder: 'C6-12', date: 'judged_at' },
  actions: {
    judge: {
      label: { zh: '评定', en: 'Judge' },
      endpoint: 'PUT sample-lot/judge',
      step: {
        from: [CONCRETE_LOT.collecting],
        to: CONCRETE_LOT.judged,
        asks: ['judge_note'],
        stamps: { by: 'judge_id', at: 'judged_at' },
      },
    },
  },
});

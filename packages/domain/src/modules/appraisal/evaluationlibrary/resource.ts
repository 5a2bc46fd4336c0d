import { ITEM_KIND } from '../../../appraisal/score.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { appraisalField, appraisalItemKind, appraisalItemStatus, appraisalTarget } from '../dictionary.ts';

/** Items of appraisals (console specification, section 2.3: evaluation item library). */
export default defineResource({
  name: 'evaluationlibrary',
  noun: 'appraisal_item',
  label: { zh: '评价指标', en: 'Item' },
  about: {
    zh: '考核评价的指标库：指标、分值、评分标准和依据；新建评价模板时可从库中带出。',
    en: 'The items of appraisals with points, criteria and sources. A new template may begin with those that are chosen here.',
  },
  rules: [
    { zh: '一票否决指标不设分值，其余指标必须有分值。', en: 'A veto has no points; every other item has some.' },
    {
      zh: '模板复制指标，指标以后的修改不影响已有模板和计划。',
      en: 'Templates copy items; a change here changes no template and no plan.',
    },
  ],
  service: 'order',
  title: 'item',
  scope: 'company',
  sort: { field: 'section', order: 'asc' },
  fields: {
    item: field.text({
      label: { zh: '指标', en: 'Item' },
      required: true,
      maxLength: 200,
      query: 'like',
      column: { width: 260, fixed: 'left', sort: true },
      example: '安全教育培训到位',
    }),
    appraisal_item_status: field.code({
      label: { zh: '指标状态', en: 'State' },
      required: true,
      dict: appraisalItemStatus,
      query: 'in',
      initial: 1,
      column: { width: 100 },
      example: '启用',
    }),
    target_type: field.code({
      label: { zh: '考评对象', en: 'Target' },
      required: true,
      dict: appraisalTarget,
      query: 'in',
      column: { width: 100, priority: 1 },
      example: '单位',
    }),
    appraisal_field: field.code({
      label: { zh: '指标类别', en: 'Field' },
      required: true,
      dict: appraisalField,
      query: 'in',
      column: { width: 110 },
      example: '安全',
    }),
    section: field.text({
      label: { zh: '分项', en: 'Section' },
      required: true,
      maxLength: 60,
      query: 'like',
      column: { width: 140, sort: true, priority: 1 },
      example: '安全管理',
    }),
    item_kind: field.code({
      label: { zh: '性质', en: 'Kind' },
      required: true,
      dict: appraisalItemKind,
      query: 'in',
      initial: ITEM_KIND.general,
      column: { width: 110 },
      example: '一般项目',
    }),
    full_points: field.decimal({
      label: { zh: '分值', en: 'Points' },
      min: 0,
      max: 1000,
      column: { width: 80 },
      example: '10',
    }),
    criterion: field.text({
      label: { zh: '评分标准', en: 'Criterion' },
      hint: { zh: '写明每种情形扣几分', en: 'Say how many points each finding costs' },
      maxLength: 500,
      column: { width: 320 },
      example: '新进场工人未经三级教育上岗，每人扣 2 分',
    }),
    clause: field.text({
      label: { zh: '依据条款', en: 'Clause' },
      maxLength: 60,
      column: { width: 140, hidden: true },
      example: 'JGJ 59-2011 3.1.3',
    }),
    needs_proof: field.boolean({
      label: { zh: '扣分须附证据', en: 'Deduction needs proof' },
      column: { width: 120, hidden: true },
    }),
  },
  check: ({ item_kind, full_points }) => {
    const veto = item_kind === ITEM_KIND.veto;
    if (veto && Number(full_points ?? 0) > 0)
      return [
        { path: 'full_points', label: { zh: '一票否决指标不设分值，请清空', en: 'A veto has no points; clear them' } },
      ];
    if (!veto && !Number(full_points ?? 0))
      return [{ path: 'full_points', label: { zh: '请填写分值', en: 'Enter the points' } }];
    return [];
  },
  endpoints: {
    list: 'GET evaluation-library',
    detail: 'GET evaluation-library/{id}',
    add: 'POST evaluation-library',
    edit: 'PUT evaluation-library',
    delete: 'DELETE evaluation-library/{id}',
    import: 'POST evaluation-library/import',
    export: 'GET evaluation-library/export',
  },
});

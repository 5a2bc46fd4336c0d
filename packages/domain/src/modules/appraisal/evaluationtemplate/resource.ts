import { templateProblems } from '../../../appraisal/check.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { appraisalTarget } from '../dictionary.ts';
import { ruleFields } from '../fields.ts';

/** Rules and items of appraisals (console specification, section 2.3: evaluation template). */
export default defineResource({
  name: 'evaluationtemplate',
  noun: 'appraisal_template',
  label: { zh: '评价模板', en: 'Template' },
  about: {
    zh: '考核评价的模板：分项权重、指标、否决项、多人评分规则和等级；内置 JGJ 59 安全检查评分，可复制后改成自己的。',
    en: 'Templates of appraisals: weights, items, vetoes, how several scores become one, and grades. JGJ 59 is delivered; copy one to change it.',
  },
  rules: [
    {
      zh: '分项权重合计为 100，每个分项都有计分指标。',
      en: 'The weights sum to 100, and every section has items with points.',
    },
    {
      zh: '缺项按实查项目折算：实得分 ÷ 应得分 × 100。',
      en: 'Items that are not there are left out: points given ÷ points possible × 100.',
    },
    {
      zh: '任一评分人认定否决事实即评为不合格；否决须写明事实并附证据。',
      en: 'A veto whose facts one scorer gives, with a proof, means failed.',
    },
    {
      zh: 'JGJ 59-2011：保证项目有一项得 0 分或小计不足 40 分，该表为 0 分；80 分及以上且无 0 分表为优良，70 分及以上且无 0 分表为合格。有缺项时保证项目 40 分按比例折算（未核定）。',
      en: 'JGJ 59-2011: a table is worth nothing when a guaranteed item has 0 points, or all have less than 40. From 80 very good, from 70 passed, both without a table of 0. The 40 shrink with items that are not there (to be confirmed).',
    },
  ],
  service: 'order',
  title: 'template_name',
  scope: 'company',
  namedByReferrers: true,
  sort: { field: 'template_name', order: 'asc' },
  groups: {
    basic: { zh: '模板', en: 'Template' },
    rules: { zh: '评分规则', en: 'Rules' },
  },
  fields: {
    template_name: field.text({
      label: { zh: '模板名称', en: 'Template' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 280, fixed: 'left', sort: true },
      example: '分包单位季度履约考核',
    }),
    target_type: field.code({
      label: { zh: '考评对象', en: 'Target' },
      required: true,
      dict: appraisalTarget,
      query: 'in',
      initial: 1,
      group: 'basic',
      column: { width: 100, priority: 1 },
    }),
    standard: field.text({
      label: { zh: '依据', en: 'Source' },
      maxLength: 120,
      query: 'like',
      group: 'basic',
      column: { width: 260, priority: 1 },
    }),
    ...ruleFields(true),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remarks' },
      maxLength: 500,
      group: 'basic',
      column: { width: 200, hidden: true },
    }),
  },
  check: templateProblems,
  endpoints: {
    list: 'GET evaluation-template',
    detail: 'GET evaluation-template/{id}',
    add: 'POST evaluation-template',
    edit: 'PUT evaluation-template',
    delete: 'DELETE evaluation-template/{id}',
    word: 'GET evaluation-template/word',
  },
});

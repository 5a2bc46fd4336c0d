import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { pointCategory, pointKind } from '../dictionary.ts';

/** Rules for credits and penalties (console specification, section 2.3, `ruleconfig`). */
export default defineResource({
  name: 'ruleconfig',
  noun: 'rule',
  label: { zh: '积分规则', en: 'Rule for points' },
  about: {
    zh: '安全积分的加分、扣分规则，登记安全行为时选用。',
    en: 'The rules by which safe behaviour earns points and unsafe behaviour costs them.',
  },
  service: 'user',
  title: 'rule_name',
  scope: 'company',
  editableList: true,
  sort: { field: 'rule_code', order: 'asc' },
  fields: {
    rule_name: field.text({
      label: { zh: '行为', en: 'Behaviour' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 260, fixed: 'left' },
      example: '高处作业未系安全带',
    }),
    rule_code: field.text({
      label: { zh: '编号', en: 'Number' },
      required: true,
      maxLength: 20,
      unique: true,
      query: 'like',
      column: { width: 100, sort: true },
      example: 'K-901',
    }),
    kind: field.code({
      label: { zh: '奖惩', en: 'Credit or penalty' },
      required: true,
      dict: pointKind,
      query: 'eq',
      initial: 1,
      column: { width: 90, priority: 1 },
      example: '扣分',
    }),
    points: field.integer({
      label: { zh: '分值', en: 'Points' },
      required: true,
      min: 1,
      max: 12,
      column: { width: 80, sort: true, priority: 1 },
      example: '6',
    }),
    category: field.code({
      label: { zh: '行为类别', en: 'Kind of behaviour' },
      required: true,
      dict: pointCategory,
      query: 'in',
      column: { width: 120 },
      example: '高处作业',
    }),
    enabled: field.boolean({
      label: { zh: '启用', en: 'In use' },
      query: 'eq',
      initial: true,
      column: { width: 80 },
      example: '是',
    }),
    basis: field.text({
      label: { zh: '依据', en: 'Source' },
      maxLength: 200,
      column: { width: 200, hidden: true },
      example: '项目安全奖惩办法',
    }),
  },
  endpoints: {
    list: 'GET labour/rule',
    detail: 'GET labour/rule/{id}',
    add: 'POST labour/rule',
    edit: 'PUT labour/rule',
    delete: 'DELETE labour/rule/{id}',
    import: 'POST labour/rule/import',
    export: 'GET labour/rule/export',
  },
});

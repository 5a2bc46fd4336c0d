import { trade } from '../../../dictionary/person.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { ageEffect, ageRuleSex } from './dictionary.ts';

/**
 * Age table: region × sex × trade × first day → what happens. Without lines of the company the commonest local rule holds
 * (`DEFAULT_AGES`). A number that nobody of the trade has confirmed is shown as 未核定.
 */
export default defineResource({
  name: 'agerule',
  noun: 'agerule',
  label: { zh: '年龄规则', en: 'Age rule' },
  about: {
    zh: '各地区、工种、性别的上岗年龄限制和到龄后的处理方式；未配置时按通行规定执行。',
    en: 'Age limits by region, trade and sex, and what happens at the limit. Without lines of your own the common rule applies.',
  },
  service: 'user',
  title: 'rule_name',
  scope: 'company',
  editableList: true,
  fields: {
    rule_name: field.text({
      label: { zh: '名称', en: 'Name' },
      required: true,
      maxLength: 60,
      query: 'like',
      column: { width: 220, fixed: 'left' },
      example: '男性 60 周岁',
    }),
    region: field.region({
      label: { zh: '适用地区', en: 'Region' },
      hint: { zh: '留空为全国', en: 'Empty: everywhere' },
      query: 'eq',
      column: { width: 160 },
    }),
    gender: field.code({
      label: { zh: '性别', en: 'Sex' },
      hint: { zh: '留空为不限', en: 'Empty: both' },
      dict: ageRuleSex,
      query: 'eq',
      column: { width: 80 },
      example: '男',
    }),
    trade: field.code({
      label: { zh: '工种', en: 'Trade' },
      hint: { zh: '留空为所有工种', en: 'Empty: every trade' },
      dict: trade,
      query: 'in',
      column: { width: 110 },
    }),
    age: field.integer({
      label: { zh: '年满（周岁）', en: 'From the age of' },
      required: true,
      min: 16,
      max: 99,
      column: { width: 110, sort: true, priority: 1 },
      example: '60',
    }),
    effect: field.code({
      label: { zh: '处理方式', en: 'What it does' },
      required: true,
      dict: ageEffect,
      query: 'in',
      initial: 1,
      column: { width: 160, priority: 1 },
      example: '不得进场',
    }),
    from_date: field.date({
      label: { zh: '施行日期', en: 'Holds from' },
      required: true,
      column: { width: 120, sort: true },
      example: '2026-01-01',
    }),
    confirmed: field.boolean({
      label: { zh: '已核定', en: 'Confirmed' },
      hint: { zh: '未核定的数值在结果中注明', en: 'A number that is not confirmed is marked in the answers' },
      query: 'eq',
      initial: false,
      column: { width: 90 },
      example: '是',
    }),
    basis: field.text({
      label: { zh: '依据文件', en: 'Source' },
      maxLength: 200,
      column: { width: 220, hidden: true },
    }),
  },
  endpoints: {
    list: 'GET labour/agerule',
    detail: 'GET labour/agerule/{id}',
    add: 'POST labour/agerule',
    edit: 'PUT labour/agerule',
    delete: 'DELETE labour/agerule/{id}',
    import: 'POST labour/agerule/import',
    export: 'GET labour/agerule/export',
  },
});

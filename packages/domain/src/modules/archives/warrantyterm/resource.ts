import { WARRANTY } from '../../../archives/warranty.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { warrantyKind, warrantyStatus, WARRANTY_STATUS } from '../dictionary.ts';
import { KEPT } from '../fields.ts';

/** Warranties of a building, each from the day of acceptance for the term of the law or a longer one. */
export default defineResource({
  name: 'warrantyterm',
  noun: 'warranty_term',
  label: { zh: '保修期限', en: 'Warranty term' },
  about: {
    zh: '工程竣工验收后各保修项目的期限：自竣工验收合格之日起计算，不短于法定最低期限，到期前提醒。',
    en: 'Terms of warranty from the day of acceptance, not shorter than the law has it, with a reminder before they end.',
  },
  rules: [
    {
      zh: '最低期限（《建设工程质量管理条例》第四十条）：防水 5 年，供热与供冷 2 个采暖期、供冷期，电气管线、给排水管道、设备安装和装修 2 年，地基基础和主体结构为设计使用年限（一般 50 年）。',
      en: 'Least terms (order 279, article 40): waterproofing 5 years, heating and cooling 2 seasons, installations and decoration 2 years, foundation and structure the design life (50 years as a rule).',
    },
    {
      zh: '采暖期按整季计算，从验收之后开始的第一个采暖期起算。',
      en: 'Seasons count whole, from the first that begins after acceptance.',
    },
  ],
  service: 'order',
  title: 'term_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'ends_on', order: 'asc' },
  fields: {
    /** Kept by the database: what is warranted, and where. */
    term_name: field.text({
      label: { zh: '保修项目', en: 'Warranty' },
      maxLength: 600,
      on: KEPT,
      column: { width: 260, fixed: 'left' },
    }),
    warranty_status: field.code({
      label: { zh: '保修状态', en: 'State' },
      required: true,
      dict: warrantyStatus,
      query: 'in',
      initial: WARRANTY_STATUS.running,
      on: ['column', 'query', 'detail'],
      column: { width: 100 },
    }),
    project_id: projectField({ required: true, on: ['column', 'query', 'add', 'detail'] }),
    part_id: partField({ label: { zh: '单位工程', en: 'Unit work' }, on: ['column', 'query', 'add', 'detail'] }),
    warranty_kind: field.code({
      label: { zh: '保修类别', en: 'What is warranted' },
      required: true,
      dict: warrantyKind,
      query: 'in',
      initial: WARRANTY.waterproof,
      on: ['column', 'query', 'add', 'detail'],
      column: { width: 180, hidden: true },
    }),
    accepted_on: field.date({
      label: { zh: '竣工验收日期', en: 'Accepted on' },
      required: true,
      query: 'between',
      column: { width: 120 },
    }),
    term_length: field.integer({
      label: { zh: '期限（年；供热供冷为季数）', en: 'Term (years; seasons of heating)' },
      hint: { zh: '合同约定可以长于法定最低期限', en: 'A contract may agree a longer one than the law' },
      required: true,
      min: 1,
      max: 200,
      initial: 5,
      column: { width: 120, priority: 1 },
    }),
    ends_on: field.date({
      label: { zh: '到期日期', en: 'Ends on' },
      query: 'between',
      on: ['column', 'query', 'detail'],
      column: { width: 120, sort: true, priority: 1 },
    }),
    keeper_id: field.reference({
      label: { zh: '保修负责人', en: 'Keeper' },
      required: true,
      ref: 'usermanage',
      among: { project: 'project_id' },
      query: 'eq',
      column: { width: 110 },
    }),
    /** Last reminder ahead of the end. */
    reminded_on: field.date({
      label: { zh: '已提醒', en: 'Reminded on' },
      on: KEPT,
      column: { width: 120, hidden: true },
    }),
  },
  endpoints: {
    list: 'GET warranty-term',
    detail: 'GET warranty-term/{id}',
    add: 'POST warranty-term',
    edit: 'PUT warranty-term',
    delete: 'DELETE warranty-term/{id}',
    export: 'GET warranty-term/export',
  },
  lifecycle: {
    field: 'warranty_status',
    editable: [WARRANTY_STATUS.running],
    due: {
      field: 'ends_on',
      states: [WARRANTY_STATUS.running],
      to: WARRANTY_STATUS.ended,
      tells: ['keeper_id'],
    },
  },
  actions: {
    lawful: { label: { zh: '按法定期限登记', en: 'Terms of the law' }, endpoint: 'POST warranty-term/lawful' },
  },
});

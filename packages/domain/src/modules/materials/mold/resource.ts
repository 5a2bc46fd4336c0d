import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { MOULD, mouldKind, mouldStatus } from './dictionary.ts';

/** Moulds and formwork with their turns (console specification, section 2.3). A trigger counts the turns. */
export default defineResource({
  name: 'mold',
  noun: 'mould',
  label: { zh: '模具', en: 'Mould' },
  about: {
    zh: '模板和模具台账：允许周转次数、已用次数和状态；用满的自动停用，每件有二维码。',
    en: 'Formwork and moulds with the turns that they may and did make. One that made all is withdrawn. Each has a code to scan.',
  },
  rules: [
    {
      zh: '已用次数由使用记录汇总；达到允许次数即停用，停用或维修中的不能再登记使用。',
      en: 'Turns are the sum of the uses. At the last one the mould is withdrawn; one that is withdrawn or under repair is not used.',
    },
    {
      zh: '检修后可以加大允许次数恢复使用，要写明检查结论。',
      en: 'After an overhaul a mould may be allowed more turns, with what the check found.',
    },
  ],
  service: 'order',
  title: 'mould_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'mould_number', order: 'asc' },
  groups: { basic: { zh: '模具', en: 'Mould' }, turns: { zh: '周转', en: 'Turns' } },
  fields: {
    mould_name: field.text({
      label: { zh: '模具名称', en: 'Name' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 220, fixed: 'left' },
      example: '标准层剪力墙铝模',
    }),
    mould_status: field.code({
      label: { zh: '模具状态', en: 'State' },
      required: true,
      dict: mouldStatus,
      query: 'in',
      initial: MOULD.inUse,
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 90 },
    }),
    mould_number: field.text({
      label: { zh: '模具编号', en: 'Number' },
      required: true,
      maxLength: 64,
      unique: true,
      query: 'like',
      group: 'basic',
      column: { width: 140, sort: true, priority: 1 },
      example: 'LM-A-003',
    }),
    project_id: projectField({ required: true, group: 'basic' }),
    mould_kind: field.code({
      label: { zh: '模具类型', en: 'Kind' },
      required: true,
      dict: mouldKind,
      query: 'in',
      group: 'basic',
      column: { width: 140 },
    }),
    specification: field.text({
      label: { zh: '规格', en: 'Specification' },
      maxLength: 100,
      group: 'basic',
      column: { width: 140, hidden: true },
    }),
    supplier: field.text({
      label: { zh: '供应单位', en: 'Supplier' },
      maxLength: 100,
      group: 'basic',
      column: { width: 150, hidden: true },
    }),
    arrived_on: field.date({
      label: { zh: '进场日期', en: 'Arrived on' },
      query: 'between',
      group: 'basic',
      column: { width: 120 },
    }),
    photos: field.image({ label: { zh: '照片', en: 'Pictures' }, maxCount: 5, group: 'basic', column: false }),
    turns_allowed: field.integer({
      label: { zh: '允许周转次数', en: 'Turns allowed' },
      required: true,
      min: 1,
      max: 10_000,
      initial: 50,
      group: 'turns',
      column: { width: 120 },
      example: '120',
    }),
    turns_used: field.integer({
      label: { zh: '已周转次数', en: 'Turns made' },
      initial: 0,
      on: ['column', 'detail'],
      group: 'turns',
      column: { width: 110, sort: true, priority: 1 },
    }),
    last_used: field.date({
      label: { zh: '最近使用', en: 'Last used' },
      on: ['column', 'detail'],
      group: 'turns',
      column: { width: 120 },
    }),
    /** In use again by itself when a use is taken back; a mould that people withdrew is not. */
    withdrawn_by_turns: field.boolean({
      label: { zh: '用满停用', en: 'Withdrawn for its turns' },
      initial: false,
      on: ['detail'],
      group: 'turns',
    }),
    check_result: field.textarea({
      label: { zh: '检查结论', en: 'What the check found' },
      maxLength: 500,
      on: ['column', 'detail'],
      group: 'turns',
      column: { width: 200, hidden: true },
    }),
  },
  attention: [{ label: { zh: '停用模具', en: 'Withdrawn moulds' }, filters: { mould_status: '3' }, level: 'info' }],
  endpoints: {
    list: 'GET mould',
    detail: 'GET mould/{id}',
    add: 'POST mould',
    edit: 'PUT mould',
    delete: 'DELETE mould/{id}',
    import: 'POST mould/import',
    export: 'GET mould/export',
  },
  lifecycle: { field: 'mould_status', editable: [MOULD.inUse, MOULD.repair] },
  actions: {
    overhaul: {
      label: { zh: '送修', en: 'Overhaul' },
      endpoint: 'PUT mould/overhaul',
      step: {
        from: [MOULD.inUse, MOULD.withdrawn],
        to: MOULD.repair,
        asks: ['check_result'],
        needs: ['check_result'],
      },
    },
    release: {
      label: { zh: '恢复使用', en: 'Release' },
      endpoint: 'PUT mould/release',
      step: {
        from: [MOULD.repair],
        to: MOULD.inUse,
        asks: ['turns_allowed', 'check_result'],
        needs: ['turns_allowed', 'check_result'],
      },
    },
    withdraw: {
      label: { zh: '停用', en: 'Withdraw' },
      endpoint: 'PUT mould/withdraw',
      step: {
        from: [MOULD.inUse, MOULD.repair],
        to: MOULD.withdrawn,
        asks: ['check_result'],
        needs: ['check_result'],
        danger: true,
      },
    },
  },
});

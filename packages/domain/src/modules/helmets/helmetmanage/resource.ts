import { HELMET, helmetState } from '../dictionary.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';

const { stored, worn, owed, repair, lost, scrapped } = HELMET;
const SHOWN = ['column', 'query', 'detail'] as const;
const TOLD = ['column', 'detail'] as const;
/** What ends with the wearing of a helmet. */
const HOLDING = ['staff_id', 'handed_by', 'handed_at'] as const;

/**
 * Smart helmets of a project (console specification, section 2.2, `helmetmanage`). A helmet is a device of type 13 and a
 * person's at most once at a time; its steps write the history (`helmetbinding`). Battery, position and video address are
 * the device's.
 */
export default defineResource({
  name: 'helmetmanage',
  noun: 'helmet',
  label: { zh: '安全帽', en: 'Helmet' },
  about: {
    zh: '智能安全帽台账：发放给谁、收回、送修、遗失、报废；电量、最近上报和视频地址取自设备。',
    en: 'The smart helmets: to whom they are handed out, taken back, repaired, lost, scrapped. Battery, last message and video are those of the device.',
  },
  rules: [
    {
      zh: '一顶安全帽同一时间只属于一人，一人同一时间只有一顶；发放、收回等步骤自动写入佩戴记录。',
      en: 'A helmet is worn by one person at a time, and a person has one helmet; the steps write the history.',
    },
    {
      zh: '只发放给本项目在场且准入规则允许作业的人员；不能发放时说明全部原因和补救办法。',
      en: 'Handed out only to a person on this site whom the rules of admission let work; a refusal names all reasons and what would mend them.',
    },
    {
      zh: '人员离场或调往别的项目时佩戴随即结束，未收回的安全帽标记为“离场未归还”并提醒可收回的人员。',
      en: 'When a person leaves the site or moves to another one, the wearing ends at once; a helmet that was not taken back is marked so, and those who may take it back are told.',
    },
  ],
  service: 'device',
  title: 'helmet_number',
  scope: 'organisation',
  follows: 'project_id',
  namedByReferrers: true,
  sort: { field: 'helmet_number', order: 'asc' },
  groups: {
    basic: { zh: '基本信息', en: 'Basics' },
    wearing: { zh: '领用', en: 'Wearing' },
  },
  fields: {
    helmet_number: field.text({
      label: { zh: '安全帽编号', en: 'Number' },
      hint: { zh: '帽体上的编号，同一组织内不可重复', en: 'As it stands on the helmet; unique' },
      required: true,
      maxLength: 40,
      unique: true,
      query: 'like',
      group: 'basic',
      column: { width: 140, fixed: 'left', sort: true },
      example: 'AQM-0001',
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: helmetState,
      query: 'in',
      initial: stored,
      on: SHOWN,
      group: 'basic',
      column: { width: 120 },
    }),
    staff_id: field.reference({
      label: { zh: '领用人', en: 'Held by' },
      ref: 'staff',
      among: PROJECT_PEOPLE,
      query: 'eq',
      on: SHOWN,
      group: 'wearing',
      column: { width: 110, priority: 1 },
    }),
    device_id: field.reference({
      label: { zh: '定位设备', en: 'Device' },
      hint: {
        zh: '设备台账中类型为智能安全帽的设备，凭编号和密钥上报',
        en: 'A device of the type smart helmet; it reports with its number and key',
      },
      required: true,
      ref: 'devicelist',
      among: { project: 'project_id' },
      query: 'eq',
      unique: true,
      group: 'basic',
      column: { width: 150 },
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 200 } }),
    code_id: field.reference({
      label: { zh: '二维码', en: 'Code' },
      hint: {
        zh: '贴在帽上的码，须未使用；换码后旧码作废',
        en: 'The unused code that is put on it; the one before becomes void',
      },
      ref: 'helmetcode',
      among: { project: 'project_id' },
      query: 'eq',
      unique: true,
      group: 'basic',
      column: { width: 130, hidden: true },
    }),
    colour: field.text({
      label: { zh: '帽色', en: 'Colour' },
      maxLength: 10,
      group: 'basic',
      column: { width: 80, hidden: true },
      example: '黄',
    }),
    bought_on: field.date({
      label: { zh: '购入日期', en: 'Bought on' },
      group: 'basic',
      column: { width: 120, hidden: true },
      example: '2026-03-15',
    }),
    expires_on: field.date({
      label: { zh: '使用期止', en: 'To be replaced by' },
      hint: {
        zh: '按产品标识；塑料帽一般自制造起两年半，以说明书为准',
        en: 'As marked on it; commonly two and a half years for plastic',
      },
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true },
      example: '2028-09-15',
    }),
    handed_at: field.datetime({
      label: { zh: '领用时间', en: 'Handed out at' },
      on: TOLD,
      group: 'wearing',
      column: { width: 170, sort: true },
    }),
    handed_by: field.reference({
      label: { zh: '发放人', en: 'Handed out by' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'wearing',
    }),
    note: field.text({
      label: { zh: '说明', en: 'Remark' },
      maxLength: 200,
      group: 'basic',
      column: { width: 200, hidden: true },
    }),
  },
  order: [['bought_on', 'expires_on']],
  lifecycle: { field: 'status', editable: [stored, worn, owed, repair, lost] },
  actions: {
    handout: {
      label: { zh: '发放', en: 'Hand out' },
      endpoint: 'PUT helmet/handout',
      step: {
        from: [stored],
        to: worn,
        asks: ['staff_id', 'note'],
        needs: ['staff_id'],
        stamps: { by: 'handed_by', at: 'handed_at' },
      },
    },
    takeback: {
      label: { zh: '收回', en: 'Take back' },
      endpoint: 'PUT helmet/takeback',
      step: { from: [worn, owed], to: stored, asks: ['note'], clears: HOLDING },
    },
    repair: {
      label: { zh: '送修', en: 'Send to repair' },
      endpoint: 'PUT helmet/repair',
      step: { from: [stored, worn, owed], to: repair, asks: ['note'], needs: ['note'], clears: HOLDING },
    },
    repaired: {
      label: { zh: '修复入库', en: 'Repaired' },
      endpoint: 'PUT helmet/repaired',
      step: { from: [repair], to: stored, asks: ['note'] },
    },
    lose: {
      label: { zh: '登记遗失', en: 'Lost' },
      endpoint: 'PUT helmet/lose',
      // Whoever had it stays named until it is found.
      step: { from: [stored, worn, owed], to: lost, asks: ['note'], needs: ['note'], danger: true },
    },
    found: {
      label: { zh: '找回入库', en: 'Found' },
      endpoint: 'PUT helmet/found',
      step: { from: [lost], to: stored, asks: ['note'], clears: HOLDING },
    },
    scrap: {
      label: { zh: '报废', en: 'Scrap' },
      endpoint: 'PUT helmet/scrap',
      step: {
        from: [stored, worn, owed, repair, lost],
        to: scrapped,
        asks: ['note'],
        needs: ['note'],
        clears: HOLDING,
        danger: true,
      },
    },
  },
  attention: [
    {
      label: { zh: '离场未归还的安全帽', en: 'Helmets not returned' },
      filters: { status: String(owed) },
      level: 'warning',
      ranks: true,
    },
  ],
  figures: [
    { label: { zh: '已领用安全帽', en: 'Helmets handed out' }, filters: { status: String(worn) }, trend: 'handed_at' },
    { label: { zh: '在库安全帽', en: 'Helmets in store' }, filters: { status: String(stored) } },
  ],
  endpoints: {
    list: 'GET helmet',
    detail: 'GET helmet/{id}',
    add: 'POST helmet',
    edit: 'PUT helmet',
    delete: 'DELETE helmet/{id}',
    export: 'GET helmet/export',
  },
});

import { field } from '../../../field/field.ts';
import { planField } from '../../../quality/pin-fields.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { HOUSE_RESULT, HOUSE_STATUS, houseResult, houseStatus } from './dictionary.ts';

const IN_STEP = ['column', 'detail', 'sheet'] as const;

/** Acceptance of each house by its rooms, with defects on its plan (console specification, section 2.3). */
export default defineResource({
  name: 'houseapprove',
  noun: 'house',
  label: { zh: '分户验收', en: 'House acceptance' },
  about: {
    zh: '一户一验：逐房间验收，缺陷点在平面图上并整改复验，业主签字后通过；按楼栋统计通过率。',
    en: 'One record for each house: inspected room by room, defects as pins on its plan, accepted by the signature of its owner.',
  },
  rules: [
    {
      zh: '还有未闭合的缺陷，或验收内容有不合格、待查项时，不能提交业主签认，也不能签认通过。',
      en: 'With open defects, failed items or items not inspected a house is neither handed to its owner nor signed.',
    },
  ],
  service: 'device',
  title: 'house_name',
  scope: 'organisation',
  follows: 'project_id',
  imports: 'append',
  groups: {
    house: { zh: '房屋', en: 'House' },
    inspection: { zh: '验收', en: 'Inspection' },
    owner: { zh: '业主签认', en: 'Owner' },
  },
  fields: {
    house_name: field.text({
      label: { zh: '房号', en: 'House' },
      required: true,
      maxLength: 60,
      query: 'like',
      searched: true,
      group: 'house',
      column: { width: 160, fixed: 'left', sort: true },
      example: '1#楼-301',
    }),
    house_status: field.code({
      label: { zh: '验收状态', en: 'State' },
      required: true,
      dict: houseStatus,
      query: 'in',
      initial: HOUSE_STATUS.waiting,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'house',
      column: { width: 120 },
    }),
    project_id: projectField({ required: true, group: 'house' }),
    part_id: partField({ required: true, group: 'house' }),
    house_type: field.text({
      label: { zh: '户型', en: 'Type' },
      maxLength: 60,
      group: 'house',
      column: { width: 130, priority: 1 },
      example: 'A1 三室两厅',
    }),
    plan_id: planField({ group: 'house' }),
    approved_on: field.date({
      label: { zh: '验收日期', en: 'Inspected on' },
      query: 'between',
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'inspection',
      column: { width: 120, sort: true },
    }),
    inspector_ids: field.references({
      label: { zh: '验收人员', en: 'Inspectors' },
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      on: ['column', 'detail'],
      group: 'inspection',
      column: { width: 160 },
    }),
    items: field.rows({
      label: { zh: '验收内容', en: 'Items' },
      on: ['detail'],
      group: 'inspection',
      rows: {
        room: field.text({ label: { zh: '房间', en: 'Room' }, required: true, maxLength: 40 }),
        item: field.text({ label: { zh: '验收项目', en: 'Item' }, required: true, maxLength: 120 }),
        result: field.code({
          label: { zh: '验收结果', en: 'Result' },
          required: true,
          dict: houseResult,
          initial: HOUSE_RESULT.open,
        }),
        note: field.text({ label: { zh: '说明', en: 'Note' }, maxLength: 200 }),
      },
    }),
    photos: field.image({
      label: { zh: '验收照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      on: ['detail'],
      group: 'inspection',
    }),
    conclusion: field.textarea({
      label: { zh: '验收意见', en: 'Opinion' },
      maxLength: 500,
      on: IN_STEP,
      group: 'inspection',
      column: { width: 200, hidden: true },
    }),
    rechecked_by: field.reference({
      label: { zh: '复验人', en: 'Rechecked by' },
      ref: 'usermanage',
      on: IN_STEP,
      group: 'inspection',
      column: { width: 110, hidden: true },
    }),
    rechecked_at: field.datetime({
      label: { zh: '复验时间', en: 'Rechecked at' },
      on: IN_STEP,
      group: 'inspection',
      column: { width: 160, hidden: true },
    }),
    owner_name: field.text({
      label: { zh: '业主姓名', en: 'Owner' },
      maxLength: 50,
      group: 'owner',
      column: { width: 110, hidden: true },
    }),
    owner_phone: field.phone({
      label: { zh: '业主电话', en: 'Telephone' },
      group: 'owner',
      column: { width: 130, hidden: true },
    }),
    owner_opinion: field.textarea({
      label: { zh: '业主意见', en: 'Opinion of the owner' },
      maxLength: 500,
      on: IN_STEP,
      group: 'owner',
      column: { width: 200, hidden: true },
    }),
    owner_signature: field.signature({
      label: { zh: '业主签名', en: 'Signature of the owner' },
      on: ['column', 'detail'],
      group: 'owner',
      column: { width: 140, hidden: true },
    }),
    signed_at: field.datetime({
      label: { zh: '签认时间', en: 'Signed at' },
      on: IN_STEP,
      group: 'owner',
      column: { width: 160, hidden: true },
    }),
  },
  attention: [
    {
      label: { zh: '待业主签认', en: 'Houses to be signed' },
      filters: { house_status: '3' },
      level: 'info',
    },
  ],
  figures: [{ label: { zh: '分户验收已通过', en: 'Houses accepted' }, filters: { house_status: '4' }, ranks: true }],
  endpoints: {
    list: 'GET house',
    detail: 'GET house/{id}',
    add: 'POST house',
    edit: 'PUT house',
    delete: 'DELETE house/{id}',
    import: 'POST house/import',
    export: 'GET house/export',
    word: 'GET house/word/all',
  },
  lifecycle: { field: 'house_status', editable: [HOUSE_STATUS.waiting, HOUSE_STATUS.correcting] },
  archived: { states: [HOUSE_STATUS.passed], folder: 'C7-08' },
  actions: {
    approve: {
      label: { zh: '验收', en: 'Inspect' },
      endpoint: 'PUT house/approve',
      step: {
        from: [HOUSE_STATUS.waiting, HOUSE_STATUS.correcting],
        to: HOUSE_STATUS.correcting,
        asks: ['approved_on', 'inspector_ids', 'items', 'photos', 'conclusion'],
        needs: ['approved_on', 'inspector_ids', 'items'],
        page: 'approve',
        offline: true,
      },
    },
    recheck: {
      label: { zh: '复验合格', en: 'Recheck passed' },
      endpoint: 'PUT house/recheck',
      step: {
        from: [HOUSE_STATUS.correcting],
        to: HOUSE_STATUS.signing,
        asks: ['conclusion'],
        stamps: { by: 'rechecked_by', at: 'rechecked_at' },
        offline: true,
      },
    },
    sign: {
      label: { zh: '业主签认', en: 'Sign' },
      endpoint: 'PUT house/sign',
      step: {
        from: [HOUSE_STATUS.signing],
        to: HOUSE_STATUS.passed,
        asks: ['owner_name', 'owner_opinion', 'owner_signature'],
        needs: ['owner_name', 'owner_signature'],
        stamps: { at: 'signed_at' },
        offline: true,
      },
    },
    object: {
      label: { zh: '业主异议', en: 'The owner objects' },
      endpoint: 'PUT house/object',
      step: {
        from: [HOUSE_STATUS.signing],
        to: HOUSE_STATUS.correcting,
        asks: ['owner_opinion'],
        needs: ['owner_opinion'],
        offline: true,
        danger: true,
      },
    },
  },
});

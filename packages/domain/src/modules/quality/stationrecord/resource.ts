import { field } from '../../../field/field.ts';
import { proofField } from '../../../quality/proof-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { stationKind } from '../dictionary.ts';
import { pictured, signed, takenAt, takenBy } from '../fields.ts';
import { STATION_RECORD, stationRecordStatus } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;

/** Records of standing by (GB/T 50319-2013, form A.0.6; console specification, section 2.3). */
export default defineResource({
  name: 'stationrecord',
  noun: 'station_record',
  label: { zh: '旁站记录', en: 'Record of attendance' },
  about: {
    zh: '监理旁站记录（GB/T 50319 表 A.0.6）：起止时间、施工情况、工程量、发现的问题和处理；由旁站人员本人签字，签字后不能改。',
    en: 'Records of standing by (form A.0.6): times, works, quantity, problems and how they were solved, signed by the one who stood by.',
  },
  rules: [
    {
      zh: '时间不能晚于现在；有申请的，不能早于通知时间；结束 24 小时后签字标为补记，72 小时后不能再签（系统设置）。',
      en: 'Its times are not in the future and not before the notice. Signed more than 24 hours after the end it is marked as late, after 72 hours refused (settings).',
    },
    {
      zh: '同一人不能在同一时间旁站两处。',
      en: 'Nobody stands by at two places at once.',
    },
  ],
  service: 'order',
  title: 'record_title',
  scope: 'organisation',
  follows: 'project_id',
  offline: true,
  sort: { field: 'begin_at', order: 'desc' },
  groups: {
    basic: { zh: '旁站', en: 'Attendance' },
    works: { zh: '施工与监理情况', en: 'Works' },
    sign: { zh: '签字', en: 'Signature' },
  },
  fields: {
    record_title: field.text({
      label: { zh: '旁站的关键部位、关键工序', en: 'Key works' },
      required: true,
      maxLength: 120,
      query: 'like',
      group: 'basic',
      column: { width: 240, fixed: 'left' },
      example: '3层东段梁板混凝土浇筑',
    }),
    record_status: field.code({
      label: { zh: '旁站记录状态', en: 'State' },
      required: true,
      dict: stationRecordStatus,
      query: 'in',
      initial: STATION_RECORD.draft,
      on: KEPT,
      group: 'basic',
      column: { width: 110 },
    }),
    station_kind: field.code({
      label: { zh: '旁站部位、工序', en: 'Kind' },
      required: true,
      dict: stationKind,
      query: 'in',
      group: 'basic',
      column: { width: 130 },
    }),
    record_number: field.text({
      label: { zh: '编号', en: 'Number' },
      maxLength: 40,
      query: 'like',
      group: 'basic',
      column: { width: 130, hidden: true },
      example: 'PZ-2026-031',
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 220, hidden: true } }),
    part_id: partField({ required: true, group: 'basic' }),
    request_id: field.reference({
      label: { zh: '旁站申请', en: 'Request' },
      ref: 'stationapply',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 200, hidden: true },
    }),
    begin_at: field.datetime({
      label: { zh: '旁站开始', en: 'From' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 170, sort: true, priority: 1 },
    }),
    end_at: field.datetime({
      label: { zh: '旁站结束', en: 'To' },
      required: true,
      group: 'basic',
      column: { width: 170, priority: 1 },
    }),
    weather: field.text({
      label: { zh: '天气', en: 'Weather' },
      maxLength: 40,
      group: 'basic',
      column: { width: 100, hidden: true },
      example: '多云 12–18 ℃',
    }),
    works: field.textarea({
      label: { zh: '施工情况', en: 'Works' },
      required: true,
      maxLength: 2000,
      group: 'works',
      column: { width: 260, hidden: true },
      example: 'C35 商品混凝土，汽车泵 1 台，振捣工 6 人；坍落度 180、175 mm；留置标养 2 组、同条件 1 组',
    }),
    quantity: field.decimal({
      label: { zh: '完成工程量', en: 'Quantity' },
      min: 0,
      max: 1_000_000,
      group: 'works',
      column: { width: 110 },
      example: '86',
    }),
    quantity_unit: field.text({
      label: { zh: '单位', en: 'Unit' },
      maxLength: 20,
      group: 'works',
      column: { width: 80, hidden: true },
      example: 'm³',
    }),
    problems: field.textarea({
      label: { zh: '发现的问题及处理情况', en: 'Problems, and how they were solved' },
      maxLength: 2000,
      group: 'works',
      column: { width: 220, hidden: true },
      example: '梁柱节点不同强度等级分隔不到位，已要求加设钢丝网，整改后继续浇筑',
    }),
    photos: pictured({ label: { zh: '旁站照片', en: 'Pictures' }, group: 'sign' }),
    photo_place: field.place({ label: { zh: '旁站位置', en: 'Place' }, on: ['column', 'detail'], group: 'sign' }),
    photo_proof: proofField({ group: 'sign' }),
    signed_by: takenBy({ label: { zh: '旁站监理人员', en: 'Attended by' }, group: 'sign' }),
    signed_at: takenAt({ label: { zh: '签字时间', en: 'Signed at' }, group: 'sign' }),
    /** Hours between the end and the signature, where they are more than the setting allows. */
    late_hours: field.integer({
      label: { zh: '补记（小时）', en: 'Late (hours)' },
      on: ['column', 'detail', 'sheet'],
      group: 'sign',
      column: { width: 100, hidden: true },
    }),
    signature: signed({ label: { zh: '旁站监理人员签名', en: 'Signature' }, group: 'sign' }),
  },
  figures: [
    {
      label: { zh: '已签字旁站记录', en: 'Attendances signed' },
      filters: { record_status: String(STATION_RECORD.signed) },
      trend: 'begin_at',
    },
  ],
  endpoints: {
    list: 'GET station-record',
    detail: 'GET station-record/{id}',
    add: 'POST station-record',
    edit: 'PUT station-record',
    delete: 'DELETE station-record/{id}',
    export: 'GET station-record/export',
    word: 'GET station-record/word',
  },
  lifecycle: { field: 'record_status', editable: [STATION_RECORD.draft] },
  archived: { states: [STATION_RECORD.signed], folder: 'B3-02', date: 'begin_at' },
  actions: {
    sign: {
      label: { zh: '签字', en: 'Sign' },
      endpoint: 'PUT station-record/sign',
      step: {
        from: [STATION_RECORD.draft],
        to: STATION_RECORD.signed,
        asks: ['photos', 'photo_place', 'signature'],
        needs: ['photos', 'photo_place', 'signature'],
        stamps: { by: 'signed_by', at: 'signed_at' },
        offline: true,
      },
    },
  },
  check: ({ begin_at, end_at }) =>
    typeof begin_at === 'string' && typeof end_at === 'string' && end_at <= begin_at
      ? [{ path: 'end_at', label: { zh: '旁站结束应晚于开始', en: 'It ends after it begins' } }]
      : [],
});

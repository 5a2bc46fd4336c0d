import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { GARBAGE, garbageKind, garbageOutlet } from './dictionary.ts';

const NO_RECEIPT = {
  zh: '有害垃圾要交有资质的单位，请填写联单编号',
  en: 'Hazardous waste goes to a licensed firm; give the number of the receipt',
};

/** Daily quantities of waste by kind (console specification, section 2.3). */
export default defineResource({
  name: 'garbagesorting',
  noun: 'garbage_day',
  label: { zh: '垃圾分类', en: 'Waste' },
  about: {
    zh: '每天按类别登记的垃圾量、去向和车辆；趋势、资源化率和每万平方米建筑垃圾排放量由系统统计。',
    en: 'Quantities of waste by day and kind, where it goes and by which vehicle; with trends, the share recycled, and the waste per 10,000 m².',
  },
  rules: [
    {
      zh: '有害垃圾要填联单编号；登记日期不能晚于今天。',
      en: 'Hazardous waste needs the number of its receipt. A day is not after today.',
    },
    {
      zh: '建筑垃圾排放量 = 工程、拆除、装修垃圾中未在现场回用的部分 ÷ 建筑面积，超过限值的在统计中标出。',
      en: 'Waste of works, demolition and decoration that is not used on the site, per floor area, is shown against the limit.',
    },
  ],
  service: 'order',
  title: 'garbage_name',
  scope: 'organisation',
  follows: 'project_id',
  offline: true,
  imports: 'append',
  sort: { field: 'collected_on', order: 'desc' },
  fields: {
    /** Kept by the database: kind and day. */
    garbage_name: field.text({
      label: { zh: '登记', en: 'Entry' },
      maxLength: 100,
      on: ['column', 'detail'],
      column: { width: 200, fixed: 'left' },
    }),
    collected_on: field.date({
      label: { zh: '日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true },
      example: '2026-11-20',
    }),
    garbage_kind: field.code({
      label: { zh: '垃圾类别', en: 'Kind' },
      required: true,
      dict: garbageKind,
      query: 'in',
      column: { width: 110 },
      example: '工程垃圾',
    }),
    quantity: field.decimal({
      label: { zh: '数量（吨）', en: 'Quantity (t)' },
      required: true,
      min: 0.001,
      max: 100_000,
      column: { width: 110, sort: true, priority: 1 },
      example: '12.5',
    }),
    garbage_outlet: field.code({
      label: { zh: '去向', en: 'Where it goes' },
      required: true,
      dict: garbageOutlet,
      query: 'in',
      column: { width: 110, priority: 1 },
      example: '消纳场',
    }),
    project_id: projectField({ required: true }),
    place_name: field.text({
      label: { zh: '消纳场或接收单位', en: 'Site or firm' },
      maxLength: 100,
      column: { width: 160, hidden: true },
    }),
    plate_number: field.text({
      label: { zh: '运输车牌', en: 'Plate of the vehicle' },
      maxLength: 20,
      column: { width: 110, hidden: true },
      example: '沪A12345',
    }),
    receipt_number: field.text({
      label: { zh: '联单编号', en: 'Receipt' },
      maxLength: 64,
      query: 'like',
      column: { width: 140, hidden: true },
    }),
    photos: field.image({ label: { zh: '照片', en: 'Pictures' }, maxCount: 5, watermark: true, column: false }),
    garbage_remark: field.text({
      label: { zh: '备注', en: 'Remark' },
      maxLength: 200,
      column: { width: 150, hidden: true },
    }),
  },
  check: ({ garbage_kind, receipt_number }) =>
    garbage_kind === GARBAGE.hazardous && !receipt_number ? [{ path: 'receipt_number', label: NO_RECEIPT }] : [],
  figures: [
    {
      label: { zh: '垃圾清运', en: 'Waste entries' },
      filters: {},
      trend: 'collected_on',
    },
  ],
  endpoints: {
    list: 'GET garbage',
    detail: 'GET garbage/{id}',
    add: 'POST garbage',
    edit: 'PUT garbage',
    delete: 'DELETE garbage/{id}',
    import: 'POST garbage/import',
    export: 'GET garbage/export',
  },
});

import { field } from '../../../field/field.ts';
import type { Label } from '../../../label.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { materialUnit } from '../dictionary.ts';
import {
  APPEARANCE,
  appearanceResult,
  certificateResult,
  checkConclusion,
  TAKEOVER,
  CERTIFICATES,
} from './dictionary.ts';

const COPIED = ['column', 'query', 'detail', 'sheet'] as const;
const PICTURES = ['column', 'add', 'detail'] as const;

/** Checks of deliveries on site: quantity, certificates, appearance (console specification, section 2.3). */
export default defineResource({
  name: 'materialacceptlogs',
  noun: 'material_check',
  label: { zh: '材料验收记录', en: 'Check of a delivery' },
  about: {
    zh: '到货的现场验收：点数或过磅、核对质量证明、检查外观，签名后生效，不再修改。',
    en: 'The check of a delivery on site: quantity, certificates and appearance. It is signed and never changed.',
  },
  rules: [
    {
      zh: '质量证明不全或外观不合格的，不能整批接收；接收数量不能超过实点数量和送货数量。',
      en: 'Without complete certificates or with a poor appearance nothing is taken over as a whole. Not more is taken over than was counted or delivered.',
    },
    {
      zh: '每张进场验收单验收一次；接收后，需复验的材料转为待取样，其余验收合格。',
      en: 'Each delivery is checked once. Then it is sampled where its kind asks for it, otherwise accepted.',
    },
  ],
  service: 'order',
  title: 'material_name',
  scope: 'organisation',
  follows: 'project_id',
  offline: true,
  sort: { field: 'checked_on', order: 'desc' },
  groups: {
    basic: { zh: '验收对象', en: 'Delivery' },
    check: { zh: '检查', en: 'Check' },
    result: { zh: '结论', en: 'Conclusion' },
  },
  fields: {
    material_name: field.text({
      label: { zh: '材料名称', en: 'Material' },
      maxLength: 100,
      query: 'like',
      on: COPIED,
      group: 'basic',
      column: { width: 180, fixed: 'left' },
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 200 } }),
    apply_id: field.reference({
      label: { zh: '进场验收单', en: 'Delivery' },
      required: true,
      ref: 'materialacceptapply',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 180 },
    }),
    batch_number: field.text({
      label: { zh: '批号', en: 'Batch' },
      maxLength: 64,
      query: 'like',
      on: COPIED,
      group: 'basic',
      column: { width: 150 },
    }),
    unit: field.code({
      label: { zh: '计量单位', en: 'Unit' },
      dict: materialUnit,
      on: ['column', 'detail', 'sheet'],
      group: 'basic',
      column: { width: 90, hidden: true },
    }),
    checked_on: field.date({
      label: { zh: '验收日期', en: 'Checked on' },
      required: true,
      query: 'between',
      group: 'check',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-11-02',
    }),
    counted_quantity: field.decimal({
      label: { zh: '实点数量', en: 'Counted' },
      hint: {
        zh: '点数、检尺或过磅净重，按订货单的单位',
        en: 'Counted, measured or weighed, in the unit of the order',
      },
      required: true,
      min: 0.001,
      max: 100_000_000,
      group: 'check',
      column: { width: 100 },
      example: '36.4',
    }),
    certificate_result: field.code({
      label: { zh: '质量证明核查', en: 'Certificates' },
      required: true,
      dict: certificateResult,
      query: 'eq',
      group: 'check',
      column: { width: 120 },
    }),
    appearance_result: field.code({
      label: { zh: '外观检查', en: 'Appearance' },
      required: true,
      dict: appearanceResult,
      query: 'eq',
      group: 'check',
      column: { width: 100 },
    }),
    photos: field.image({
      label: { zh: '验收照片', en: 'Pictures' },
      required: true,
      maxCount: 9,
      watermark: true,
      on: PICTURES,
      group: 'check',
      column: { width: 140, hidden: true },
    }),
    conclusion: field.code({
      label: { zh: '验收结论', en: 'Conclusion' },
      required: true,
      dict: checkConclusion,
      query: 'in',
      group: 'result',
      column: { width: 110, priority: 1 },
    }),
    accepted_quantity: field.decimal({
      label: { zh: '接收数量', en: 'Taken over' },
      hint: { zh: '部分接收时填写；接收时即实点数量', en: 'If partly; otherwise what was counted' },
      min: 0,
      max: 100_000_000,
      group: 'result',
      column: { width: 100 },
      example: '36.4',
    }),
    opinion: field.textarea({
      label: { zh: '验收意见', en: 'Opinion' },
      maxLength: 500,
      group: 'result',
      column: { width: 220, hidden: true },
    }),
    signature: field.signature({
      label: { zh: '验收人签名', en: 'Signature' },
      required: true,
      on: PICTURES,
      group: 'result',
      column: { width: 140, hidden: true },
    }),
  },
  check: checkProblems,
  endpoints: {
    list: 'GET material-check',
    detail: 'GET material-check/{id}',
    add: 'POST material-check',
    export: 'GET material-check/export',
  },
});

const at = (path: string, zh: string, en: string): { path: string; label: Label } => ({ path, label: { zh, en } });

/** What is wrong between result and conclusion of a check. */
function checkProblems(record: Readonly<Record<string, unknown>>): { path: string; label: Label }[] {
  const { conclusion, certificate_result: papers, appearance_result: looks, accepted_quantity: taken } = record;
  const counted = Number(record['counted_quantity']);
  if (conclusion === TAKEOVER.none)
    return record['opinion'] ? [] : [at('opinion', '退货请写明原因', 'Say why it goes back')];
  if (papers !== CERTIFICATES.fit)
    return [
      at(
        'conclusion',
        '质量证明不全或不符，不能接收；请退货，补齐后重新报验',
        'The certificates are not complete: return it',
      ),
    ];
  if (conclusion === TAKEOVER.all && looks === APPEARANCE.poor)
    return [
      at('conclusion', '外观不合格，只能部分接收或退货', 'Its appearance is poor: take over a part of it, or none'),
    ];
  if (conclusion === TAKEOVER.some && !(typeof taken === 'number' && taken > 0 && taken < counted))
    return [at('accepted_quantity', '部分接收请填写小于实点数量的接收数量', 'Fill in less than what was counted')];
  if (conclusion === TAKEOVER.all && typeof taken === 'number' && taken !== counted)
    return [
      at(
        'accepted_quantity',
        '接收数量与实点数量不同，请选“部分接收”',
        'It differs from what was counted: take over a part',
      ),
    ];
  return [];
}

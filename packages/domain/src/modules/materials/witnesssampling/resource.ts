import { field } from '../../../field/field.ts';
import type { Label } from '../../../label.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { isJudgedByLot } from '../../../samples/kinds.ts';
import { SAMPLE_STATE, sampleKind, sampleStatus, sampleSubject, specimenSize, SUBJECT } from './dictionary.ts';
import { releaseFields, reportFields, sealFields } from './fields.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const CURING = ['column', 'detail', 'sheet'] as const;

/** Samples and groups of specimens with a witness, from taking to judgement (console specification, section 2.3). */
export default defineResource({
  name: 'witnesssampling',
  noun: 'witness_sample',
  label: { zh: '见证取样', en: 'Sample' },
  about: {
    zh: '试块、钢筋、接头等样品的取样、见证封样、送检、报告和判定；每个样品有二维码，按部位可查台账。',
    en: 'Samples of concrete, steel, connectors and others: taken, sealed before a witness, sent, reported, judged. Each has a code to scan.',
  },
  rules: [
    {
      zh: '混凝土强度试块按组出值、按批评定（GB/T 50107），其余样品按报告结论判定。',
      en: 'Groups of concrete cubes are judged with their lot (GB/T 50107), other samples by the verdict of their report.',
    },
    {
      zh: '同条件试块累计 600 ℃·d 且不少于 14 天才能试验，日平均 0 ℃ 及以下的天不计；标养试块到设计龄期试验。',
      en: 'Specimens cured with the structure are tested at 600 °C·d and at least 14 days, without days of 0 °C or less; standard ones at their design age.',
    },
    {
      zh: '不合格自动转入不合格处理；处理关闭前，同一部位、同一评定批或同一到货不能再取同类样品，重新取样不能代替不合格结果。',
      en: 'A failure is handled. Before that is closed no sample of the same kind is taken of the same part, lot or delivery: a new sample never replaces a failed one.',
    },
  ],
  service: 'order',
  title: 'sample_name',
  scope: 'organisation',
  follows: 'project_id',
  offline: true,
  sort: { field: 'taken_on', order: 'desc' },
  groups: {
    basic: { zh: '取样', en: 'Taken' },
    seal: { zh: '封样', en: 'Seal' },
    curing: { zh: '同条件养护', en: 'Curing with the structure' },
    report: { zh: '送检与报告', en: 'Report' },
    release: { zh: '紧急放行', en: 'Early release' },
  },
  fields: {
    sample_name: field.text({
      label: { zh: '样品名称', en: 'Sample' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 220, fixed: 'left' },
      example: '3 层东段梁板 C35 标养第 1 组',
    }),
    sample_number: field.text({
      label: { zh: '样品编号', en: 'Number' },
      required: true,
      maxLength: 64,
      unique: true,
      query: 'like',
      group: 'basic',
      column: { width: 150, priority: 1 },
      example: 'BY-2026-0312',
    }),
    sample_status: field.code({
      label: { zh: '样品状态', en: 'State' },
      required: true,
      dict: sampleStatus,
      query: 'in',
      initial: SAMPLE_STATE.taken,
      on: KEPT,
      group: 'basic',
      column: { width: 110 },
    }),
    sample_subject: field.code({
      label: { zh: '取样对象', en: 'Sampled from' },
      required: true,
      dict: sampleSubject,
      query: 'eq',
      initial: SUBJECT.structure,
      on: ['column', 'query', 'add', 'detail', 'sheet'],
      group: 'basic',
      column: { width: 110, hidden: true },
    }),
    sample_kind: field.code({
      label: { zh: '样品类别', en: 'Kind' },
      required: true,
      dict: sampleKind,
      query: 'in',
      group: 'basic',
      column: { width: 150 },
      example: '混凝土标养试块',
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 200 } }),
    part_id: partField({
      label: { zh: '取样部位', en: 'Taken at' },
      hint: { zh: '取自施工部位时必填', en: 'Required for samples of the works' },
      group: 'basic',
    }),
    lot_id: field.reference({
      label: { zh: '强度评定批', en: 'Lot' },
      hint: {
        zh: '混凝土标养、同条件试块必选',
        en: 'Required for standard cured cubes and those cured with the structure',
      },
      ref: 'samplelot',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 180, hidden: true },
    }),
    apply_id: field.reference({
      label: { zh: '进场验收单', en: 'Delivery' },
      hint: { zh: '取自进场材料时必选，类别随材料', en: 'Required for samples of material; the kind follows from it' },
      ref: 'materialacceptapply',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 180, hidden: true },
    }),
    taken_on: field.date({
      label: { zh: '取样日期', en: 'Taken on' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true },
      example: '2026-10-12',
    }),
    specimen_size: field.code({
      label: { zh: '试件尺寸', en: 'Size of specimens' },
      dict: specimenSize,
      initial: 150,
      group: 'basic',
      column: { width: 110, hidden: true },
    }),
    sampler_id: field.reference({
      label: { zh: '取样人', en: 'Taken by' },
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'basic',
      column: { width: 110, hidden: true },
    }),
    witness_id: field.reference({
      label: { zh: '见证人', en: 'Witness' },
      hint: { zh: '见证样品必填，封样时在场', en: 'Present when it is sealed; empty: no witnessed sample' },
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'basic',
      column: { width: 110 },
    }),
    device_id: field.reference({
      label: { zh: '测温设备', en: 'Thermometer' },
      hint: {
        zh: '同条件试块按该设备的温度累计；不选按项目天气记录',
        en: 'Its temperatures are added up; none: those of the weather',
      },
      ref: 'devicelist',
      among: { project: 'project_id' },
      group: 'curing',
      column: { width: 150, hidden: true },
    }),
    /** Kept every hour and at each write (`curing.ts` on the server). */
    degree_days: field.decimal({
      label: { zh: '累计温度（℃·d）', en: 'Degree-days (°C·d)' },
      on: CURING,
      group: 'curing',
      column: { width: 120, hidden: true },
    }),
    curing_days: field.integer({
      label: { zh: '有效天数', en: 'Days that count' },
      on: CURING,
      group: 'curing',
      column: { width: 100, hidden: true },
    }),
    missing_days: field.integer({
      label: { zh: '缺温度天数', en: 'Days without temperature' },
      on: CURING,
      group: 'curing',
      column: { width: 110, hidden: true },
    }),
    reached_on: field.date({
      label: { zh: '达到龄期日期', en: 'Old enough on' },
      query: 'to',
      on: KEPT,
      group: 'curing',
      column: { width: 120, hidden: true },
    }),
    ...sealFields,
    ...reportFields,
    ...releaseFields,
  },
  attention: [
    { label: { zh: '待封样', en: 'Samples to seal' }, filters: { sample_status: '1' }, level: 'info' },
    { label: { zh: '待送检', en: 'Samples to send' }, filters: { sample_status: '2' }, level: 'info' },
    {
      label: { zh: '同条件试块可以试验', en: 'Cubes that are old enough' },
      filters: { sample_status: '1,2', reached_on: '@today' },
      level: 'warning',
    },
    { label: { zh: '不合格样品', en: 'Failed samples' }, filters: { sample_status: '6' }, level: 'error' },
  ],
  check: sampleProblems,
  endpoints: {
    list: 'GET witness-sample',
    detail: 'GET witness-sample/{id}',
    add: 'POST witness-sample',
    edit: 'PUT witness-sample',
    delete: 'DELETE witness-sample/{id}',
    export: 'GET witness-sample/export',
  },
  lifecycle: { field: 'sample_status', editable: [SAMPLE_STATE.taken], tells: ['witness_id'] },
  actions: {
    seal: {
      label: { zh: '封样', en: 'Seal' },
      endpoint: 'PUT witness-sample/seal',
      step: {
        from: [SAMPLE_STATE.taken],
        to: SAMPLE_STATE.sealed,
        asks: ['seal_code', 'witness_id', 'seal_photos', 'seal_place'],
        needs: ['seal_code', 'seal_photos', 'seal_place'],
        stamps: { by: 'sealed_by', at: 'sealed_at' },
        offline: true,
      },
    },
    send: {
      label: { zh: '送检', en: 'Send' },
      endpoint: 'PUT witness-sample/send',
      step: {
        from: [SAMPLE_STATE.sealed],
        to: SAMPLE_STATE.sent,
        asks: ['laboratory', 'laboratory_code', 'sent_on'],
        needs: ['laboratory', 'laboratory_code', 'sent_on'],
      },
    },
    report: {
      label: { zh: '登记报告', en: 'Record the report' },
      endpoint: 'PUT witness-sample/report',
      step: {
        from: [SAMPLE_STATE.sent, SAMPLE_STATE.released],
        to: SAMPLE_STATE.reported,
        asks: [
          'report_number',
          'report_code',
          'tested_on',
          'strength_1',
          'strength_2',
          'strength_3',
          'lab_verdict',
          'report_note',
          'report_files',
        ],
        needs: ['report_number', 'report_code', 'tested_on'],
        tells: ['sampler_id', 'witness_id'],
      },
    },
    release: {
      label: { zh: '紧急放行', en: 'Release early' },
      endpoint: 'PUT witness-sample/release',
      step: {
        from: [SAMPLE_STATE.sent],
        to: SAMPLE_STATE.released,
        asks: ['release_reason', 'release_files'],
        needs: ['release_reason', 'release_files'],
        stamps: { by: 'released_by', at: 'released_at' },
        danger: true,
      },
    },
  },
});

/**
 * What a sample has to name, by what it was taken from. Whoever sends no subject is a part of the resource, or leaves it
 * to its initial value: then the sample names what it was taken from by itself.
 */
function sampleProblems(record: Readonly<Record<string, unknown>>): { path: string; label: Label }[] {
  const { sample_kind, part_id, lot_id, apply_id } = record;
  const subject = record['sample_subject'] ?? (part_id ? SUBJECT.structure : SUBJECT.material);
  const need = (path: string, zh: string, en: string) => [{ path, label: { zh, en } }];
  if (subject === SUBJECT.material) return apply_id ? [] : need('apply_id', '请选择进场验收单', 'Choose the delivery');
  return [
    ...(part_id ? [] : need('part_id', '请选择取样部位', 'Choose the part')),
    ...(!isJudgedByLot(Number(sample_kind)) || lot_id || (record['sample_subject'] === undefined && apply_id)
      ? []
      : need('lot_id', '混凝土强度试块请选择评定批', 'Choose the lot of these cubes')),
  ];
}

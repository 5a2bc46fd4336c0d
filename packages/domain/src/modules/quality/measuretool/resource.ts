import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { TOOL_STATUS, toolStatus } from './dictionary.ts';

/** Measuring tools with the term of their calibration. */
export default defineResource({
  name: 'measuretool',
  noun: 'measure_tool',
  label: { zh: '测量器具', en: 'Measuring tool' },
  about: {
    zh: '靠尺、卷尺、测距仪等测量器具的台账；检定到期前提醒，过期的不能用于实测。',
    en: 'Rules, tapes, range finders with the term of their calibration. Nothing is measured with one that is overdue.',
  },
  rules: [
    {
      zh: '实测日期超出检定有效期，或器具已停用的，实测记录不予保存。',
      en: 'A measurement on a day after the calibration ends, or with a tool out of use, is refused.',
    },
  ],
  service: 'device',
  title: 'tool_name',
  scope: 'organisation',
  editableList: true,
  sort: { field: 'valid_until', order: 'asc' },
  fields: {
    tool_name: field.text({
      label: { zh: '器具名称', en: 'Tool' },
      required: true,
      maxLength: 60,
      query: 'like',
      column: { width: 180, fixed: 'left', sort: true },
      example: '2 m 靠尺',
    }),
    tool_number: field.text({
      label: { zh: '管理编号', en: 'Number' },
      required: true,
      unique: true,
      maxLength: 40,
      query: 'like',
      column: { width: 140, priority: 1 },
      example: 'CL-001',
    }),
    tool_status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: toolStatus,
      query: 'eq',
      initial: TOOL_STATUS.used,
      column: { width: 100 },
    }),
    measuring_range: field.text({
      label: { zh: '量程与精度', en: 'Range' },
      maxLength: 60,
      column: { width: 160 },
      example: '0~2000 mm，0.5 mm',
    }),
    calibrated_on: field.date({
      label: { zh: '检定日期', en: 'Calibrated on' },
      required: true,
      column: { width: 120 },
      example: '2026-03-01',
    }),
    valid_until: field.date({
      label: { zh: '检定有效期至', en: 'Valid until' },
      required: true,
      query: 'between',
      column: { width: 130, sort: true, priority: 1 },
      example: '2027-02-28',
    }),
    certificate: field.files({
      label: { zh: '检定证书', en: 'Certificate' },
      maxCount: 3,
      column: { width: 120, hidden: true },
    }),
    keeper_id: field.reference({
      label: { zh: '保管人', en: 'Keeper' },
      ref: 'usermanage',
      column: { width: 110 },
    }),
  },
  order: [['calibrated_on', 'valid_until']],
  endpoints: {
    list: 'GET measure-tool',
    detail: 'GET measure-tool/{id}',
    add: 'POST measure-tool',
    edit: 'PUT measure-tool',
    delete: 'DELETE measure-tool/{id}',
    import: 'POST measure-tool/import',
    export: 'GET measure-tool/export',
  },
  lifecycle: {
    field: 'tool_status',
    due: { field: 'valid_until', states: [TOOL_STATUS.used], tells: ['keeper_id'] },
  },
});

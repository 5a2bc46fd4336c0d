import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { HANDLING, handlingStatus, handlingWay, wayResult } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const IN_STEP = ['column', 'detail', 'sheet'] as const;

/** What is done about samples and lots that failed, step by step. The server opens a record for each failure. */
export default defineResource({
  name: 'samplehandling',
  noun: 'sample_handling',
  label: { zh: '不合格处理', en: 'Handling of a failure' },
  about: {
    zh: '样品或评定批不合格后自动产生的处理单：复验、实体检测、设计核算、加固或返工逐步记录，直到认可或返工、退场。',
    en: 'Opened by itself when a sample or lot fails: retest, detection, check by the designer, strengthening or rework are recorded until it is accepted, or redone and removed.',
  },
  rules: [
    {
      zh: '最后一次处理合格才能认可；水泥等不合格不得使用的材料只能退场。',
      en: 'It is accepted only if the last measure passed. Material that may not be used once it failed, such as cement, is removed.',
    },
    {
      zh: '每次处理都留在历史里；处理关闭前，相关部位、评定批和材料批次保持不合格。',
      en: 'Every measure stays in the history. Until it is closed, the parts, the lot and the batch remain failed.',
    },
  ],
  service: 'order',
  title: 'handling_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '不合格项', en: 'Failure' },
    way: { zh: '最近一次处理', en: 'Last measure' },
    close: { zh: '关闭', en: 'Closed' },
  },
  fields: {
    handling_name: field.text({
      label: { zh: '不合格项', en: 'Failure' },
      required: true,
      maxLength: 200,
      query: 'like',
      group: 'basic',
      column: { width: 260, fixed: 'left' },
    }),
    handling_status: field.code({
      label: { zh: '处理状态', en: 'State' },
      required: true,
      dict: handlingStatus,
      query: 'in',
      initial: HANDLING.open,
      group: 'basic',
      column: { width: 110 },
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 200 } }),
    part_id: partField({ group: 'basic' }),
    sample_id: field.reference({
      label: { zh: '样品', en: 'Sample' },
      ref: 'witnesssampling',
      query: 'eq',
      group: 'basic',
      column: { width: 180, hidden: true },
    }),
    lot_id: field.reference({
      label: { zh: '强度评定批', en: 'Lot' },
      ref: 'samplelot',
      query: 'eq',
      group: 'basic',
      column: { width: 180, hidden: true },
    }),
    apply_id: field.reference({
      label: { zh: '进场验收单', en: 'Delivery' },
      ref: 'materialacceptapply',
      query: 'eq',
      group: 'basic',
      column: { width: 180, hidden: true },
    }),
    failure: field.textarea({
      label: { zh: '不合格情况', en: 'What failed' },
      required: true,
      maxLength: 500,
      group: 'basic',
      column: { width: 240 },
    }),
    handling_way: field.code({
      label: { zh: '处理方式', en: 'Way' },
      dict: handlingWay,
      query: 'in',
      on: KEPT,
      group: 'way',
      column: { width: 150, priority: 1 },
    }),
    way_result: field.code({
      label: { zh: '处理结果', en: 'Result' },
      dict: wayResult,
      query: 'eq',
      on: KEPT,
      group: 'way',
      column: { width: 100 },
    }),
    way_on: field.date({
      label: { zh: '处理日期', en: 'Done on' },
      on: IN_STEP,
      group: 'way',
      column: { width: 120 },
    }),
    way_body: field.text({
      label: { zh: '处理单位', en: 'Done by' },
      maxLength: 100,
      on: IN_STEP,
      group: 'way',
      column: { width: 180, hidden: true },
    }),
    way_number: field.text({
      label: { zh: '报告或文件编号', en: 'Number of the paper' },
      maxLength: 64,
      query: 'like',
      on: KEPT,
      group: 'way',
      column: { width: 150, hidden: true },
    }),
    way_note: field.textarea({
      label: { zh: '处理说明', en: 'Note' },
      maxLength: 1000,
      on: IN_STEP,
      group: 'way',
      column: { width: 220, hidden: true },
    }),
    way_files: field.files({
      label: { zh: '处理文件', en: 'Papers' },
      accept: ['image', 'pdf'],
      maxCount: 9,
      maxSize: 20 * 1024,
      on: ['column', 'detail'],
      group: 'way',
      column: { width: 140, hidden: true },
    }),
    close_opinion: field.textarea({
      label: { zh: '关闭意见', en: 'Opinion' },
      maxLength: 500,
      on: IN_STEP,
      group: 'close',
      column: { width: 200, hidden: true },
    }),
    signature: field.signature({
      label: { zh: '签名', en: 'Signature' },
      on: ['column', 'detail'],
      group: 'close',
      column: { width: 140, hidden: true },
    }),
    closer_id: field.reference({
      label: { zh: '关闭人', en: 'Closed by' },
      ref: 'usermanage',
      on: IN_STEP,
      group: 'close',
      column: { width: 110, hidden: true },
    }),
    closed_at: field.datetime({
      label: { zh: '关闭时间', en: 'Closed at' },
      on: IN_STEP,
      group: 'close',
      column: { width: 170, hidden: true },
    }),
  },
  attention: [
    { label: { zh: '待处理的不合格', en: 'Failures to handle' }, filters: { handling_status: '1,2' }, level: 'error' },
  ],
  endpoints: {
    list: 'GET sample-handling',
    detail: 'GET sample-handling/{id}',
    export: 'GET sample-handling/export',
    word: 'GET sample-handling/word',
  },
  lifecycle: { field: 'handling_status', editable: [] },
  actions: {
    record: {
      label: { zh: '登记处理', en: 'Record a measure' },
      endpoint: 'PUT sample-handling/record',
      step: {
        from: [HANDLING.open, HANDLING.running],
        to: HANDLING.running,
        asks: ['handling_way', 'way_on', 'way_body', 'way_number', 'way_result', 'way_note', 'way_files'],
        needs: ['handling_way', 'way_on', 'way_result', 'way_note'],
      },
    },
    accept: {
      label: { zh: '认可', en: 'Accept' },
      endpoint: 'PUT sample-handling/accept',
      step: {
        from: [HANDLING.running],
        to: HANDLING.accepted,
        asks: ['close_opinion', 'signature'],
        needs: ['close_opinion', 'signature'],
        stamps: { by: 'closer_id', at: 'closed_at' },
        offline: true,
      },
    },
    reject: {
      label: { zh: '返工或退场', en: 'Redo or remove' },
      endpoint: 'PUT sample-handling/reject',
      step: {
        from: [HANDLING.running],
        to: HANDLING.rejected,
        asks: ['close_opinion', 'signature'],
        needs: ['close_opinion', 'signature'],
        stamps: { by: 'closer_id', at: 'closed_at' },
        danger: true,
        offline: true,
      },
    },
  },
});

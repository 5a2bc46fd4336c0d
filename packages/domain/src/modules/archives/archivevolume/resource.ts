import { RETENTION } from '../../../archives/template.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { archiveRetention, archiveSecrecy, archiveVolumeStatus, VOLUME } from '../dictionary.ts';
import { KEPT, kindField } from '../fields.ts';

const count = (zh: string, en: string, hidden = false) =>
  field.integer({ label: { zh, en }, on: KEPT, group: 'counted', column: { width: 100, hidden } });

/** Volumes of an archive, with cover, inner index and back matter. The database pages and freezes them. */
export default defineResource({
  name: 'archivevolume',
  noun: 'archive_volume',
  label: { zh: '案卷', en: 'Volume' },
  about: {
    zh: '由归档文件组成的案卷：封面、卷内目录、页号和备考表；封卷后编页固定，移交后不再改动。',
    en: 'Volumes of documents with cover, inner index, page numbers and back matter. Pages are fixed when a volume is closed.',
  },
  rules: [
    {
      zh: '封卷时每份文件要有电子文件、页数，并已完成文件检查；系统按卷内序号编页，统计文字、图样、照片页数和起止日期。',
      en: 'A volume is closed when each document has its file, its pages and was examined. It is then paged in its order, and summed up.',
    },
    {
      zh: '已列入移交单的案卷不能退回，先从移交单中移出；一个案卷只能移交一次。',
      en: 'A volume of a hand-over is not opened again before it is taken off that list. A volume is handed over once.',
    },
  ],
  service: 'order',
  title: 'volume_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'volume_number', order: 'asc' },
  groups: {
    basic: { zh: '案卷', en: 'Volume' },
    counted: { zh: '卷内统计', en: 'Sums' },
    ends: { zh: '备考与移交', en: 'Back matter and hand-over' },
  },
  fields: {
    volume_title: field.text({
      label: { zh: '案卷题名', en: 'Title' },
      required: true,
      maxLength: 200,
      query: 'like',
      group: 'basic',
      column: { width: 260, fixed: 'left' },
      example: '科创中心一期 施工记录 第一卷',
    }),
    volume_status: field.code({
      label: { zh: '案卷状态', en: 'State' },
      required: true,
      dict: archiveVolumeStatus,
      query: 'in',
      initial: VOLUME.open,
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 100 },
    }),
    volume_number: field.text({
      label: { zh: '档号', en: 'Number' },
      required: true,
      maxLength: 64,
      unique: true,
      query: 'like',
      group: 'basic',
      column: { width: 150, sort: true, priority: 1 },
      example: 'KC-C5-001',
    }),
    project_id: projectField({ required: true, on: ['column', 'query', 'add', 'detail'], group: 'basic' }),
    archive_kind: kindField('basic'),
    compiling_unit: field.text({
      label: { zh: '编制单位', en: 'Compiled by' },
      required: true,
      maxLength: 100,
      group: 'basic',
      column: { width: 180, hidden: true },
    }),
    archive_retention: field.code({
      label: { zh: '保管期限', en: 'Kept' },
      required: true,
      dict: archiveRetention,
      query: 'in',
      initial: RETENTION.long,
      group: 'basic',
      column: { width: 100 },
    }),
    archive_secrecy: field.code({
      label: { zh: '密级', en: 'Secrecy' },
      required: true,
      dict: archiveSecrecy,
      query: 'in',
      initial: 2,
      group: 'basic',
      column: { width: 80, hidden: true },
    }),
    compiler_id: field.reference({
      label: { zh: '立卷人', en: 'Compiler' },
      required: true,
      ref: 'usermanage',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 110 },
    }),
    begin_date: field.date({
      label: { zh: '起始日期', en: 'From' },
      on: KEPT,
      group: 'counted',
      column: { width: 120 },
    }),
    end_date: field.date({ label: { zh: '终止日期', en: 'To' }, on: KEPT, group: 'counted', column: { width: 120 } }),
    document_count: count('卷内文件', 'Documents'),
    page_total: count('总页数', 'Pages'),
    text_pages: count('文字页', 'Pages of text', true),
    drawing_pages: count('图样页', 'Pages of drawings', true),
    picture_pages: count('照片张数', 'Pictures', true),
    back_note: field.textarea({
      label: { zh: '备考说明', en: 'Note of the back matter' },
      hint: { zh: '缺损、修改、补充、移出等情况', en: 'What is damaged, changed, added or taken out' },
      maxLength: 500,
      group: 'ends',
      column: { width: 200, hidden: true },
    }),
    closer_id: field.reference({
      label: { zh: '审核人', en: 'Checked by' },
      ref: 'usermanage',
      on: KEPT,
      group: 'ends',
      column: { width: 110, hidden: true },
    }),
    closed_at: field.datetime({
      label: { zh: '封卷时间', en: 'Closed at' },
      on: KEPT,
      group: 'ends',
      column: { width: 160, hidden: true },
    }),
    reopen_reason: field.textarea({
      label: { zh: '退回原因', en: 'Why it was opened' },
      maxLength: 300,
      on: KEPT,
      group: 'ends',
      column: { width: 180, hidden: true },
    }),
    /** Set by the hand-over that lists the volume. */
    handover_id: field.reference({
      label: { zh: '移交单', en: 'Hand-over' },
      ref: 'archivehandover',
      query: 'eq',
      on: ['column', 'query', 'detail'],
      group: 'ends',
      column: { width: 180 },
    }),
  },
  endpoints: {
    list: 'GET archive-volume',
    detail: 'GET archive-volume/{id}',
    add: 'POST archive-volume',
    edit: 'PUT archive-volume',
    delete: 'DELETE archive-volume/{id}',
    export: 'GET archive-volume/export',
  },
  attention: [
    { label: { zh: '组卷中案卷', en: 'Volumes being compiled' }, filters: { volume_status: '1' }, level: 'info' },
  ],
  lifecycle: { field: 'volume_status', editable: [VOLUME.open] },
  actions: {
    fill: { label: { zh: '收入文件', en: 'Take documents' }, endpoint: 'POST archive-volume/fill' },
    close: {
      label: { zh: '封卷', en: 'Close' },
      endpoint: 'PUT archive-volume/close',
      step: {
        from: [VOLUME.open],
        to: VOLUME.closed,
        asks: ['back_note'],
        stamps: { by: 'closer_id', at: 'closed_at' },
      },
    },
    reopen: {
      label: { zh: '退回', en: 'Open again' },
      endpoint: 'PUT archive-volume/reopen',
      step: {
        from: [VOLUME.closed],
        to: VOLUME.open,
        asks: ['reopen_reason'],
        needs: ['reopen_reason'],
        clears: ['closer_id', 'closed_at'],
        tells: ['compiler_id'],
        danger: true,
      },
    },
  },
});

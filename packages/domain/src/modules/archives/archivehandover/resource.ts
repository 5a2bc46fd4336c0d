import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { archiveHandoverStatus, HANDOVER } from '../dictionary.ts';
import { KEPT, kindField } from '../fields.ts';

/** Hand-overs of volumes: a list signed by both sides, and a package with an index and the hash of each file. */
export default defineResource({
  name: 'archivehandover',
  noun: 'archive_handover',
  label: { zh: '档案移交', en: 'Hand-over' },
  about: {
    zh: '把案卷移交给建设单位、城建档案馆或业主：移交清单双方签字，移交包含目录和每个文件的 SHA-256。',
    en: 'Volumes handed over to the owner or the city archive: a list signed by both sides, and a package with an index and the SHA-256 of each file.',
  },
  rules: [
    {
      zh: '只能移交已封卷的案卷，同一案卷不会出现在两张移交单上；接收方签字后，案卷和文件冻结。',
      en: 'Only closed volumes are handed over, each once. They are frozen when the receiver has signed.',
    },
  ],
  service: 'order',
  title: 'handover_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '移交单', en: 'Hand-over' },
    given: { zh: '移交方', en: 'Given by' },
    received: { zh: '接收方', en: 'Received by' },
  },
  fields: {
    handover_name: field.text({
      label: { zh: '移交单名称', en: 'Name' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 240, fixed: 'left' },
      example: '科创中心一期 施工文件移交',
    }),
    handover_status: field.code({
      label: { zh: '移交状态', en: 'State' },
      required: true,
      dict: archiveHandoverStatus,
      query: 'in',
      initial: HANDOVER.draft,
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 130 },
    }),
    project_id: projectField({ required: true, on: ['column', 'query', 'add', 'detail'], group: 'basic' }),
    archive_kind: kindField('basic'),
    receiver_unit: field.text({
      label: { zh: '接收单位', en: 'Receiver' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 180, priority: 1 },
      example: '市城建档案馆',
    }),
    volumes: field.references({
      label: { zh: '案卷', en: 'Volumes' },
      required: true,
      ref: 'archivevolume',
      among: { project: 'project_id' },
      group: 'basic',
      column: { width: 240, hidden: true },
    }),
    volume_count: field.integer({
      label: { zh: '卷数', en: 'Volumes' },
      on: KEPT,
      group: 'basic',
      column: { width: 80 },
    }),
    document_count: field.integer({
      label: { zh: '文件数', en: 'Documents' },
      on: KEPT,
      group: 'basic',
      column: { width: 80 },
    }),
    page_total: field.integer({
      label: { zh: '总页数', en: 'Pages' },
      on: KEPT,
      group: 'basic',
      column: { width: 80 },
    }),
    giver_id: field.reference({
      label: { zh: '移交人', en: 'Given by' },
      required: true,
      ref: 'usermanage',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'given',
      column: { width: 110 },
    }),
    giver_signature: field.signature({
      label: { zh: '移交人签名', en: 'Signature of the giver' },
      on: KEPT,
      group: 'given',
      column: { width: 130, hidden: true },
    }),
    given_at: field.datetime({
      label: { zh: '移交时间', en: 'Given at' },
      on: KEPT,
      group: 'given',
      column: { width: 160, hidden: true },
    }),
    receiver_name: field.text({
      label: { zh: '接收人', en: 'Received by' },
      maxLength: 50,
      on: KEPT,
      group: 'received',
      column: { width: 110 },
    }),
    receiver_signature: field.signature({
      label: { zh: '接收人签名', en: 'Signature of the receiver' },
      on: KEPT,
      group: 'received',
      column: { width: 130, hidden: true },
    }),
    received_at: field.datetime({
      label: { zh: '接收时间', en: 'Received at' },
      on: KEPT,
      group: 'received',
      column: { width: 160 },
    }),
  },
  endpoints: {
    list: 'GET archive-handover',
    detail: 'GET archive-handover/{id}',
    add: 'POST archive-handover',
    edit: 'PUT archive-handover',
    delete: 'DELETE archive-handover/{id}',
    export: 'GET archive-handover/export',
    word: 'GET archive-handover/word',
  },
  lifecycle: { field: 'handover_status', editable: [HANDOVER.draft], tells: ['giver_id'] },
  actions: {
    give: {
      label: { zh: '移交方签字', en: 'Sign as giver' },
      endpoint: 'PUT archive-handover/give',
      step: {
        from: [HANDOVER.draft],
        to: HANDOVER.given,
        by: 'giver_id',
        asks: ['giver_signature'],
        needs: ['giver_signature'],
        stamps: { at: 'given_at' },
        offline: true,
      },
    },
    receive: {
      label: { zh: '接收方签字', en: 'Sign as receiver' },
      endpoint: 'PUT archive-handover/receive',
      step: {
        from: [HANDOVER.given],
        to: HANDOVER.received,
        asks: ['receiver_name', 'receiver_signature'],
        needs: ['receiver_name', 'receiver_signature'],
        stamps: { at: 'received_at' },
        tells: ['giver_id'],
        offline: true,
      },
    },
    withdraw: {
      label: { zh: '撤回', en: 'Withdraw' },
      endpoint: 'PUT archive-handover/withdraw',
      step: {
        from: [HANDOVER.given],
        to: HANDOVER.draft,
        clears: ['giver_signature', 'given_at'],
        tells: ['giver_id'],
        danger: true,
      },
    },
  },
});

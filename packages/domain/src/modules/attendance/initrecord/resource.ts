import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import {
  passageClock,
  passageDirection,
  passageJudged,
  passageOutcome,
  passageReason,
  passageWay,
} from '../../../dictionary/gate.ts';

const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;

/**
 * Raw passages through gates (console specification, section 2.3, `attendance/initRecord`). Gates write them and
 * nobody changes them: days are corrected by approval. `push_key` makes a passage that a gate sends twice one record.
 */
export default defineResource({
  name: 'initrecord',
  noun: 'passage',
  label: { zh: '原始通行记录', en: 'Passage' },
  about: {
    zh: '门禁上传的每一次通行：放行或拒绝、方式、原因和抓拍，由设备写入，不可修改。',
    en: 'Each passage that a gate reports: let in or refused, how, why, with a picture. Gates write them; nobody changes them.',
  },
  rules: [
    {
      zh: '同一设备的同一序号重复上传只记一次；断网期间的通行在恢复后补传，到达时间另记。',
      en: 'What a gate sends twice is stored once. A gate without network sends its store later; the time of arrival is kept beside the time of the passage.',
    },
    {
      zh: '设备时钟偏差超过设定值时按实测钟差修正并标记；无法确定的标记为存疑，不计入考勤，由补卡审批处理。',
      en: 'When the clock of a gate is off by more than the setting, times are mended by the measured offset and marked. Times that cannot be known are doubtful and do not count; a correction by approval replaces them.',
    },
    {
      zh: '服务端按同一准入规则复核每次进场，设备放行但规则不允许的标记为“不应放行”。',
      en: 'The server judges each entry again by the one admission function. Who was let in against it is marked.',
    },
  ],
  service: 'user',
  title: 'staff_id',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'passed_at', order: 'desc' },
  views: { calendar: 'passed_at' },
  groups: {
    passage: { zh: '通行', en: 'Passage' },
    person: { zh: '人员', en: 'Person' },
    record: { zh: '上传', en: 'Report' },
  },
  fields: {
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      hint: { zh: '空：不在本项目名单的人', en: 'Empty: somebody who is not on the list' },
      ref: 'staff',
      query: 'eq',
      on: SHOWN,
      group: 'person',
      column: { width: 110, fixed: 'left' },
    }),
    passed_at: field.datetime({
      label: { zh: '通行时间', en: 'Passed at' },
      required: true,
      query: 'between',
      on: SHOWN,
      group: 'passage',
      column: { width: 170, sort: true, priority: 1 },
    }),
    direction: field.code({
      label: { zh: '方向', en: 'Direction' },
      dict: passageDirection,
      on: TOLD,
      group: 'passage',
      column: { width: 80, priority: 1 },
    }),
    outcome: field.code({
      label: { zh: '结果', en: 'Outcome' },
      required: true,
      dict: passageOutcome,
      query: 'eq',
      on: SHOWN,
      group: 'passage',
      column: { width: 80, priority: 1 },
    }),
    reason: field.code({
      label: { zh: '原因', en: 'Reason' },
      dict: passageReason,
      on: TOLD,
      group: 'passage',
      column: { width: 160, priority: 1 },
    }),
    reason_text: field.text({
      label: { zh: '说明', en: 'In words' },
      maxLength: 500,
      on: ['detail', 'sheet'],
      group: 'passage',
      column: false,
    }),
    judged: field.code({
      label: { zh: '复核', en: 'Judged again' },
      required: true,
      dict: passageJudged,
      query: 'eq',
      on: SHOWN,
      group: 'passage',
      column: { width: 110 },
    }),
    way: field.code({
      label: { zh: '方式', en: 'Way' },
      required: true,
      dict: passageWay,
      on: TOLD,
      group: 'passage',
      column: { width: 90 },
    }),
    project_id: projectField({ required: true, on: SHOWN, group: 'passage', column: { width: 200 } }),
    gate_id: field.reference({
      label: { zh: '门禁', en: 'Gate' },
      required: true,
      ref: 'attendanceaccess',
      query: 'eq',
      on: SHOWN,
      group: 'passage',
      column: { width: 140 },
    }),
    device_number: field.text({
      label: { zh: '设备编号', en: 'Device' },
      required: true,
      maxLength: 64,
      on: TOLD,
      group: 'record',
      column: { width: 130, hidden: true },
    }),
    unit_id: field.reference({
      label: { zh: '当时单位', en: 'Unit at the time' },
      ref: 'enterprisebank',
      on: TOLD,
      group: 'person',
      column: { width: 180, hidden: true },
    }),
    team_id: field.reference({
      label: { zh: '当时班组', en: 'Team at the time' },
      ref: 'org',
      on: TOLD,
      group: 'person',
      column: { width: 130 },
    }),
    credential: field.text({
      label: { zh: '出示的凭证', en: 'What was shown' },
      hint: { zh: '未识别时仅保留末四位', en: 'Of an unknown one, its last four characters' },
      maxLength: 64,
      on: ['detail'],
      group: 'person',
      column: false,
    }),
    picture: field.image({
      label: { zh: '抓拍', en: 'Picture' },
      maxCount: 1,
      on: ['column', 'detail'],
      group: 'passage',
      column: { width: 90 },
    }),
    received_at: field.datetime({
      label: { zh: '到达时间', en: 'Received at' },
      required: true,
      on: TOLD,
      group: 'record',
      column: { width: 170, hidden: true },
    }),
    said_at: field.datetime({
      label: { zh: '设备时间', en: 'Time by the gate' },
      required: true,
      on: TOLD,
      group: 'record',
      column: { width: 170, hidden: true },
    }),
    clock: field.code({
      label: { zh: '时间可信度', en: 'Time' },
      required: true,
      dict: passageClock,
      query: 'eq',
      on: SHOWN,
      group: 'record',
      column: { width: 130, hidden: true },
    }),
    clock_offset: field.integer({
      label: { zh: '钟差（秒）', en: 'Clock offset (s)' },
      hint: { zh: '正数：设备钟慢', en: 'Positive: the gate is slow' },
      on: ['detail'],
      group: 'record',
      column: false,
    }),
    gate_seq: field.integer({
      label: { zh: '设备序号', en: 'Sequence number' },
      required: true,
      min: 0,
      on: TOLD,
      group: 'record',
      column: { width: 100, hidden: true },
    }),
    // Gate, its sequence number and its time: gates count from one again after a reset.
    push_key: field.text({ label: { zh: '上传键', en: 'Key' }, maxLength: 80, unique: true, on: [] }),
  },
  face: { title: 'staff_id', state: 'outcome' },
  attention: [
    {
      label: { zh: '不应放行的通行', en: 'Let in against the list' },
      filters: { judged: '2', begin_passed_at: '@week' },
      level: 'error',
    },
    {
      label: { zh: '时间存疑的通行', en: 'Passages with a doubtful time' },
      filters: { clock: '3', begin_passed_at: '@week' },
      level: 'warning',
    },
  ],
  figures: [
    { label: { zh: '今日拒绝通行', en: 'Refused today' }, filters: { outcome: '2', begin_passed_at: '@today' } },
  ],
  endpoints: {
    list: 'GET attendance/passage',
    detail: 'GET attendance/passage/{id}',
    export: 'GET attendance/passage/export',
  },
});

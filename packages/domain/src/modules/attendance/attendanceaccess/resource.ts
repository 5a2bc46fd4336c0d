import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { GATE_LIST, GATE_USE, gateDirection, gateListState, gateUse } from '../../../dictionary/gate.ts';

const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;

/**
 * Gates of a project (console specification, section 2.2, `attendanceaccess`). Each is one reader: a device of type 面部
 * 识别闸机 with its number and key. Who may pass is one list for all gates of a project (`gatepass`).
 */
export default defineResource({
  name: 'attendanceaccess',
  noun: 'gate',
  label: { zh: '门禁', en: 'Gate' },
  about: {
    zh: '项目出入口的门禁设备、方向和名单下发情况；名单由准入规则自动计算并下发。',
    en: 'The gates of a project with their devices, direction, and how far the list of who may pass has reached them.',
  },
  rules: [
    {
      zh: '通行名单由准入规则自动计算：进退场、黑名单、证书、体检、教育等变化后生成新版本并下发，设备逐台确认。',
      en: 'Who may pass follows from the admission rules. Arrivals, departures, blacklist, certificates, checks and education make a new version, and each gate acknowledges it.',
    },
    {
      zh: '未同意采集人脸的人员凭门禁卡或二维码通行；撤回同意或离场后，删除随下一版本到达设备并被确认。',
      en: 'Whoever gave no consent for a face comes in by card or code. After a withdrawal or the departure, the deletion reaches the gates with the next version and is acknowledged.',
    },
    {
      zh: '出场从不拒绝。',
      en: 'Leaving is never refused.',
    },
  ],
  service: 'user',
  title: 'gate_name',
  scope: 'organisation',
  follows: 'project_id',
  namedByReferrers: true,
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    gate: { zh: '门禁', en: 'Gate' },
    list: { zh: '名单下发', en: 'List' },
    device: { zh: '设备状态', en: 'State of the device' },
  },
  fields: {
    gate_name: field.text({
      label: { zh: '门禁名称', en: 'Gate' },
      required: true,
      maxLength: 60,
      query: 'like',
      group: 'gate',
      column: { width: 170, fixed: 'left', sort: true },
      example: '1 号门进口',
    }),
    status: field.code({
      label: { zh: '使用状态', en: 'State' },
      required: true,
      dict: gateUse,
      query: 'eq',
      initial: GATE_USE.inUse,
      group: 'gate',
      column: { width: 90 },
      example: '使用中',
    }),
    // Gates of many sites are called the same.
    project_id: projectField({ required: true, group: 'gate', column: { width: 200, priority: 1 } }),
    direction: field.code({
      label: { zh: '方向', en: 'Direction' },
      required: true,
      dict: gateDirection,
      query: 'eq',
      group: 'gate',
      column: { width: 130 },
      example: '进',
    }),
    device_id: field.reference({
      label: { zh: '门禁设备', en: 'Device' },
      hint: {
        zh: '设备台账中的人脸闸机，凭编号和密钥接入',
        en: 'A face gate among the devices; it signs in by number and key',
      },
      required: true,
      ref: 'devicelist',
      among: { project: 'project_id' },
      query: 'eq',
      unique: true,
      group: 'gate',
      column: { width: 150 },
    }),
    position: field.place({
      label: { zh: '位置', en: 'Place' },
      group: 'gate',
      column: false,
    }),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remarks' },
      maxLength: 300,
      group: 'gate',
      column: { width: 200, hidden: true },
    }),
    list_state: field.code({
      label: { zh: '名单状态', en: 'List' },
      required: true,
      dict: gateListState,
      query: 'in',
      initial: GATE_LIST.none,
      on: SHOWN,
      group: 'list',
      column: { width: 130, priority: 1 },
    }),
    list_version: field.integer({
      label: { zh: '最新名单版本', en: 'Newest version' },
      on: TOLD,
      group: 'list',
      column: { width: 110, hidden: true },
    }),
    acked_version: field.integer({
      label: { zh: '设备已确认版本', en: 'Acknowledged version' },
      on: TOLD,
      group: 'list',
      column: { width: 120 },
    }),
    sent_at: field.datetime({
      label: { zh: '最近下发', en: 'Sent at' },
      on: TOLD,
      group: 'list',
      column: { width: 170, hidden: true },
    }),
    acked_at: field.datetime({
      label: { zh: '最近确认', en: 'Acknowledged at' },
      on: TOLD,
      group: 'list',
      column: { width: 170 },
    }),
    stale_since: field.datetime({
      label: { zh: '名单过期自', en: 'Stale since' },
      hint: { zh: '设备上的名单从此时起不是最新', en: 'From then on the gate does not have the newest list' },
      on: TOLD,
      group: 'list',
      column: { width: 170 },
    }),
    attempts: field.integer({
      label: { zh: '已重发次数', en: 'Tries' },
      on: ['detail'],
      group: 'list',
      column: false,
    }),
    list_failed: field.text({
      label: { zh: '设备报告的失败', en: 'What the gate could not store' },
      maxLength: 500,
      on: ['detail'],
      group: 'list',
      column: false,
    }),
    last_seen_at: field.datetime({
      label: { zh: '最近上报', en: 'Last heard of' },
      on: TOLD,
      group: 'device',
      column: { width: 170 },
    }),
    clock_offset: field.integer({
      label: { zh: '钟差（秒）', en: 'Clock offset (s)' },
      hint: { zh: '正数：设备钟慢', en: 'Positive: the gate is slow' },
      on: TOLD,
      group: 'device',
      column: { width: 100, hidden: true },
    }),
    last_seq: field.integer({
      label: { zh: '最近序号', en: 'Last sequence number' },
      on: ['detail'],
      group: 'device',
      column: false,
    }),
  },
  attention: [
    {
      label: { zh: '名单未送达的门禁', en: 'Gates without the newest list' },
      filters: { list_state: '2,3', status: '1' },
      level: 'warning',
    },
  ],
  figures: [{ label: { zh: '门禁', en: 'Gates' }, filters: { status: '1' } }],
  actions: {
    resend: {
      label: { zh: '重新下发全部名单', en: 'Send the whole list again' },
      endpoint: 'POST attendance/gate/resend',
      confirm: {
        zh: '设备将以完整名单替换现有名单，确认前旧名单仍有效。',
        en: 'The gate replaces its list by the whole one; until it acknowledges, the old one holds.',
      },
    },
  },
  endpoints: {
    list: 'GET attendance/gate',
    detail: 'GET attendance/gate/{id}',
    add: 'POST attendance/gate',
    edit: 'PUT attendance/gate',
    delete: 'DELETE attendance/gate/{id}',
    export: 'GET attendance/gate/export',
  },
});

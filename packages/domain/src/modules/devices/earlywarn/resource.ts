import { quantityChoices } from '../../../devices/choices.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { deviceType, warnLevel, warnMeasure } from '../../../dictionary/device.ts';
import { alarmKind, alarmState } from './dictionary.ts';

const SHOWN = ['column', 'detail'] as const;
const asked = ['column', 'query', 'detail'] as const;

/**
 * Alarms raised by a limit, a fence, or a device that stopped reporting (console specification, section 2.2). The server
 * writes them; users handle them.
 */
export default defineResource({
  name: 'earlywarn',
  noun: 'alarm',
  label: { zh: '报警记录', en: 'Alarm' },
  about: {
    zh: '监测值超限、设备离线、人员进入危险区域等产生的报警，由系统写入；现场核实后在这里处理。',
    en: 'Alarms of values beyond a limit, of devices that stopped reporting, of people in danger zones. The system writes them; people check and handle them.',
  },
  service: 'device',
  title: 'alarm_content',
  scope: 'organisation',
  sort: { field: 'started_at', order: 'desc' },
  fields: {
    alarm_content: field.text({
      label: { zh: '报警内容', en: 'Alarm' },
      required: true,
      maxLength: 255,
      on: SHOWN,
      column: { width: 280, fixed: 'left' },
    }),
    device_id: field.reference({
      label: { zh: '设备', en: 'Device' },
      required: true,
      ref: 'devicelist',
      query: 'eq',
      on: asked,
      column: { width: 160 },
    }),
    project_id: field.reference({
      label: { zh: '项目', en: 'Project' },
      ref: 'projectmanage',
      query: 'eq',
      on: asked,
      column: { width: 200 },
    }),
    area_id: field.text({ label: { zh: '区域', en: 'Area' }, maxLength: 64, on: [] }),
    device_type: field.code({
      label: { zh: '设备类型', en: 'Type' },
      required: true,
      dict: deviceType,
      query: 'eq',
      on: asked,
      column: { width: 110 },
    }),
    kind: field.code({
      label: { zh: '报警类别', en: 'Kind' },
      required: true,
      dict: alarmKind,
      query: 'eq',
      initial: 1,
      on: asked,
      column: { width: 100, hidden: true },
    }),
    // Who wore the device at that time; only helmets are worn.
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      ref: 'staff',
      query: 'eq',
      on: asked,
      column: { width: 110, hidden: true },
    }),
    // Empty in alarms that no limit raised.
    quantity: field.text({
      label: { zh: '监测项', en: 'Quantity' },
      maxLength: 40,
      choices: quantityChoices,
      on: SHOWN,
      column: { width: 120, hidden: true },
    }),
    measure: field.code({
      label: { zh: '比较量', en: 'Compared' },
      dict: warnMeasure,
      on: SHOWN,
      column: { width: 100, hidden: true },
    }),
    level: field.code({
      label: { zh: '级别', en: 'Level' },
      required: true,
      dict: warnLevel,
      query: 'eq',
      on: asked,
      column: { width: 90, priority: 1 },
    }),
    alarm_state: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: alarmState,
      query: 'in',
      initial: 1,
      on: asked,
      column: { width: 110 },
    }),
    value: field.decimal({ label: { zh: '报警值', en: 'Value' }, on: SHOWN, column: { width: 100 } }),
    limit_value: field.decimal({
      label: { zh: '限值', en: 'Limit' },
      on: SHOWN,
      column: { width: 100 },
    }),
    started_at: field.datetime({
      label: { zh: '报警时间', en: 'Since' },
      required: true,
      query: 'between',
      on: asked,
      column: { width: 180, sort: true, priority: 1 },
    }),
    level_at: field.datetime({
      label: { zh: '级别变化时间', en: 'Level changed at' },
      on: SHOWN,
      column: { width: 180, hidden: true },
    }),
    received_at: field.datetime({
      label: { zh: '数据到达时间', en: 'Received at' },
      on: SHOWN,
      column: { width: 180, hidden: true },
    }),
    repeats: field.integer({
      label: { zh: '出现次数', en: 'Occurrences' },
      on: SHOWN,
      column: { width: 90, hidden: true },
    }),
    recovered_at: field.datetime({
      label: { zh: '恢复时间', en: 'Back to normal at' },
      on: SHOWN,
      column: { width: 180 },
    }),
    acknowledged_by: field.reference({
      label: { zh: '确认人', en: 'Acknowledged by' },
      ref: 'usermanage',
      on: SHOWN,
      column: { width: 110 },
    }),
    acknowledged_at: field.datetime({
      label: { zh: '确认时间', en: 'Acknowledged at' },
      on: SHOWN,
      column: { width: 180, hidden: true },
    }),
    closed_by: field.reference({
      label: { zh: '处置人', en: 'Closed by' },
      ref: 'usermanage',
      on: SHOWN,
      column: { width: 110, hidden: true },
    }),
    closed_at: field.datetime({
      label: { zh: '处置时间', en: 'Closed at' },
      on: SHOWN,
      column: { width: 180, hidden: true },
    }),
    handling: field.textarea({
      label: { zh: '处置措施', en: 'Action taken' },
      maxLength: 500,
      on: ['detail'],
      column: false,
    }),
  },
  attention: [
    {
      label: { zh: '未确认报警', en: 'New alarms' },
      filters: { alarm_state: '1' },
      level: 'error',
      trend: 'started_at',
      ranks: true,
      open: true,
    },
  ],
  figures: [{ label: { zh: '未关闭报警', en: 'Open alarms' }, filters: { alarm_state: '1,2,3' }, open: true }],
  newest: {
    label: { zh: '最新报警', en: 'Latest alarms' },
    none: { zh: '没有未确认的报警', en: 'No new alarms' },
    filters: { alarm_state: '1' },
    beside: ['level', 'started_at'],
    open: true,
  },
  endpoints: {
    list: 'GET alarm',
    detail: 'GET alarm/{id}',
    export: 'GET alarm/export',
  },
  lifecycle: { field: 'alarm_state' },
  actions: {
    acknowledge: {
      label: { zh: '确认', en: 'Acknowledge' },
      endpoint: 'PUT alarm/acknowledge',
      step: { from: [1], to: 2, stamps: { by: 'acknowledged_by', at: 'acknowledged_at' } },
    },
    clear: {
      label: { zh: '处置关闭', en: 'Close' },
      endpoint: 'PUT alarm/clear',
      step: {
        from: [1, 2, 3],
        to: 4,
        asks: ['handling'],
        needs: ['handling'],
        alsoAt: 'action',
        stamps: { by: 'closed_by', at: 'closed_at' },
      },
    },
  },
});

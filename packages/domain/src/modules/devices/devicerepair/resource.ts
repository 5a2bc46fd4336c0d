import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { repairStatus } from './dictionary.ts';

/** Repairs of devices (console specification, section 2.2; settled point 30). */
export default defineResource({
  name: 'devicerepair',
  noun: 'device_repair',
  label: { zh: '设备维修', en: 'Device repair' },
  about: {
    zh: '设备报修与维修过程，修好后设备恢复使用。',
    en: 'Repairs of devices from the report until the device works again.',
  },
  service: 'device',
  title: 'repair_number',
  face: { title: 'device_id', number: 'repair_number' },
  scope: 'organisation',
  sort: { field: 'reported_at', order: 'desc' },
  groups: {
    fault: { zh: '故障', en: 'Fault' },
    repair: { zh: '维修', en: 'Repair' },
  },
  fields: {
    repair_number: field.text({
      label: { zh: '维修单号', en: 'Number' },
      required: true,
      maxLength: 64,
      unique: true,
      query: 'like',
      group: 'fault',
      column: { width: 150, fixed: 'left' },
      example: 'WX-2026-001',
    }),
    device_id: field.reference({
      label: { zh: '设备', en: 'Device' },
      required: true,
      ref: 'devicelist',
      query: 'eq',
      group: 'fault',
      column: { width: 180 },
    }),
    reported_at: field.date({
      label: { zh: '报修日期', en: 'Reported on' },
      required: true,
      query: 'between',
      group: 'fault',
      column: { width: 120, sort: true, priority: 1 },
    }),
    reporter: field.text({
      label: { zh: '报修人', en: 'Reported by' },
      maxLength: 50,
      group: 'fault',
      column: { width: 110 },
    }),
    fault_description: field.textarea({
      label: { zh: '故障描述', en: 'Fault' },
      required: true,
      maxLength: 500,
      group: 'fault',
      column: { width: 260, priority: 1 },
    }),
    fault_images: field.image({
      label: { zh: '故障照片', en: 'Pictures of the fault' },
      maxCount: 9,
      watermark: true,
      group: 'fault',
      column: false,
      on: ['add', 'edit', 'detail'],
    }),
    repair_status: field.code({
      label: { zh: '维修状态', en: 'State' },
      required: true,
      dict: repairStatus,
      query: 'eq',
      initial: 1,
      group: 'repair',
      on: ['column', 'query', 'detail'],
      column: { width: 110 },
    }),
    repairer: field.text({
      label: { zh: '维修人', en: 'Repaired by' },
      maxLength: 50,
      group: 'repair',
      on: ['column', 'detail'],
      column: { width: 110 },
    }),
    repaired_at: field.date({
      label: { zh: '完成日期', en: 'Done on' },
      group: 'repair',
      on: ['column', 'detail'],
      column: { width: 120 },
    }),
    repair_content: field.textarea({
      label: { zh: '维修内容', en: 'Work done' },
      maxLength: 500,
      group: 'repair',
      on: ['detail'],
      column: false,
    }),
    replaced_parts: field.text({
      label: { zh: '更换部件', en: 'Parts' },
      maxLength: 200,
      group: 'repair',
      on: ['detail'],
      column: false,
    }),
    repair_cost: field.money({
      label: { zh: '维修费用（元）', en: 'Cost (CNY)' },
      group: 'repair',
      on: ['column', 'detail'],
      column: { width: 130, hidden: true },
    }),
  },
  attention: [
    { label: { zh: '待维修设备', en: 'Devices to repair' }, filters: { repair_status: '1' }, level: 'warning' },
  ],
  endpoints: {
    list: 'GET repair',
    detail: 'GET repair/{id}',
    add: 'POST repair',
    edit: 'PUT repair',
    delete: 'DELETE repair/{id}',
    export: 'GET repair/export',
  },
  offline: true,
  lifecycle: { field: 'repair_status', editable: [1, 2] },
  actions: {
    start: {
      label: { zh: '开始维修', en: 'Start' },
      endpoint: 'PUT repair/start',
      step: { from: [1], to: 2, asks: ['repairer'], needs: ['repairer'] },
    },
    finish: {
      label: { zh: '完成维修', en: 'Finish' },
      endpoint: 'PUT repair/finish',
      step: {
        from: [2],
        to: 3,
        asks: ['repaired_at', 'repair_content', 'replaced_parts', 'repair_cost'],
        needs: ['repaired_at', 'repair_content'],
      },
    },
    scrap: {
      label: { zh: '报废', en: 'Scrap' },
      endpoint: 'PUT repair/scrap',
      step: { from: [1, 2], to: 4, asks: ['repaired_at', 'repair_content'], needs: ['repair_content'], danger: true },
    },
  },
});

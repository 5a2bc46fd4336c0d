import { quantityChoices, limitUnit } from '../../../devices/choices.ts';
import { quantityKeyOf, storedLimitProblems, type StoredLimits } from '../../../devices/limit-check.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { deviceType, warnMeasure } from '../../../dictionary/device.ts';

const limit = (zh: string, en: string, hidden = false) =>
  field.decimal({ label: { zh, en }, group: 'limits', column: { width: 100, hidden }, suffix: limitUnit });

/**
 * Limits of one quantity of a device, of the devices of an area, or of all devices of a type in a project (console
 * specification, sections 2.2, 3 and 7.4). For each quantity and measure the nearest limits apply, in this order: those
 * of the device, its area, its project, its organisation or an organisation above it, and the template of the type
 * (`holdingRules`).
 */
export default defineResource({
  name: 'warningconfig',
  noun: 'warning_rule',
  label: { zh: '预警配置', en: 'Limits' },
  about: {
    zh: '监测量的预警、报警限值；越具体的优先：设备、区域、项目、单位，最后是类型模板。',
    en: 'The limits of measured quantities. The nearest one applies: of the device, its area, its project, its organisation, or its type.',
  },
  service: 'device',
  title: 'quantity',
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '监测项', en: 'Quantity' },
    limits: { zh: '限值', en: 'Limits' },
    origin: { zh: '依据', en: 'Origin' },
  },
  fields: {
    device_type: field.code({
      label: { zh: '设备类型', en: 'Type' },
      required: true,
      dict: deviceType,
      query: 'eq',
      group: 'basic',
      column: { width: 120, priority: 1 },
    }),
    project_id: field.reference({
      label: { zh: '项目', en: 'Project' },
      ref: 'projectmanage',
      query: 'eq',
      group: 'basic',
      column: { width: 200 },
    }),
    area_id: field.text({ label: { zh: '区域', en: 'Area' }, maxLength: 64, on: [] }),
    device_id: field.reference({
      label: { zh: '设备', en: 'Device' },
      hint: { zh: '不选择则对项目内该类型的全部设备有效', en: 'Without one: all devices of the type in the project' },
      ref: 'devicelist',
      query: 'eq',
      group: 'basic',
      column: { width: 180, priority: 1 },
    }),
    quantity: field.text({
      label: { zh: '监测项', en: 'Quantity' },
      hint: {
        zh: '只替换该监测项的同一比较量，其他限值不变',
        en: 'Replaces the limits of this quantity and comparison alone',
      },
      required: true,
      maxLength: 40,
      choices: quantityChoices,
      query: 'eq',
      group: 'basic',
      column: { width: 140 },
      example: '沉降',
    }),
    measure: field.code({
      label: { zh: '比较量', en: 'Compared' },
      required: true,
      dict: warnMeasure,
      initial: 1,
      group: 'basic',
      column: { width: 100 },
    }),
    warning_lower: limit('预警下限', 'Warning, lower'),
    warning_upper: limit('预警上限', 'Warning, upper'),
    alarm_lower: limit('报警下限', 'Alarm, lower'),
    alarm_upper: limit('报警上限', 'Alarm, upper'),
    control_lower: limit('控制下限', 'Control, lower'),
    control_upper: limit('控制上限', 'Control, upper'),
    duration: field.integer({
      label: { zh: '持续时间（秒）', en: 'Duration (s)' },
      required: true,
      min: 0,
      max: 86_400,
      initial: 0,
      group: 'limits',
      column: { width: 120 },
    }),
    hysteresis: field.decimal({
      label: { zh: '回差', en: 'Hysteresis' },
      required: true,
      min: 0,
      initial: 0,
      suffix: limitUnit,
      group: 'limits',
      column: { width: 90, hidden: true },
    }),
    source: field.text({
      label: { zh: '依据标准', en: 'Standard' },
      maxLength: 120,
      group: 'origin',
      column: { width: 220 },
    }),
    clause: field.text({
      label: { zh: '条款', en: 'Clause' },
      maxLength: 60,
      group: 'origin',
      column: { width: 90, hidden: true },
    }),
    edition: field.text({
      label: { zh: '版本', en: 'Edition' },
      maxLength: 20,
      group: 'origin',
      column: { width: 80, hidden: true },
    }),
    verified: field.boolean({
      label: { zh: '已核对原文', en: 'Compared with the text' },
      required: true,
      initial: false,
      group: 'origin',
      column: { width: 120 },
    }),
  },
  settle: (record) => {
    const { device_type, quantity } = record;
    const key = typeof quantity === 'string' ? quantityKeyOf(Number(device_type), quantity) : undefined;
    return key === undefined ? { ...record } : { ...record, quantity: key };
  },
  check: (record) => storedLimitProblems(record as unknown as StoredLimits),
  endpoints: {
    list: 'GET warning-rule',
    detail: 'GET warning-rule/{id}',
    add: 'POST warning-rule',
    edit: 'PUT warning-rule',
    delete: 'DELETE warning-rule/{id}',
    import: 'POST warning-rule/import',
    export: 'GET warning-rule/export',
  },
});

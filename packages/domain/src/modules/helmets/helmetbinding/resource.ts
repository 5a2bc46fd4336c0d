import { BINDING, bindingEnd, bindingState } from '../dictionary.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';

const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;

/**
 * Who wore which helmet from when to when (console specification, section 2.2, `helmetmanage/active`). The steps of a
 * helmet and the departure of a person write it, nobody changes it. The device stands in each record: positions of that
 * time are that device's, whichever the helmet has today.
 */
export default defineResource({
  name: 'helmetbinding',
  noun: 'helmet_binding',
  label: { zh: '佩戴记录', en: 'Wearing of a helmet' },
  about: {
    zh: '谁在什么时间佩戴哪顶安全帽：由发放、收回、离场等操作自动生成，不可修改；轨迹和报警据此对应到人。',
    en: 'Who wore which helmet from when to when. The steps of helmets and departures write it; tracks and alarms name people by it.',
  },
  service: 'device',
  title: 'helmet_id',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'bound_at', order: 'desc' },
  fields: {
    helmet_id: field.reference({
      label: { zh: '安全帽', en: 'Helmet' },
      required: true,
      ref: 'helmetmanage',
      query: 'eq',
      on: SHOWN,
      column: { width: 140, fixed: 'left' },
    }),
    staff_id: field.reference({
      label: { zh: '佩戴人', en: 'Worn by' },
      required: true,
      ref: 'staff',
      query: 'eq',
      on: SHOWN,
      column: { width: 110, priority: 1 },
    }),
    state: field.code({
      label: { zh: '佩戴状态', en: 'State' },
      required: true,
      dict: bindingState,
      query: 'eq',
      initial: BINDING.open,
      on: SHOWN,
      column: { width: 100 },
    }),
    bound_at: field.datetime({
      label: { zh: '领用时间', en: 'From' },
      required: true,
      query: 'between',
      on: SHOWN,
      column: { width: 170, sort: true, priority: 1 },
    }),
    ended_at: field.datetime({
      label: { zh: '结束时间', en: 'To' },
      on: TOLD,
      column: { width: 170, sort: true, priority: 1 },
    }),
    ended_how: field.code({
      label: { zh: '结束方式', en: 'How it ended' },
      dict: bindingEnd,
      query: 'eq',
      on: SHOWN,
      column: { width: 120 },
    }),
    project_id: projectField({ required: true, on: SHOWN, column: { width: 200 } }),
    device_id: field.reference({
      label: { zh: '定位设备', en: 'Device' },
      required: true,
      ref: 'devicelist',
      query: 'eq',
      on: SHOWN,
      column: { width: 150, hidden: true },
    }),
    bound_by: field.reference({
      label: { zh: '发放人', en: 'Handed out by' },
      ref: 'usermanage',
      on: TOLD,
      column: { width: 110, hidden: true },
    }),
    ended_by: field.reference({
      label: { zh: '经办人', en: 'Ended by' },
      ref: 'usermanage',
      on: TOLD,
      column: { width: 110, hidden: true },
    }),
    note: field.text({
      label: { zh: '说明', en: 'Remark' },
      maxLength: 200,
      on: TOLD,
      column: { width: 200, hidden: true },
    }),
  },
  face: { title: 'helmet_id', state: 'state' },
  endpoints: {
    list: 'GET helmet/binding',
    detail: 'GET helmet/binding/{id}',
    export: 'GET helmet/binding/export',
  },
});

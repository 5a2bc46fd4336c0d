import { field } from '../../../field/field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { patrolPointType } from './dictionary.ts';

/** Points that a patrol inspects (console specification, sections 2.3 and 9). */
export default defineResource({
  name: 'patrolsite',
  noun: 'patrolsite',
  label: { zh: '巡检点', en: 'Patrol point' },
  about: {
    zh: '现场的巡检点，贴上二维码，巡检人到点扫码即可填报。',
    en: 'The points on site that are patrolled. Each has a code that the patroller scans.',
  },
  firstStep: {
    order: 41,
    way: 'site',
    least: 0,
    label: { zh: '设置巡检点', en: 'Set a patrol point' },
    hint: { zh: '巡检方案按巡检点安排任务', en: 'Patrol schemes are made of points' },
  },
  service: 'device',
  title: 'point_name',
  editableList: true,
  scope: 'organisation',
  fields: {
    point_name: field.text({
      label: { zh: '巡检点名称', en: 'Point' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 200, fixed: 'left', sort: true },
      example: '1#塔吊基础',
    }),
    project_id: projectField(),
    point_type: field.code({
      label: { zh: '巡检点类型', en: 'Type of point' },
      required: true,
      dict: patrolPointType,
      query: 'eq',
      initial: 2,
      column: { width: 120, priority: 1 },
      example: '非设备点',
    }),
    device_number: field.text({
      label: { zh: '设备编号', en: 'Device number' },
      hint: { zh: '设备点填写所巡检设备的编号', en: 'Of the device, when the point is one' },
      maxLength: 64,
      query: 'like',
      column: { width: 150 },
    }),
    position: field.text({
      label: { zh: '所在位置', en: 'Location' },
      maxLength: 200,
      column: { width: 220, priority: 1 },
      example: '3 号楼东侧',
    }),
    requirement: field.textarea({
      label: { zh: '巡检要求', en: 'Check points' },
      maxLength: 1000,
      column: { width: 260 },
    }),
  },
  endpoints: {
    list: 'GET patrol-site',
    detail: 'GET patrol-site/{id}',
    add: 'POST patrol-site',
    edit: 'PUT patrol-site',
    delete: 'DELETE patrol-site/{id}',
    import: 'POST patrol-site/import',
    export: 'GET patrol-site/export',
  },
});

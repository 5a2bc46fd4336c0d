import { patrolPointType } from '../dictionary/patrol.ts';
import { field } from '../field/field.ts';
import { projectField } from '../resource/project-field.ts';

/**
 * What points that are patrolled have in common, whatever the patrols look for (console specification, sections 2.3
 * and 9). @param path first segment of the calls
 */
export const patrolPoint = <const P extends string>(path: P) => ({
  service: 'device' as const,
  title: 'point_name' as const,
  editableList: true as const,
  scope: 'organisation' as const,
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
    list: `GET ${path}` as const,
    detail: `GET ${path}/{id}` as const,
    add: `POST ${path}` as const,
    edit: `PUT ${path}` as const,
    delete: `DELETE ${path}/{id}` as const,
    import: `POST ${path}/import` as const,
    export: `GET ${path}/export` as const,
  },
});

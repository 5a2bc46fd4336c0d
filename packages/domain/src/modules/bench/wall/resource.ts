import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';

/** Screens for a wall: pages of tiles of one project, or of an organisation. What is on the pages is not a field. */
export default defineResource({
  name: 'wall',
  noun: 'wall',
  label: { zh: '大屏', en: 'Wall' },
  about: {
    zh: '挂在项目部墙上的大屏：选好指标块拖动排版，按页轮播，可生成无需登录的公开链接并随时收回。',
    en: 'Screens for the wall of a site office: tiles arranged by dragging, pages that take turns, and a public link that can be withdrawn.',
  },
  service: 'base',
  title: 'wall_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    wall_name: field.text({
      label: { zh: '大屏名称', en: 'Name' },
      required: true,
      maxLength: 30,
      query: 'like',
      column: { width: 240, fixed: 'left', sort: true },
      example: '项目部值班大屏',
    }),
    project_id: field.reference({
      label: { zh: '项目', en: 'Project' },
      hint: { zh: '不选择则显示本单位全部项目', en: 'Without one: all projects of the organisation' },
      ref: 'projectmanage',
      query: 'eq',
      column: { width: 240, priority: 1 },
    }),
    remark: field.text({
      label: { zh: '备注', en: 'Remarks' },
      hint: { zh: '如安装位置', en: 'Such as where it hangs' },
      maxLength: 200,
      column: { width: 240 },
    }),
  },
  endpoints: {
    list: 'GET wall',
    detail: 'GET wall/{id}',
    add: 'POST wall',
    edit: 'PUT wall',
    delete: 'DELETE wall/{id}',
  },
  actions: {
    publish: { label: { zh: '公开链接', en: 'Public links' }, endpoint: 'POST wall/link' },
  },
});

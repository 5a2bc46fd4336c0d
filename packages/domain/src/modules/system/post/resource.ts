import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';

/** Posts and their holders: a process can assign a task to a post (process administration). */
export default defineResource({
  name: 'post',
  noun: 'post',
  label: { zh: '岗位', en: 'Post' },
  about: {
    zh: '岗位和任岗人；流程可以把任务派给岗位而不是某个人。',
    en: 'Posts and their holders. A process can give a task to a post.',
  },
  service: 'user',
  title: 'name',
  editableList: true,
  scope: 'organisation',
  sort: { field: 'sort', order: 'asc' },
  fields: {
    name: field.text({
      label: { zh: '岗位名称', en: 'Name' },
      required: true,
      maxLength: 64,
      query: 'like',
      unique: true,
      column: { width: 200, fixed: 'left', sort: true },
      example: '安全总监',
    }),
    user_ids: field.references({
      label: { zh: '任职人员', en: 'Held by' },
      required: true,
      ref: 'usermanage',
      own: true,
      column: { width: 260 },
    }),
    sort: field.integer({
      label: { zh: '排序', en: 'Order' },
      min: 0,
      max: 9999,
      initial: 0,
      column: { width: 80, sort: true },
    }),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remark' },
      maxLength: 255,
    }),
  },
  endpoints: {
    list: 'GET post/list',
    detail: 'GET post/{id}',
    add: 'POST post',
    edit: 'PUT post',
    delete: 'DELETE post/{id}',
    export: 'GET post/export',
  },
});

import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '流程表单', en: 'Forms' },

  about: {
    zh: '流程发起和办理时填写的表单，拖动字段即可设计。',
    en: 'The forms that people fill in when they start or work on a process.',
  },
  order: 80,
  path: '/bpm/manager/form',
  operations: [
    VIEW,
    { operation_code: 'create', label: { zh: '新建', en: 'Create' } },
    { operation_code: 'update', label: { zh: '修改', en: 'Change' } },
    { operation_code: 'delete', label: { zh: '删除', en: 'Delete' } },
  ],
});

import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '用户组', en: 'User groups' },

  about: {
    zh: '把若干用户编为一组，流程任务可以直接指派给组。',
    en: 'Groups of users to whom a task can be given.',
  },
  order: 90,
  path: '/bpm/manager/user-group',
  operations: [
    VIEW,
    { operation_code: 'create', label: { zh: '新建', en: 'Create' } },
    { operation_code: 'update', label: { zh: '修改', en: 'Change' } },
    { operation_code: 'delete', label: { zh: '删除', en: 'Delete' } },
  ],
});

import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '流程表单', en: 'Forms' },
  order: 80,
  path: '/bpm/manager/form',
  operations: [
    VIEW,
    { operation_code: 'create', label: { zh: '新建', en: 'Create' } },
    { operation_code: 'update', label: { zh: '修改', en: 'Change' } },
    { operation_code: 'delete', label: { zh: '删除', en: 'Delete' } },
  ],
});

import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '流程模型', en: 'Process models' },

  about: {
    zh: '审批流程的图：设计、检查、部署、版本管理。',
    en: 'The drawings of approval processes: designed, checked, deployed, with their versions.',
  },
  order: 70,
  path: '/bpm/manager/model',
  operations: [
    VIEW,
    { operation_code: 'create', label: { zh: '新建', en: 'Create' } },
    { operation_code: 'update', label: { zh: '修改', en: 'Change' } },
    { operation_code: 'import', label: { zh: '导入', en: 'Import' } },
    { operation_code: 'assign', label: { zh: '分配规则', en: 'Assignment rules' } },
    { operation_code: 'deploy', label: { zh: '发布', en: 'Deploy' } },
    { operation_code: 'delete', label: { zh: '删除', en: 'Delete' } },
  ],
});

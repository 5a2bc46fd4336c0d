import type { MenuEntry } from './menu.ts';

const VIEW = { operation_code: 'list', label: { zh: '查看', en: 'View' } };

/** The menu of the main enterprise variant (console specification, section 2.4), as far as screens exist. */
export const MAIN_MENU: readonly MenuEntry[] = [
  {
    index: 'construction',
    label: { zh: '数字化工地', en: 'Digital construction' },
    icon: 'site',
    children: [
      { index: 'projectmanage', label: { zh: '项目管理', en: 'Projects' } },
      { index: 'staff', label: { zh: '人员管理', en: 'People' } },
    ],
  },
  {
    index: 'bpm',
    label: { zh: '业务流程', en: 'Processes' },
    icon: 'process',
    children: [
      {
        index: 'bpm-model',
        path: '/bpm/manager/model',
        label: { zh: '流程模型', en: 'Process models' },
        operations: [
          VIEW,
          { operation_code: 'create', label: { zh: '新建', en: 'Create' } },
          { operation_code: 'update', label: { zh: '修改', en: 'Change' } },
          { operation_code: 'import', label: { zh: '导入', en: 'Import' } },
          { operation_code: 'deploy', label: { zh: '发布', en: 'Deploy' } },
          { operation_code: 'delete', label: { zh: '删除', en: 'Delete' } },
        ],
      },
      {
        index: 'bpm-process-instance',
        path: '/bpm/task/my',
        label: { zh: '我的流程', en: 'My processes' },
        operations: [VIEW],
      },
    ],
  },
  {
    index: 'registration',
    label: { zh: '企业注册信息', en: 'Registration' },
    icon: 'site',
    operations: [VIEW],
  },
  {
    index: 'system',
    label: { zh: '系统管理', en: 'Administration' },
    icon: 'system',
    children: [
      { index: 'organization', label: { zh: '组织管理', en: 'Organisations' } },
      { index: 'enterprise', label: { zh: '企业管理', en: 'Companies' } },
      { index: 'usermanage', label: { zh: '用户管理', en: 'Users' } },
      { index: 'rolemanage', label: { zh: '角色管理', en: 'Roles' } },
      {
        index: 'dictionary',
        label: { zh: '字典管理', en: 'Dictionaries' },
        operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
      },
      { index: 'onlineuser', label: { zh: '在线用户', en: 'Sessions' } },
      { index: 'loginlog', label: { zh: '登录日志', en: 'Login record' } },
      { index: 'operatelog', label: { zh: '操作日志', en: 'Change record' } },
    ],
  },
];

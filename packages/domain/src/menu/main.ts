import { AREA_MENU } from './areas.ts';
import type { MenuEntry } from './menu.ts';
import { SAFETY_MENU } from './safety.ts';

const VIEW = { operation_code: 'list', label: { zh: '查看', en: 'View' } };

/** The menu of the main enterprise variant (console specification, section 2.4), as far as screens exist. */
export const MAIN_MENU: readonly MenuEntry[] = [
  { index: 'workbench', label: { zh: '工作台', en: 'Workbench' }, icon: 'bench', operations: [VIEW] },
  { index: 'datafill', label: { zh: '数据填报', en: 'Data entry' }, icon: 'form', operations: [VIEW] },
  {
    index: 'construction',
    label: { zh: '数字化工地', en: 'Digital construction' },
    icon: 'site',
    children: [
      { index: 'projectmanage', label: { zh: '项目管理', en: 'Projects' } },
      { index: 'staff', label: { zh: '人员管理', en: 'People' } },
    ],
  },
  AREA_MENU,
  {
    index: 'devices',
    label: { zh: '设备监测', en: 'Devices' },
    icon: 'device',
    children: [
      { index: 'devicelist', label: { zh: '设备列表', en: 'Devices' } },
      { index: 'ringlockscaffold', label: { zh: '盘扣脚手架', en: 'Ringlock scaffolds' } },
      { index: 'bridgemachine', label: { zh: '架桥机', en: 'Bridge machines' } },
      { index: 'hangingbasket', label: { zh: '挂篮', en: 'Hanging baskets' } },
      { index: 'deviceinstall', label: { zh: '安装记录', en: 'Installations' } },
      { index: 'earlywarn', label: { zh: '预警记录', en: 'Alarms' } },
      { index: 'warningconfig', label: { zh: '预警配置', en: 'Limits' } },
      { index: 'devicerepair', label: { zh: '设备维修', en: 'Repairs' } },
    ],
  },
  {
    index: 'materials',
    label: { zh: '物资管理', en: 'Materials' },
    icon: 'apps',
    children: [{ index: 'material', label: { zh: '材料进场', en: 'Materials on site' } }],
  },
  {
    index: 'bpm',
    label: { zh: '业务流程', en: 'Processes' },
    icon: 'process',
    children: [
      {
        index: 'bpm-task',
        path: '/bpm/task/todo',
        label: { zh: '待办任务', en: 'To do' },
        operations: [VIEW, { operation_code: 'update', label: { zh: '审批', en: 'Decide' } }],
      },
      {
        index: 'bpm-task-done',
        path: '/bpm/task/done',
        label: { zh: '已办任务', en: 'Done' },
        operations: [VIEW],
      },
      {
        index: 'bpm-process-instance',
        path: '/bpm/task/my',
        label: { zh: '我的流程', en: 'My processes' },
        operations: [
          VIEW,
          { operation_code: 'create', label: { zh: '发起', en: 'Start' } },
          { operation_code: 'cancel', label: { zh: '取消', en: 'Cancel' } },
        ],
      },
      {
        index: 'bpm-process-manager',
        path: '/bpm/manager/instance',
        label: { zh: '全部流程', en: 'All processes' },
        operations: [
          VIEW,
          { operation_code: 'update', label: { zh: '干预', en: 'Intervene' } },
          { operation_code: 'message', label: { zh: '发送消息和信号', en: 'Send messages and signals' } },
          { operation_code: 'cancel', label: { zh: '取消', en: 'Cancel' } },
          { operation_code: 'delete', label: { zh: '删除', en: 'Delete' } },
        ],
      },
      {
        index: 'bpm-statistics',
        path: '/bpm/manager/statistics',
        label: { zh: '流程统计', en: 'Statistics' },
        operations: [VIEW],
      },
      {
        index: 'bpm-calendar',
        path: '/bpm/manager/calendar',
        label: { zh: '工作日历', en: 'Working calendar' },
        operations: [VIEW, { operation_code: 'update', label: { zh: '修改', en: 'Change' } }],
      },
      {
        index: 'bpm-model',
        path: '/bpm/manager/model',
        label: { zh: '流程模型', en: 'Process models' },
        operations: [
          VIEW,
          { operation_code: 'create', label: { zh: '新建', en: 'Create' } },
          { operation_code: 'update', label: { zh: '修改', en: 'Change' } },
          { operation_code: 'import', label: { zh: '导入', en: 'Import' } },
          { operation_code: 'assign', label: { zh: '分配规则', en: 'Assignment rules' } },
          { operation_code: 'deploy', label: { zh: '发布', en: 'Deploy' } },
          { operation_code: 'delete', label: { zh: '删除', en: 'Delete' } },
        ],
      },
      {
        index: 'bpm-form',
        path: '/bpm/manager/form',
        label: { zh: '流程表单', en: 'Forms' },
        operations: [
          VIEW,
          { operation_code: 'create', label: { zh: '新建', en: 'Create' } },
          { operation_code: 'update', label: { zh: '修改', en: 'Change' } },
          { operation_code: 'delete', label: { zh: '删除', en: 'Delete' } },
        ],
      },
      {
        index: 'bpm-user-group',
        path: '/bpm/manager/user-group',
        label: { zh: '用户组', en: 'User groups' },
        operations: [
          VIEW,
          { operation_code: 'create', label: { zh: '新建', en: 'Create' } },
          { operation_code: 'update', label: { zh: '修改', en: 'Change' } },
          { operation_code: 'delete', label: { zh: '删除', en: 'Delete' } },
        ],
      },
    ],
  },
  SAFETY_MENU,
  {
    index: 'applicants',
    label: { zh: '对外申请', en: 'Applications' },
    icon: 'form',
    children: [
      { index: 'applysreview', label: { zh: '准入申请审核', en: 'Applications' } },
      { index: 'sipacreview', label: { zh: '园区准入审核', en: 'Park applications' } },
      { index: 'personregistration', label: { zh: '人员登记审核', en: 'Registered people' } },
    ],
  },
  { index: 'messagepublish', label: { zh: '公告管理', en: 'Announcements' }, icon: 'notice' },
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
      { index: 'post', label: { zh: '岗位管理', en: 'Posts' } },
      {
        index: 'dictionary',
        label: { zh: '字典管理', en: 'Dictionaries' },
        operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
      },
      {
        index: 'menumanage',
        label: { zh: '菜单管理', en: 'Menus' },
        operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
      },
      { index: 'center', label: { zh: '个人中心', en: 'Your account' }, operations: [VIEW] },
      {
        index: 'systemsetting',
        label: { zh: '系统设置', en: 'Settings' },
        operations: [VIEW, { operation_code: 'edit', label: { zh: '修改', en: 'Change' } }],
      },
      { index: 'onlineuser', label: { zh: '在线用户', en: 'Sessions' } },
      { index: 'loginlog', label: { zh: '登录日志', en: 'Login record' } },
      { index: 'operatelog', label: { zh: '操作日志', en: 'Change record' } },
    ],
  },
];

import { defineDictionary } from '../../dictionary/define.ts';

/** Console specification, section 4; designer specification, section 9. */
export const processInstanceStatus = defineDictionary(
  'bpm_process_instance_status',
  { zh: '流程状态', en: 'Instance status' },
  [
    { value: 1, label: { zh: '进行中', en: 'In progress' }, color_type: 'processing' },
    { value: 2, label: { zh: '已完成', en: 'Finished' }, color_type: 'success' },
  ],
);

/** Console specification, section 4; designer specification, section 9. */
export const processInstanceResult = defineDictionary(
  'bpm_process_instance_result',
  { zh: '流程结果', en: 'Instance result' },
  [
    { value: 1, label: { zh: '处理中', en: 'Processing' }, color_type: 'processing' },
    { value: 2, label: { zh: '通过', en: 'Passed' }, color_type: 'success' },
    { value: 3, label: { zh: '不通过', en: 'Not passed' }, color_type: 'error' },
    { value: 4, label: { zh: '已取消', en: 'Cancelled' }, color_type: 'default' },
  ],
);

/** Category of a process model. */
export const modelCategory = defineDictionary(
  'bpm_model_category',
  { zh: '流程分类', en: 'Model category' },
  [
    { value: 1, label: { zh: '默认', en: 'Default' } },
    { value: 2, label: { zh: 'OA', en: 'Office' } },
  ],
  { own: true },
);

/** Form with which a process is started: a form of the designer, or a custom page. */
export const modelFormType = defineDictionary('bpm_model_form_type', { zh: '表单类型', en: 'Kind of form' }, [
  { value: 10, label: { zh: '流程表单', en: 'Process form' } },
  { value: 20, label: { zh: '业务表单', en: 'Business form' } },
]);

/** Types of assignment rules (process administration). */
export const assignRuleType = defineDictionary(
  'bpm_task_assign_rule_type',
  { zh: '任务分配规则类型', en: 'Assignment rule' },
  [
    { value: 10, label: { zh: '角色', en: 'Role' } },
    { value: 20, label: { zh: '部门的成员', en: 'Members of a department' } },
    { value: 21, label: { zh: '部门的负责人', en: 'Head of a department' } },
    { value: 22, label: { zh: '岗位', en: 'Post' } },
    { value: 30, label: { zh: '用户', en: 'Users' } },
    { value: 40, label: { zh: '用户组', en: 'User group' } },
    { value: 50, label: { zh: '流程人员', en: 'Process participant' } },
    { value: 51, label: { zh: '表单字段', en: 'Field of the form' } },
    { value: 60, label: { zh: '表达式', en: 'Expression' } },
  ],
);

/** People that the rule type 50 selects. */
export const assignRuleScript = defineDictionary(
  'bpm_task_assign_script',
  { zh: '流程人员', en: 'Process participant' },
  [
    { value: 10, label: { zh: '流程发起人', en: 'Initiator' } },
    { value: 20, label: { zh: '流程发起人的一级领导', en: 'First head of whoever started it' } },
    { value: 21, label: { zh: '流程发起人的二级领导', en: 'Second head of whoever started it' } },
  ],
);

/** Whether an object is enabled and may be chosen (process administration). */
export const commonStatus = defineDictionary('bpm_common_status', { zh: '状态', en: 'Status' }, [
  { value: 0, label: { zh: '开启', en: 'In use' }, color_type: 'success' },
  { value: 1, label: { zh: '关闭', en: 'Not in use' }, color_type: 'default' },
]);

/** Suspension state of a definition or a task. */
export const suspensionState = defineDictionary('bpm_suspension_state', { zh: '挂起状态', en: 'Suspension' }, [
  { value: 1, label: { zh: '激活', en: 'Active' }, color_type: 'success' },
  { value: 2, label: { zh: '挂起', en: 'Suspended' }, color_type: 'warning' },
]);

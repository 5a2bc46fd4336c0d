import type { Drawing } from './draw.ts';

/** Leave: approved, returned and requested again, or refused; the branch manager decides long leave. */
export const leave: Drawing = {
  key: 'leave_approval',
  name: '请假审批',
  documentation: '员工请假：部门负责人审批，三天以上由分公司经理审批，通过后登记考勤。',
  nodes: [
    {
      id: 'Start',
      type: 'startEvent',
      name: '提交申请',
      at: [100, 200],
      attributes: { 'camunda:initiator': 'initiator' },
    },
    {
      id: 'DepartmentApproval',
      type: 'userTask',
      name: '部门负责人审批',
      at: [240, 200],
      attributes: { 'camunda:candidateGroups': 'contractor' },
    },
    { id: 'Decision', type: 'exclusiveGateway', name: '是否同意', at: [380, 200], label: 'left' },
    {
      id: 'Revise',
      type: 'userTask',
      name: '修改申请',
      at: [380, 60],
      attributes: { 'camunda:assignee': '${initiator}' },
    },
    { id: 'LongLeave', type: 'exclusiveGateway', name: '是否超过三天', at: [520, 200] },
    {
      id: 'ManagerApproval',
      type: 'userTask',
      name: '分公司经理审批',
      at: [660, 330],
      attributes: { 'camunda:assignee': 'admin' },
    },
    {
      id: 'Attendance',
      type: 'serviceTask',
      name: '登记考勤',
      at: [800, 200],
      attributes: { 'camunda:expression': '${days}', 'camunda:resultVariable': 'attendance_days' },
    },
    { id: 'Approved', type: 'endEvent', name: '审批通过', at: [940, 200] },
    { id: 'Refused', type: 'endEvent', name: '审批不通过', at: [380, 330], label: 'below' },
  ],
  flows: [
    { id: 'Flow_submit', from: 'Start', to: 'DepartmentApproval' },
    { id: 'Flow_decide', from: 'DepartmentApproval', to: 'Decision' },
    { id: 'Flow_agree', from: 'Decision', to: 'LongLeave', name: '同意', condition: "${outcome == 'agree'}" },
    { id: 'Flow_return', from: 'Decision', to: 'Revise', name: '退回', condition: "${outcome == 'return'}" },
    { id: 'Flow_refuse', from: 'Decision', to: 'Refused', name: '不同意' },
    { id: 'Flow_again', from: 'Revise', to: 'DepartmentApproval', by: [[240, 60]] },
    {
      id: 'Flow_long',
      from: 'LongLeave',
      to: 'ManagerApproval',
      name: '是',
      condition: '${days > 3}',
      by: [[520, 330]],
    },
    { id: 'Flow_short', from: 'LongLeave', to: 'Attendance', name: '否' },
    { id: 'Flow_manager', from: 'ManagerApproval', to: 'Attendance', by: [[800, 330]] },
    { id: 'Flow_done', from: 'Attendance', to: 'Approved' },
  ],
};

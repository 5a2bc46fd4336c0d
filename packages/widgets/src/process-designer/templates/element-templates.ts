import type { HostTemplate } from '../host/host-template.ts';

/** Condition that ends a task of several persons; both conditions read the variable that the approval form sets. */
const ALL_AGREE = '${approved == false || nrOfCompletedInstances == nrOfInstances}';
const FIRST_WINS = '${nrOfCompletedInstances >= 1}';
/** Delegate that sends a notice; the embedded engine provides it under this name. */
const NOTIFY = { delegateExpression: '${notify}' } as const;
const PERSONS = { collection: '${coll_userList}', variable: 'approver' } as const;

/** Common steps of approvals on a building site. `about` describes the beans and variables that they use. */
export const ELEMENT_TEMPLATES: readonly HostTemplate[] = [
  {
    id: 'project-manager',
    name: { zh: '项目经理审批', en: 'Approval by the project manager' },
    about: { zh: '项目经理组（project_manager）中任一人认领办理', en: 'Claimed by one of the group project_manager' },
    nodes: [
      {
        key: 'approve',
        type: 'UserTask',
        name: { zh: '项目经理审批', en: 'Project manager approves' },
        attributes: { candidateGroups: 'project_manager' },
      },
    ],
  },
  {
    id: 'supervisor',
    name: { zh: '监理审批', en: 'Approval by the supervisor' },
    about: { zh: '监理组（supervisor）中任一人认领办理', en: 'Claimed by one of the group supervisor' },
    nodes: [
      {
        key: 'approve',
        type: 'UserTask',
        name: { zh: '监理审批', en: 'Supervisor approves' },
        attributes: { candidateGroups: 'supervisor' },
      },
    ],
  },
  {
    id: 'all-must-agree',
    name: { zh: '会签（全部同意）', en: 'Joint approval (all must agree)' },
    about: {
      zh: 'coll_userList 中的人同时办理；有人将 approved 置为 false 即结束',
      en: 'All of coll_userList at the same time; ends when one sets approved to false',
    },
    nodes: [
      {
        key: 'sign',
        type: 'UserTask',
        name: { zh: '会签', en: 'Joint approval' },
        attributes: { assignee: '${approver}' },
        multiple: { ...PERSONS, until: ALL_AGREE },
      },
    ],
  },
  {
    id: 'first-wins',
    name: { zh: '或签（一人即可）', en: 'Approval by any one' },
    about: {
      zh: 'coll_userList 中的人同时收到任务，一人办理后其余取消',
      en: 'All of coll_userList are asked; the first answer ends it for the others',
    },
    nodes: [
      {
        key: 'sign',
        type: 'UserTask',
        name: { zh: '或签', en: 'Any one approves' },
        attributes: { assignee: '${approver}' },
        multiple: { ...PERSONS, until: FIRST_WINS },
      },
    ],
  },
  {
    id: 'in-turn',
    name: { zh: '依次审批', en: 'Approval one after the other' },
    about: { zh: 'coll_userList 中的人按顺序办理', en: 'Those of coll_userList in their order' },
    nodes: [
      {
        key: 'sign',
        type: 'UserTask',
        name: { zh: '依次审批', en: 'Approve in turn' },
        attributes: { assignee: '${approver}' },
        multiple: { ...PERSONS, until: ALL_AGREE, sequential: true },
      },
    ],
  },
  {
    id: 'carbon-copy',
    name: { zh: '抄送', en: 'Copy to others' },
    about: {
      zh: '通知 coll_userList 中的人，不等待；由引擎中名为 notify 的代码发送（本系统自带）',
      en: 'Tells those of coll_userList, nobody waits; sent by the engine’s code notify (built in here)',
    },
    nodes: [
      {
        key: 'copy',
        type: 'ServiceTask',
        name: { zh: '抄送', en: 'Copy to others' },
        attributes: NOTIFY,
        fields: { to: '${coll_userList}', title: { zh: '抄送：请查阅该流程', en: 'A copy for you to read' } },
      },
    ],
  },
  {
    id: 'reminder',
    name: { zh: '超时提醒', en: 'Reminder when it takes too long' },
    about: {
      zh: '附在选中的任务上，24 小时未办理时通知发起人（变量 initiator），任务继续；由引擎中名为 notify 的代码发送（本系统自带）',
      en: 'On the selected task: after 24 hours the starter (variable initiator) is told by the engine’s code notify (built in here), the task goes on',
    },
    nodes: [
      {
        key: 'timer',
        type: 'BoundaryEvent',
        name: { zh: '24 小时', en: '24 hours' },
        duration: 'PT24H',
        attachedTo: 'selected',
        nonInterrupting: true,
      },
      {
        key: 'remind',
        type: 'ServiceTask',
        name: { zh: '超时提醒', en: 'Remind' },
        attributes: NOTIFY,
        fields: {
          to: '${initiator}',
          title: { zh: '任务已超过 24 小时未办理', en: 'A task has waited for more than 24 hours' },
        },
        column: 1,
        row: 1,
      },
      { key: 'done', type: 'EndEvent', name: { zh: '已提醒', en: 'Reminded' }, column: 2, row: 1 },
    ],
    flows: [
      { from: 'timer', to: 'remind' },
      { from: 'remind', to: 'done' },
    ],
  },
  {
    id: 'rectify-and-inspect',
    name: { zh: '隐患整改', en: 'Rectify a hidden danger' },
    about: {
      zh: '整改与复查；复查人将 passed 置为 false 则退回整改',
      en: 'Rectify and inspect; with passed set to false it goes back',
    },
    nodes: [
      {
        key: 'rectify',
        type: 'UserTask',
        name: { zh: '整改', en: 'Rectify' },
        attributes: { assignee: '${rectifier}' },
      },
      {
        key: 'inspect',
        type: 'UserTask',
        name: { zh: '复查', en: 'Inspect' },
        attributes: { assignee: '${inspector}' },
      },
      { key: 'passed', type: 'ExclusiveGateway', name: { zh: '是否合格', en: 'Passed?' } },
      { key: 'done', type: 'EndEvent', name: { zh: '整改完成', en: 'Rectified' } },
    ],
    flows: [
      { from: 'rectify', to: 'inspect' },
      { from: 'inspect', to: 'passed' },
      { from: 'passed', to: 'done', name: { zh: '合格', en: 'Yes' }, isDefault: true },
      { from: 'passed', to: 'rectify', name: { zh: '不合格', en: 'No' }, condition: '${passed == false}' },
    ],
  },
];

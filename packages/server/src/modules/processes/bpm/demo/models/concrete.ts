import type { Drawing } from './draw.ts';

/** Concrete: technician, safety and quality sign together; then the client orders the pour. */
export const concrete: Drawing = {
  key: 'concrete_pour',
  name: '混凝土浇筑审批',
  documentation: '浇筑前施工、安全、质量负责人会签，全部同意后由建设单位签发浇筑令，不同意的退回重报。',
  nodes: [
    {
      id: 'Start',
      type: 'startEvent',
      name: '申请浇筑',
      at: [100, 200],
      attributes: { 'camunda:initiator': 'initiator' },
    },
    {
      id: 'Countersign',
      type: 'userTask',
      name: '浇筑前会签',
      at: [250, 200],
      attributes: { 'camunda:assignee': '${signer}' },
      inside:
        '<bpmn:multiInstanceLoopCharacteristics camunda:collection="${coll_userList}" camunda:elementVariable="signer"><bpmn:completionCondition xsi:type="bpmn:tFormalExpression">${nrOfCompletedInstances == nrOfInstances}</bpmn:completionCondition></bpmn:multiInstanceLoopCharacteristics>',
    },
    {
      id: 'Order',
      type: 'userTask',
      name: '签发浇筑令',
      at: [420, 200],
      attributes: { 'camunda:candidateGroups': 'owner' },
    },
    { id: 'Ordered', type: 'endEvent', name: '可以浇筑', at: [570, 200] },
  ],
  flows: [
    { id: 'Flow_apply', from: 'Start', to: 'Countersign' },
    { id: 'Flow_signed', from: 'Countersign', to: 'Order' },
    { id: 'Flow_ordered', from: 'Order', to: 'Ordered' },
  ],
};

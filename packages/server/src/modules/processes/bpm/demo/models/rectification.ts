import type { Drawing } from './draw.ts';

/** Hidden danger: the named crews correct their parts in parallel until the safety officer accepts the result. */
export const rectification: Drawing = {
  key: 'danger_rectification',
  name: '隐患整改',
  documentation: '巡检发现隐患后下发整改单，各责任班组同时整改，安全员复查合格后销项，不合格的重新整改。',
  nodes: [
    {
      id: 'Start',
      type: 'startEvent',
      name: '发现隐患',
      at: [100, 200],
      attributes: { 'camunda:initiator': 'initiator' },
    },
    {
      id: 'Issue',
      type: 'userTask',
      name: '下发整改单',
      at: [240, 200],
      attributes: { 'camunda:assignee': '${initiator}' },
    },
    {
      id: 'Mend',
      type: 'userTask',
      name: '班组整改',
      at: [400, 200],
      attributes: { 'camunda:assignee': '${crew}' },
      inside:
        '<bpmn:multiInstanceLoopCharacteristics camunda:collection="${coll_userList}" camunda:elementVariable="crew"><bpmn:completionCondition xsi:type="bpmn:tFormalExpression">${nrOfCompletedInstances == nrOfInstances}</bpmn:completionCondition></bpmn:multiInstanceLoopCharacteristics>',
    },
    {
      id: 'Review',
      type: 'userTask',
      name: '安全员复查',
      at: [560, 200],
      attributes: { 'camunda:candidateGroups': '5002' },
    },
    { id: 'Passed', type: 'exclusiveGateway', name: '是否合格', at: [700, 200], label: 'below' },
    { id: 'Closed', type: 'endEvent', name: '销项', at: [840, 200] },
  ],
  flows: [
    { id: 'Flow_found', from: 'Start', to: 'Issue' },
    { id: 'Flow_issue', from: 'Issue', to: 'Mend' },
    { id: 'Flow_mended', from: 'Mend', to: 'Review' },
    { id: 'Flow_reviewed', from: 'Review', to: 'Passed' },
    {
      id: 'Flow_again',
      from: 'Passed',
      to: 'Mend',
      name: '不合格',
      condition: '${!approved}',
      by: [
        [700, 80],
        [400, 80],
      ],
    },
    { id: 'Flow_close', from: 'Passed', to: 'Closed', name: '合格' },
  ],
};

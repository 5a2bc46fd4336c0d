import type { Rule } from '../../types.ts';
import { isElement } from '../../extensions.ts';

const defaultFlowCondition: Rule = {
  code: 'default-flow-condition',
  severity: 'error',
  title: { zh: '默认流带条件', en: 'condition on a default flow' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:FlowNode'],
  create:
    ({ report }) =>
    (node) => {
      const flow = node['default'];
      if (!isElement(flow) || !isElement(flow['conditionExpression'])) return;
      const refused = node.$type === 'bpmn:ExclusiveGateway';
      report(
        flow,
        refused
          ? { zh: '默认流不能带条件，引擎拒绝部署', en: 'A default flow must not have a condition: engines refuse it' }
          : { zh: '默认流上的条件不会求值', en: 'The condition of a default flow is never evaluated' },
        {
          property: 'conditionExpression',
          severity: refused ? 'error' : 'warning',
          fix: {
            title: { zh: '去掉默认流上的条件', en: 'Remove the condition of the default flow' },
            edits: [{ op: 'set', element: flow, property: 'conditionExpression', value: undefined }],
          },
        },
      );
    },
};

export default defaultFlowCondition;

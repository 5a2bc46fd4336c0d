import type { Rule } from '../../types.ts';
import { isElement } from '../../extensions.ts';

export const defaultFlowCondition: Rule = {
  code: 'default-flow-condition',
  severity: 'error',
  title: { zh: '默认流带条件', en: 'condition on a default flow' },
  on: ['bpmn:FlowNode'],
  create:
    ({ report }) =>
    (node) => {
      const flow = node['default'];
      if (!isElement(flow) || !isElement(flow['conditionExpression'])) return;
      report(
        flow,
        { zh: '默认流不能带条件，引擎拒绝部署', en: 'A default flow must not have a condition: engines refuse it' },
        {
          property: 'conditionExpression',
          fix: {
            title: { zh: '去掉默认流上的条件', en: 'Remove the condition of the default flow' },
            edits: [{ op: 'set', element: flow, property: 'conditionExpression', value: undefined }],
          },
        },
      );
    },
};

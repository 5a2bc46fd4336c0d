import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

const ignoredCondition: Rule = {
  code: 'ignored-condition',
  severity: 'warning',
  title: { zh: '不会求值的条件', en: 'conditions that are never evaluated' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:ParallelGateway', 'bpmn:EventBasedGateway'],
  create:
    ({ report }) =>
    (gateway) => {
      for (const flow of elementsIn(gateway, 'outgoing')) {
        if (!isElement(flow['conditionExpression'])) continue;
        report(
          flow,
          {
            zh: '并行网关和事件网关不看条件，这个条件永远不会求值',
            en: 'Parallel and event-based gateways do not look at conditions: this one is never evaluated',
          },
          {
            property: 'conditionExpression',
            fix: {
              title: { zh: '去掉不会求值的条件', en: 'Remove the condition that is never evaluated' },
              edits: [{ op: 'set', element: flow, property: 'conditionExpression', value: undefined }],
            },
          },
        );
      }
    },
};

export default ignoredCondition;

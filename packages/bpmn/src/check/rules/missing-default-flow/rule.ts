import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

const missingDefaultFlow: Rule = {
  code: 'missing-default-flow',
  severity: 'warning',
  title: { zh: '缺少默认流', en: 'missing default flow' },
  claims: { camunda: 'fails', flowable: 'fails' },
  on: ['bpmn:ExclusiveGateway', 'bpmn:InclusiveGateway'],
  runtime: true,
  create:
    ({ report }) =>
    (gateway) => {
      const outgoing = elementsIn(gateway, 'outgoing');
      if (outgoing.length < 2 || isElement(gateway['default'])) return;
      if (outgoing.every((flow) => isElement(flow['conditionExpression']))) {
        report(
          gateway,
          {
            zh: '所有出线都有条件，却没有默认流：条件都不满足时流程会报错停住',
            en: 'All flows have conditions and none is the default: the process fails when no condition holds',
          },
          { property: 'default' },
        );
      }
    },
};

export default missingDefaultFlow;

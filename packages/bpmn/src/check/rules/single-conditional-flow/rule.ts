import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

const singleConditionalFlow: Rule = {
  code: 'single-conditional-flow',
  severity: 'warning',
  title: { zh: '唯一出线带条件', en: 'condition on the only flow' },
  claims: { camunda: 'fails', flowable: 'fails' },
  on: ['bpmn:FlowNode'],
  create:
    ({ report, target }) =>
    (node) => {
      const [flow, ...others] = elementsIn(node, 'outgoing');
      if (!flow || others.length > 0 || !isElement(flow['conditionExpression'])) return;
      const refused = node.$type === 'bpmn:ExclusiveGateway' && target !== undefined && target.engine !== 'zeebe';
      report(
        flow,
        refused
          ? {
              zh: '排他网关只有一条出线时不能带条件，引擎拒绝部署',
              en: 'The only flow of an exclusive gateway must not have a condition: engines refuse it',
            }
          : {
              zh: '唯一的出线带有条件：条件不满足时流程无路可走',
              en: 'The only outgoing flow has a condition: the process is stuck when it does not hold',
            },
        { property: 'conditionExpression', severity: refused ? 'error' : 'warning' },
      );
    },
};

export default singleConditionalFlow;

import { elementsIn } from '../../extensions.ts';
import type { Rule } from '../../types.ts';

const asyncAfter: Rule = {
  code: 'async-after',
  severity: 'error',
  title: { zh: '之后异步', en: 'asynchronous continuation after a node' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:FlowNode'],
  runtime: true,
  engines: ['camunda'],
  create:
    ({ attribute, report }) =>
    (node) => {
      if (attribute(node, 'asyncAfter') !== 'true') return;
      if (node.$type === 'bpmn:EventBasedGateway') {
        report(
          node,
          {
            zh: '事件网关不能“之后异步”（asyncAfter），Camunda 拒绝部署',
            en: 'An event-based gateway has no asyncAfter: Camunda refuses it',
          },
          { property: 'asyncAfter' },
        );
      }
      for (const flow of elementsIn(node, 'outgoing')) {
        if (flow.id !== undefined) continue;
        report(flow, {
          zh: '节点“之后异步”（asyncAfter），它的出线没有标识，Camunda 拒绝部署',
          en: 'The flow has no id and leaves a node with asyncAfter: Camunda refuses it',
        });
      }
    },
};

export default asyncAfter;

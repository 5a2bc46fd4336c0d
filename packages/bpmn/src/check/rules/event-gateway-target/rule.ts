import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

const eventGatewayTarget: Rule = {
  code: 'event-gateway-target',
  severity: 'error',
  title: { zh: '事件网关之后', en: 'after event-based gateways' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:EventBasedGateway'],
  runtime: true,
  engines: ['camunda', 'flowable', 'activiti', 'zeebe'],
  create:
    ({ report, isFor }) =>
    (gateway) => {
      for (const flow of elementsIn(gateway, 'outgoing')) {
        const next = flow['targetRef'];
        if (!isElement(next) || next.$type === 'bpmn:IntermediateCatchEvent') continue;
        // BPMN and Zeebe allow receive tasks here.
        if (next.$type === 'bpmn:ReceiveTask' && isFor('zeebe')) continue;
        report(flow, {
          zh: '事件网关之后只能是中间捕获事件，引擎拒绝其他元素',
          en: 'An event-based gateway can only be followed by intermediate catch events: engines refuse others',
        });
      }
    },
};

export default eventGatewayTarget;

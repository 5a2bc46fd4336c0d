import type { Rule } from '../../types.ts';
import { elementsIn } from '../../extensions.ts';

const gatewayWithoutOutgoing: Rule = {
  code: 'gateway-without-outgoing',
  severity: 'error',
  title: { zh: '网关没有出线', en: 'gateway without outgoing flow' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:Gateway'],
  create:
    ({ report }) =>
    (gateway) => {
      if (elementsIn(gateway, 'outgoing').length === 0) {
        const severity = gateway.$type === 'bpmn:ExclusiveGateway' ? 'error' : 'warning';
        report(gateway, { zh: '网关没有出线', en: 'The gateway has no outgoing flow' }, { severity });
      }
    },
};

export default gatewayWithoutOutgoing;

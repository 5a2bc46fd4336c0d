import type { ModdleElement } from '../../../model/index.ts';
import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

/** Returns whether an element waits for a message inside a running process instance. */
function waits(event: ModdleElement): boolean {
  if (event.$type === 'bpmn:StartEvent') return event.$parent?.['triggeredByEvent'] === true;
  return event.$instanceOf('bpmn:CatchEvent') || event.$type === 'bpmn:ReceiveTask';
}

const zeebeMessage: Rule = {
  code: 'zeebe-message',
  severity: 'error',
  title: { zh: 'Zeebe 消息的关联键', en: 'correlation key of a message in Zeebe' },
  claims: { camunda: 'not-applicable', flowable: 'not-applicable' },
  on: ['bpmn:CatchEvent', 'bpmn:ReceiveTask'],
  runtime: true,
  engines: ['zeebe'],
  create:
    ({ extensions, report }) =>
    (event) => {
      if (!waits(event)) return;
      const messages = [event, ...elementsIn(event, 'eventDefinitions')].map((holder) => holder['messageRef']);
      for (const message of messages) {
        if (!isElement(message) || extensions(message, 'subscription').length === 1) continue;
        report(event, {
          zh: `消息“${message.id ?? ''}”没有 zeebe:subscription 关联键，Zeebe 不知道它属于哪个流程实例，拒绝部署`,
          en: `The message “${message.id ?? ''}” has no correlation key (zeebe:subscription): Zeebe cannot tell whose it is and refuses it`,
        });
      }
    },
};

export default zeebeMessage;

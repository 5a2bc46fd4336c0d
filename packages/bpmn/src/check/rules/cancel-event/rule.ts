import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

export const cancelEvent: Rule = {
  code: 'cancel-event',
  severity: 'error',
  title: { zh: '取消事件的位置', en: 'place of cancel events' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:EndEvent', 'bpmn:BoundaryEvent'],
  runtime: true,
  create:
    ({ report }) =>
    (event) => {
      if (!elementsIn(event, 'eventDefinitions').some(({ $type }) => $type === 'bpmn:CancelEventDefinition')) return;
      const host = event.$type === 'bpmn:BoundaryEvent' ? event['attachedToRef'] : event.$parent;
      if (isElement(host) && host.$type === 'bpmn:Transaction') return;
      report(
        event,
        event.$type === 'bpmn:BoundaryEvent'
          ? { zh: '取消边界事件只能附着在事务上', en: 'A cancel boundary event can be attached to a transaction only' }
          : { zh: '取消结束事件只能放在事务里', en: 'A cancel end event can stand in a transaction only' },
      );
    },
};

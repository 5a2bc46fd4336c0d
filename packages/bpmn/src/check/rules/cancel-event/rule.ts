import type { ModdleElement } from '../../../model/index.ts';
import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

const cancelEvent: Rule = {
  code: 'cancel-event',
  severity: 'error',
  title: { zh: '取消事件的位置', en: 'place of cancel events' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:EndEvent', 'bpmn:BoundaryEvent'],
  runtime: true,
  create: ({ report }) => {
    const cancelled = new Set<ModdleElement>();
    return (event) => {
      if (!elementsIn(event, 'eventDefinitions').some(({ $type }) => $type === 'bpmn:CancelEventDefinition')) return;
      const host = event.$type === 'bpmn:BoundaryEvent' ? event['attachedToRef'] : event.$parent;
      if (isElement(host) && host.$type === 'bpmn:Transaction') {
        if (event.$type !== 'bpmn:BoundaryEvent') return;
        if (cancelled.has(host)) {
          report(event, {
            zh: '一个事务只能有一个取消边界事件',
            en: 'A transaction can have one cancel boundary event only',
          });
        }
        cancelled.add(host);
        return;
      }
      report(
        event,
        event.$type === 'bpmn:BoundaryEvent'
          ? { zh: '取消边界事件只能附着在事务上', en: 'A cancel boundary event can be attached to a transaction only' }
          : { zh: '取消结束事件只能放在事务里', en: 'A cancel end event can stand in a transaction only' },
      );
    };
  },
};

export default cancelEvent;

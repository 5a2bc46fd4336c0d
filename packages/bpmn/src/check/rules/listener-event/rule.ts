import type { Rule } from '../../types.ts';
import { textIn } from '../../extensions.ts';
import { listenersOf } from '../listeners.ts';

const listenerEvent: Rule = {
  code: 'listener-event',
  severity: 'error',
  title: { zh: '监听器的事件', en: 'event of a listener' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:FlowNode', 'bpmn:SequenceFlow', 'bpmn:Process'],
  create:
    ({ extensions, report, isFor }) =>
    (element) => {
      for (const { kind, node } of listenersOf(element, extensions)) {
        // Listeners on a sequence flow have only the event `take`, with or without the attribute.
        if (element.$type === 'bpmn:SequenceFlow' || textIn(node, 'event') !== undefined) continue;
        // Flowable and Activiti treat an execution listener without event as a listener for `end`.
        const severity = kind === 'task' || isFor('camunda') || isFor('zeebe') ? 'error' : 'warning';
        report(
          node,
          { zh: '请选择监听器的事件类型', en: 'Say which event the listener listens to' },
          { property: 'event', severity },
        );
      }
    },
};

export default listenerEvent;

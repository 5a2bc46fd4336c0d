import type { Rule } from '../../types.ts';
import { textIn } from '../../extensions.ts';
import { listenersOf } from '../listeners.ts';

export const listenerEvent: Rule = {
  code: 'listener-event',
  severity: 'error',
  title: { zh: '监听器的事件', en: 'event of a listener' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:FlowNode', 'bpmn:SequenceFlow', 'bpmn:Process'],
  create:
    ({ extensions, report, isFor }) =>
    (element) => {
      for (const { kind, node } of listenersOf(element, extensions)) {
        // A listener on a flow listens to its being taken, whether it says so or not.
        if (element.$type === 'bpmn:SequenceFlow' || textIn(node, 'event') !== undefined) continue;
        // Flowable and Activiti take an execution listener without event for one on the end.
        const severity = kind === 'task' || isFor('camunda') || isFor('zeebe') ? 'error' : 'warning';
        report(
          node,
          { zh: '请选择监听器的事件类型', en: 'Say which event the listener listens to' },
          { property: 'event', severity },
        );
      }
    },
};

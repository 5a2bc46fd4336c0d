import type { Rule } from '../../types.ts';
import { textIn } from '../../extensions.ts';
import { listenersOf } from '../listeners.ts';

const EXECUTION_EVENTS: readonly string[] = ['start', 'end'];
const ACTIVITI_TASK_EVENTS: readonly string[] = ['create', 'assignment', 'complete', 'delete', 'all'];
const TASK_EVENTS = {
  camunda: ['create', 'assignment', 'complete', 'update', 'delete', 'timeout'],
  flowable: ACTIVITI_TASK_EVENTS,
  activiti: ACTIVITI_TASK_EVENTS,
} satisfies Record<string, readonly string[]>;

const refusedListenerEvent: Rule = {
  code: 'refused-listener-event',
  severity: 'error',
  title: { zh: '引擎不认识的监听事件', en: 'listener events the engine refuses' },
  claims: { camunda: 'refuses', flowable: 'ignores' },
  on: ['bpmn:FlowNode', 'bpmn:SequenceFlow', 'bpmn:Process'],
  engines: ['camunda', 'flowable', 'activiti'],
  create:
    ({ extensions, report, target }) =>
    (element) => {
      const engine = target?.engine;
      if (engine === undefined || engine === 'zeebe') return;
      for (const { kind, node } of listenersOf(element, extensions)) {
        const event = textIn(node, 'event');
        if (event === undefined || (kind === 'execution' && element.$type === 'bpmn:SequenceFlow')) continue;
        const known = kind === 'task' ? TASK_EVENTS[engine] : EXECUTION_EVENTS;
        if (known.includes(event)) continue;
        const refused = engine === 'camunda';
        report(
          node,
          refused
            ? {
                zh: `${engine} 拒绝监听事件“${event}”，可用：${known.join('、')}`,
                en: `${engine} refuses the listener event “${event}”; it knows ${known.join(', ')}`,
              }
            : {
                zh: `${engine} 没有监听事件“${event}”，监听器不会被调用，可用：${known.join('、')}`,
                en: `${engine} has no listener event “${event}” and never calls the listener; it knows ${known.join(', ')}`,
              },
          { property: 'event', severity: refused ? 'error' : 'warning' },
        );
      }
    },
};

export default refusedListenerEvent;

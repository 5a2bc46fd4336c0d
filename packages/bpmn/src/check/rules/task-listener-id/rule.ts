import type { Rule } from '../../types.ts';
import { textIn } from '../../extensions.ts';
import { listenersOf } from '../listeners.ts';

const taskListenerId: Rule = {
  code: 'task-listener-id',
  severity: 'info',
  title: { zh: '任务监听器的标识', en: 'id of a task listener' },
  claims: { camunda: 'ignores', flowable: 'not-applicable' },
  on: ['bpmn:UserTask'],
  engines: ['camunda'],
  create:
    ({ extensions, report }) =>
    (element) => {
      for (const { kind, node } of listenersOf(element, extensions)) {
        if (kind === 'task' && textIn(node, 'id') === undefined && textIn(node, 'event') !== 'timeout') {
          report(node, { zh: '任务监听器没有 id', en: 'The task listener has no id' }, { property: 'id' });
        }
      }
    },
};

export default taskListenerId;

import type { Rule } from '../../types.ts';
import { childrenNamed, isElement, textIn } from '../../extensions.ts';
import { listenersOf } from '../listeners.ts';

const KINDS = ['timeDate', 'timeDuration', 'timeCycle'];

const listenerTimeout: Rule = {
  code: 'listener-timeout',
  severity: 'error',
  title: { zh: '超时监听器', en: 'timeout listeners' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:UserTask'],
  engines: ['camunda'],
  create:
    ({ extensions, report }) =>
    (element) => {
      for (const { kind, node } of listenersOf(element, extensions)) {
        if (kind !== 'task' || textIn(node, 'event') !== 'timeout') continue;
        if (textIn(node, 'id') === undefined) {
          report(node, { zh: '超时监听器必须有 id', en: 'A timeout listener needs an id' }, { property: 'id' });
        }
        const timers = childrenNamed(node, 'timerEventDefinition');
        const given = timers.flatMap((timer) =>
          KINDS.filter((name) => isElement(timer[name]) || childrenNamed(timer, name).length > 0),
        );
        if (given.length !== 1)
          report(node, { zh: '请填写定时器配置', en: 'Say when the timer of the timeout listener is due' });
      }
    },
};

export default listenerTimeout;

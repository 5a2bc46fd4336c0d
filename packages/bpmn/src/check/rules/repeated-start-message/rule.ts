import type { Rule } from '../../types.ts';
import { elementsIn, isElement, textIn } from '../../extensions.ts';

const repeatedStartMessage: Rule = {
  code: 'repeated-start-message',
  severity: 'error',
  title: { zh: '重复的启动消息', en: 'one message starts a process twice' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:Process'],
  runtime: true,
  create:
    ({ report }) =>
    (process) => {
      const names = new Set<string>();
      for (const event of elementsIn(process, 'flowElements')) {
        if (event.$type !== 'bpmn:StartEvent') continue;
        for (const { messageRef } of elementsIn(event, 'eventDefinitions')) {
          const name = isElement(messageRef) ? textIn(messageRef, 'name') : undefined;
          if (name === undefined) continue;
          if (names.has(name)) {
            report(event, {
              zh: `流程有多个开始事件等待同一个消息“${name}”，引擎不知道从哪里开始`,
              en: `Several start events of the process wait for the message “${name}”: engines cannot tell where to begin`,
            });
          }
          names.add(name);
        }
      }
    },
};

export default repeatedStartMessage;

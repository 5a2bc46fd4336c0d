import type { Rule } from '../../types.ts';
import { textIn } from '../../extensions.ts';

export const rootElementName: Rule = {
  code: 'root-element-name',
  severity: 'error',
  title: { zh: '消息与信号的名称', en: 'names of messages and signals' },
  on: ['bpmn:Message', 'bpmn:Signal'],
  runtime: true,
  create:
    ({ isFor, report }) =>
    (element) => {
      if (textIn(element, 'name') !== undefined) return;
      report(
        element,
        element.$type === 'bpmn:Message'
          ? { zh: '消息没有名称，引擎用名称匹配消息', en: 'The message has no name; engines match messages by name' }
          : { zh: '信号没有名称，引擎用名称匹配信号', en: 'The signal has no name; engines match signals by name' },
        // Camunda takes a message without name; it can then not be correlated.
        { property: 'name', severity: isFor('camunda') && element.$type === 'bpmn:Message' ? 'warning' : 'error' },
      );
    },
};

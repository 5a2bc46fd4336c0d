import type { Rule } from '../../types.ts';
import { isElement } from '../../extensions.ts';

const missingMessage: Rule = {
  code: 'missing-message',
  severity: 'error',
  title: { zh: '缺少消息', en: 'missing message' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:MessageEventDefinition'],
  runtime: true,
  create:
    ({ attribute, report, isFor, target }) =>
    (definition) => {
      const event = definition.$parent;
      if (!event || isElement(definition['messageRef'])) return;
      // In Camunda, throwing message events name an implementation instead of a message.
      if (event.$instanceOf('bpmn:ThrowEvent') && (target === undefined || isFor('camunda'))) return;
      if (attribute(definition, 'messageExpression')) return;
      report(
        event,
        {
          zh: '消息事件没有引用消息，或引用的消息不存在',
          en: 'The message event names no message, or one that does not exist',
        },
        { property: 'messageRef' },
      );
    },
};

export default missingMessage;

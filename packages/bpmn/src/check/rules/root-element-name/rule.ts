import type { Rule } from '../../types.ts';
import type { ModdleElement } from '../../../model/index.ts';
import { elementsIn, isElement, textIn } from '../../extensions.ts';

/** Messages that a node waits for. */
const awaited = (node: ModdleElement): ModdleElement[] =>
  [node, ...elementsIn(node, 'eventDefinitions')].map((by) => by['messageRef']).filter(isElement);

const rootElementName: Rule = {
  code: 'root-element-name',
  severity: 'error',
  title: { zh: '消息与信号的名称', en: 'names of messages and signals' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:Message', 'bpmn:Signal', 'bpmn:CatchEvent', 'bpmn:ReceiveTask'],
  runtime: true,
  create:
    ({ isFor, report, target }) =>
    (element) => {
      if (element.$type !== 'bpmn:Message' && element.$type !== 'bpmn:Signal') {
        // Camunda accepts a message without name unless a node waits for the message.
        if (!isFor('camunda') || !awaited(element).some((message) => textIn(message, 'name') === undefined)) return;
        report(element, {
          zh: '等待的消息没有名称，引擎拒绝部署',
          en: 'The message that is waited for has no name: the engine refuses it',
        });
        return;
      }
      if (textIn(element, 'name') !== undefined) return;
      const taken = element.$type === 'bpmn:Message' && target !== undefined && !isFor('zeebe');
      report(
        element,
        element.$type === 'bpmn:Message'
          ? { zh: '消息没有名称，引擎用名称匹配消息', en: 'The message has no name; engines match messages by name' }
          : { zh: '信号没有名称，引擎用名称匹配信号', en: 'The signal has no name; engines match signals by name' },
        // Engines accept a message without name, but the message cannot be correlated.
        { property: 'name', severity: taken ? 'warning' : 'error' },
      );
    },
};

export default rootElementName;

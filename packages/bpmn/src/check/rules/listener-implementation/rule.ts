import type { Rule } from '../../types.ts';
import type { Text } from '../../../model/index.ts';
import { childrenNamed, textIn } from '../../extensions.ts';
import { listenersOf } from '../listeners.ts';

const IMPLEMENTATIONS = ['class', 'expression', 'delegateExpression'];
const MISSING: Text = {
  zh: '请选择监听器类型：Java 类、表达式、代理表达式或脚本',
  en: 'Give the listener a class, an expression, a delegate expression or a script',
};
const EMPTY: Record<string, Text> = {
  class: { zh: '请填写 Java 类', en: 'Give the class of the listener' },
  expression: { zh: '请填写表达式', en: 'Give the expression of the listener' },
  delegateExpression: { zh: '请填写代理表达式', en: 'Give the delegate expression of the listener' },
};

const listenerImplementation: Rule = {
  code: 'listener-implementation',
  severity: 'error',
  title: { zh: '监听器的实现', en: 'implementation of a listener' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:FlowNode', 'bpmn:SequenceFlow', 'bpmn:Process'],
  create:
    ({ extensions, report, isFor }) =>
    (element) => {
      if (isFor('zeebe')) return;
      for (const { node } of listenersOf(element, extensions)) {
        const given = IMPLEMENTATIONS.filter((name) => Object.hasOwn(node, name) && node[name] !== undefined);
        const filled = given.filter((name) => textIn(node, name) !== undefined);
        const typed = textIn(node, 'type') === 'script';
        // Flowable reads a script only if the listener's type is `script`.
        const scripted = typed || (!isFor('flowable') && childrenNamed(node, 'script').length > 0);
        if (filled.length > 0 || scripted) continue;
        const [property] = given;
        report(
          node,
          property === undefined ? MISSING : (EMPTY[property] ?? MISSING),
          property === undefined ? {} : { property },
        );
      }
    },
};

export default listenerImplementation;

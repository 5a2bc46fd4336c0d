import type { Rule } from '../../types.ts';
import { childrenNamed, textIn } from '../../extensions.ts';
import { listenersOf } from '../listeners.ts';

const VALUES = ['stringValue', 'string', 'expression'];

const listenerField: Rule = {
  code: 'listener-field',
  severity: 'error',
  title: { zh: '监听器注入字段', en: 'injected fields of a listener' },
  claims: { camunda: 'refuses', flowable: 'ignores' },
  on: ['bpmn:FlowNode', 'bpmn:SequenceFlow', 'bpmn:Process'],
  create:
    ({ extensions, report }) =>
    (element) => {
      for (const { node } of listenersOf(element, extensions)) {
        for (const field of childrenNamed(node, 'field')) {
          const name = textIn(field, 'name');
          if (name === undefined)
            report(node, { zh: '请填写注入字段的名称', en: 'Give the injected field a name' }, { property: 'name' });
          const values = VALUES.filter((property) => Object.hasOwn(field, property) && field[property] !== undefined);
          const written =
            values.length > 0 || childrenNamed(field, 'string').length + childrenNamed(field, 'expression').length > 0;
          if (!written) {
            report(node, {
              zh: `请填写注入字段“${name ?? ''}”的字符串值或表达式`,
              en: `Give the injected field “${name ?? ''}” a string or an expression`,
            });
          }
        }
      }
    },
};

export default listenerField;

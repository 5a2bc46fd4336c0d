import type { Rule } from '../../types.ts';
import { bodyOf, childrenNamed, textIn } from '../../extensions.ts';
import { listenersOf } from '../listeners.ts';

const listenerScript: Rule = {
  code: 'listener-script',
  severity: 'error',
  title: { zh: '监听器的脚本', en: 'script of a listener' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:FlowNode', 'bpmn:SequenceFlow', 'bpmn:Process'],
  create:
    ({ extensions, report }) =>
    (element) => {
      for (const { node } of listenersOf(element, extensions)) {
        for (const script of childrenNamed(node, 'script')) {
          if (textIn(script, 'scriptFormat') === undefined && textIn(script, 'language') === undefined) {
            report(
              node,
              { zh: '请填写脚本格式', en: 'Say in which language the script is written' },
              { property: 'scriptFormat' },
            );
          }
          if (bodyOf(script) !== undefined || textIn(script, 'resource') !== undefined) continue;
          report(
            node,
            Object.hasOwn(script, 'resource')
              ? { zh: '请填写资源地址', en: 'Give the address of the external script' }
              : { zh: '请填写脚本内容', en: 'Give the text of the script' },
          );
        }
      }
    },
};

export default listenerScript;

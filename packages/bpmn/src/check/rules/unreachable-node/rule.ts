import type { Rule } from '../../types.ts';
import { elementsIn } from '../../extensions.ts';
import { unreachable } from './unreachable.ts';

const unreachableNode: Rule = {
  code: 'unreachable-node',
  severity: 'warning',
  title: { zh: '不可到达的节点', en: 'unreachable nodes' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:FlowElementsContainer'],
  create:
    ({ report }) =>
    (scope) => {
      if (scope.$instanceOf('bpmn:AdHocSubProcess')) return;
      for (const node of unreachable(elementsIn(scope, 'flowElements'))) {
        report(node, {
          zh: '从开始事件出发到不了这个节点，它永远不会执行',
          en: 'No path from a start event leads to this node: it never runs',
        });
      }
    },
};

export default unreachableNode;

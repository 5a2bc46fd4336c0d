import type { ModdleElement } from '../../../model/index.ts';
import type { Rule } from '../../types.ts';
import { elementsIn, isElement } from '../../extensions.ts';

/** Returns the pool that the element is or is inside of; an element outside of all pools counts as its own pool. */
function poolOf(element: ModdleElement, collaboration: ModdleElement | undefined): ModdleElement {
  let owner: ModdleElement | undefined = element;
  while (owner && owner.$type !== 'bpmn:Process') owner = owner.$parent;
  const process = owner;
  if (!process) return element;
  const participants = collaboration ? elementsIn(collaboration, 'participants') : [];
  return participants.find((participant) => participant['processRef'] === process) ?? process;
}

const messageFlowEnds: Rule = {
  code: 'message-flow-ends',
  severity: 'warning',
  title: { zh: '消息流两端', en: 'ends of a message flow' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:MessageFlow'],
  create:
    ({ report }) =>
    (flow) => {
      const { sourceRef, targetRef } = flow;
      if (!isElement(sourceRef) || !isElement(targetRef)) {
        report(flow, {
          zh: '消息流没有起点或终点，或所引用的元素不存在',
          en: 'The message flow has no source or target, or one that does not exist',
        });
      } else if (poolOf(sourceRef, flow.$parent) === poolOf(targetRef, flow.$parent)) {
        report(flow, {
          zh: '消息流的两端在同一个泳池里；同一流程内请用顺序流，或用消息事件',
          en: 'Both ends of the message flow lie in one pool: within a process use a sequence flow, or message events',
        });
      }
    },
};

export default messageFlowEnds;

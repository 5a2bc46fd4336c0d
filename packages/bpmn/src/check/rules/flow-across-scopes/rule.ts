import type { Rule } from '../../types.ts';
import { isElement } from '../../extensions.ts';

const flowAcrossScopes: Rule = {
  code: 'flow-across-scopes',
  severity: 'error',
  title: { zh: '跨越流程边界的连线', en: 'flow across a boundary' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:SequenceFlow'],
  runtime: true,
  create:
    ({ report }) =>
    (flow) => {
      const { sourceRef, targetRef } = flow;
      if (!isElement(sourceRef) || !isElement(targetRef)) return;
      if (sourceRef.$parent === targetRef.$parent) return;
      report(flow, {
        zh: '连线的两端不在同一个流程或子流程里；跨泳池请用消息流，进出子流程请连到子流程本身',
        en: 'The ends of the flow lie in different processes or sub-processes: between pools use a message flow, into a sub-process connect the sub-process itself',
      });
    },
};

export default flowAcrossScopes;

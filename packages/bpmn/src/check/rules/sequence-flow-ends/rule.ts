import type { Rule } from '../../types.ts';
import { isElement } from '../../extensions.ts';

const sequenceFlowEnds: Rule = {
  code: 'sequence-flow-ends',
  severity: 'error',
  title: { zh: '连线两端', en: 'ends of a flow' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:SequenceFlow'],
  create:
    ({ report }) =>
    (flow) => {
      if (!isElement(flow['sourceRef'])) {
        report(
          flow,
          { zh: '连线没有起点，或起点不存在', en: 'The flow has no source, or the source does not exist' },
          { property: 'sourceRef' },
        );
      }
      if (!isElement(flow['targetRef'])) {
        report(
          flow,
          { zh: '连线没有终点，或终点不存在', en: 'The flow has no target, or the target does not exist' },
          { property: 'targetRef' },
        );
      }
    },
};

export default sequenceFlowEnds;

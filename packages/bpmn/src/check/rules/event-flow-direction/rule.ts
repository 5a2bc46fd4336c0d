import type { Rule } from '../../types.ts';
import { elementsIn } from '../../extensions.ts';

const eventFlowDirection: Rule = {
  code: 'event-flow-direction',
  severity: 'warning',
  title: { zh: '开始与结束事件的连线方向', en: 'direction of flows at start and end' },
  claims: { camunda: 'ignores', flowable: 'ignores' },
  on: ['bpmn:StartEvent', 'bpmn:EndEvent'],
  create:
    ({ isFor, report }) =>
    (event) => {
      const starts = event.$type === 'bpmn:StartEvent';
      if (elementsIn(event, starts ? 'incoming' : 'outgoing').length === 0) return;
      report(
        event,
        starts
          ? { zh: '开始事件不能有入线', en: 'A start event has no incoming flows' }
          : {
              zh: '结束事件不能有出线，其后的步骤不会执行',
              en: 'An end event has no outgoing flows: what follows never runs',
            },
        { severity: isFor('zeebe') ? 'error' : 'warning' },
      );
    },
};

export default eventFlowDirection;

import type { Rule } from '../../types.ts';
import { elementsIn } from '../../extensions.ts';

const eventSubProcessFlow: Rule = {
  code: 'event-sub-process-flow',
  severity: 'error',
  title: { zh: '事件子流程上的连线', en: 'flows at an event sub-process' },
  claims: { camunda: 'refuses', flowable: 'ignores' },
  on: ['bpmn:SubProcess'],
  runtime: true,
  create:
    ({ isFor, report }) =>
    (process) => {
      if (process['triggeredByEvent'] !== true) return;
      if (elementsIn(process, 'incoming').length + elementsIn(process, 'outgoing').length === 0) return;
      report(
        process,
        {
          zh: '事件子流程由它的开始事件触发，不能有入线或出线',
          en: 'An event sub-process is entered by its start event: it has no incoming or outgoing flows',
        },
        { severity: isFor('flowable') || isFor('activiti') ? 'warning' : 'error' },
      );
    },
};

export default eventSubProcessFlow;

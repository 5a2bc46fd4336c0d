import type { Rule } from '../../types.ts';
import { elementsIn } from '../../extensions.ts';

const ONLY_IN_EVENT_SUB_PROCESSES = new Set([
  'bpmn:ErrorEventDefinition',
  'bpmn:EscalationEventDefinition',
  'bpmn:CompensateEventDefinition',
]);

const processStartEvent: Rule = {
  code: 'process-start-event',
  severity: 'error',
  title: { zh: '流程的开始方式', en: 'how a process starts' },
  claims: { camunda: 'ignores', flowable: 'refuses' },
  on: ['bpmn:StartEvent'],
  runtime: true,
  create:
    ({ isFor, report }) =>
    (event) => {
      if (event.$parent?.$type !== 'bpmn:Process') return;
      const refused = elementsIn(event, 'eventDefinitions').find(({ $type }) => ONLY_IN_EVENT_SUB_PROCESSES.has($type));
      if (!refused) return;
      report(
        event,
        {
          zh: '错误、升级、补偿开始事件只能放在事件子流程里，不能启动流程',
          en: 'Error, escalation and compensation start events belong in event sub-processes; they cannot start a process',
        },
        // Camunda treats it as a none start event.
        { severity: isFor('camunda') ? 'warning' : 'error' },
      );
    },
};

export default processStartEvent;

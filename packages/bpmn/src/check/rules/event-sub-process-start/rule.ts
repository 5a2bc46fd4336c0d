import type { ModdleElement } from '../../../model/index.ts';
import { elementsIn } from '../../extensions.ts';
import type { Engine, Rule } from '../../types.ts';

/**
 * Taken from the engines' parsers and validators. Flowable deploys any start event and never triggers the kinds that it
 * does not know.
 */
const STARTS: Partial<Record<Engine, readonly string[]>> = {
  camunda: ['Error', 'Message', 'Signal', 'Timer', 'Compensate', 'Escalation', 'Conditional'],
  // Activiti's parser ignores the last two.
  activiti: ['Error', 'Message', 'Signal', 'Escalation', 'Conditional'],
};

const kindOf = ({ $type }: ModdleElement): string => $type.replace(/^bpmn:|EventDefinition$/g, '');

const eventSubProcessStart: Rule = {
  code: 'event-sub-process-start',
  severity: 'error',
  title: { zh: '事件子流程的开始方式', en: 'how an event sub-process starts' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:StartEvent'],
  runtime: true,
  engines: ['camunda', 'activiti'],
  create: ({ report, target }) => {
    const known = (target && STARTS[target.engine]) ?? [];
    return (event) => {
      if (event.$parent?.['triggeredByEvent'] !== true) return;
      const [definition] = elementsIn(event, 'eventDefinitions');
      if (!definition || known.includes(kindOf(definition))) return;
      const name = kindOf(definition).toLowerCase();
      report(event, {
        zh: `事件子流程不能由这种事件（${name}）启动，引擎拒绝部署`,
        en: `An event sub-process cannot be started by an event of this kind (${name}): the engine refuses it`,
      });
    };
  },
};

export default eventSubProcessStart;

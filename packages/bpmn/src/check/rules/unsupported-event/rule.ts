import { refusedByFlowable } from '../../../model/engine-limits.ts';
import type { ModdleElement, Text } from '../../../model/index.ts';
import { elementsIn } from '../../extensions.ts';
import type { Rule } from '../../types.ts';

/** Event kinds that Activiti 7 accepts, taken from its validators. */
const ACTIVITI: Readonly<Record<string, readonly string[]>> = {
  'bpmn:IntermediateThrowEvent': ['Signal', 'Compensate', 'Message'],
  'bpmn:IntermediateCatchEvent': ['Timer', 'Signal', 'Message'],
  'bpmn:BoundaryEvent': ['Timer', 'Error', 'Signal', 'Cancel', 'Message', 'Compensate'],
};

function refusedByActiviti(event: ModdleElement): Text | undefined {
  const known = ACTIVITI[event.$type]?.map((name) => `bpmn:${name}EventDefinition`);
  const refused = known && elementsIn(event, 'eventDefinitions').find(({ $type }) => !known.includes($type));
  if (!refused) return undefined;
  return {
    zh: `Activiti 在这里不支持 ${refused.$type}，拒绝部署`,
    en: `Activiti has no ${refused.$type} here and refuses it`,
  };
}

const FLOWABLE_THROW: Text = {
  zh: 'Flowable 的中间抛出事件只能是信号、升级、补偿或无类型，其他类型拒绝部署；抛出消息请改用服务任务',
  en: 'In Flowable an intermediate throw event is a signal, an escalation, a compensation or blank: others are refused. To send a message use a service task',
};
const FLOWABLE_LINK: Text = {
  zh: 'Flowable 没有链接事件，拒绝部署；请直接用连线相连',
  en: 'Flowable has no link events and refuses them: connect the two places by a flow',
};

const unsupportedEvent: Rule = {
  code: 'unsupported-event',
  severity: 'error',
  title: { zh: '引擎不支持的事件', en: 'events the engine has not' },
  claims: { camunda: 'not-applicable', flowable: 'refuses' },
  on: ['bpmn:IntermediateThrowEvent', 'bpmn:IntermediateCatchEvent', 'bpmn:BoundaryEvent'],
  runtime: true,
  engines: ['flowable', 'activiti'],
  create:
    ({ isFor, report }) =>
    (event) => {
      if (isFor('activiti')) {
        const problem = refusedByActiviti(event);
        if (problem) report(event, problem);
      } else if (refusedByFlowable(event)) {
        report(event, event.$type === 'bpmn:IntermediateThrowEvent' ? FLOWABLE_THROW : FLOWABLE_LINK);
      }
    },
};

export default unsupportedEvent;

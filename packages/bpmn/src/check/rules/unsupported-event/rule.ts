import type { Rule } from '../../types.ts';
import { refusedByFlowable } from '../../../model/engine-limits.ts';

export const unsupportedEvent: Rule = {
  code: 'unsupported-event',
  severity: 'error',
  title: { zh: '引擎不支持的中间事件', en: 'intermediate events the engine has not' },
  claims: { camunda: 'not-applicable', flowable: 'refuses' },
  on: ['bpmn:IntermediateThrowEvent', 'bpmn:IntermediateCatchEvent'],
  runtime: true,
  engines: ['flowable'],
  create:
    ({ report }) =>
    (event) => {
      const throws = event.$type === 'bpmn:IntermediateThrowEvent';
      if (!refusedByFlowable(event)) return;
      report(
        event,
        throws
          ? {
              zh: 'Flowable 的中间抛出事件只能是信号、升级、补偿或无类型，其他类型拒绝部署；抛出消息请改用服务任务',
              en: 'In Flowable an intermediate throw event is a signal, an escalation, a compensation or blank: others are refused. To send a message use a service task',
            }
          : {
              zh: 'Flowable 没有链接事件，拒绝部署；请直接用连线相连',
              en: 'Flowable has no link events and refuses them: connect the two places by a flow',
            },
      );
    },
};

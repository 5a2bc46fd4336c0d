import type { Rule } from '../../types.ts';

const externalTopic: Rule = {
  code: 'external-topic',
  severity: 'error',
  title: { zh: '外部任务的主题', en: 'topic of an external task' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:ServiceTask', 'bpmn:SendTask', 'bpmn:BusinessRuleTask'],
  runtime: true,
  engines: ['camunda', 'flowable', 'activiti'],
  create:
    ({ attribute, report }) =>
    (task) => {
      const type = attribute(task, 'type');
      if ((type === 'external' || type === 'external-worker') && attribute(task, 'topic') === undefined) {
        report(task, { zh: '外部任务没有主题', en: 'The external task has no topic' }, { property: 'topic' });
      }
    },
};

export default externalTopic;

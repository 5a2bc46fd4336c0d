import type { Rule } from '../../types.ts';
import { isElement, textIn } from '../../extensions.ts';

const ATTRIBUTES = ['class', 'expression', 'delegateExpression', 'type', 'decisionRef'];

const taskImplementation: Rule = {
  code: 'task-implementation',
  severity: 'error',
  title: { zh: '任务的实现', en: 'implementation of a task' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:ServiceTask', 'bpmn:SendTask', 'bpmn:BusinessRuleTask'],
  runtime: true,
  engines: ['camunda', 'flowable', 'activiti'],
  create:
    ({ attribute, extensions, isFor, report }) =>
    (task) => {
      if (task.$type === 'bpmn:BusinessRuleTask' && !isFor('camunda')) return;
      if (ATTRIBUTES.some((name) => attribute(task, name) !== undefined) || extensions(task, 'connector').length > 0)
        return;
      // BPMN's own attributes name web services and the connectors of Activiti 7.
      if (!isFor('camunda') && (isElement(task['operationRef']) || textIn(task, 'implementation') !== undefined))
        return;
      report(task, {
        zh: '任务没有实现：请填写 Java 类、表达式、代理表达式或外部任务主题',
        en: 'The task has no implementation: give it a class, an expression, a delegate expression or an external topic',
      });
    },
};

export default taskImplementation;

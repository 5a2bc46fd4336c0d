import type { Rule } from '../../types.ts';

const resultVariable: Rule = {
  code: 'result-variable',
  severity: 'error',
  title: { zh: '结果变量', en: 'result variables' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:ServiceTask', 'bpmn:SendTask', 'bpmn:BusinessRuleTask'],
  engines: ['camunda', 'flowable', 'activiti'],
  create:
    ({ attribute, isFor, report }) =>
    (task) => {
      if (!isFor('camunda') && task.$type !== 'bpmn:ServiceTask') return;
      if (attribute(task, 'resultVariable') === undefined && attribute(task, 'resultVariableName') === undefined)
        return;
      if (attribute(task, 'class') === undefined && attribute(task, 'delegateExpression') === undefined) return;
      report(
        task,
        {
          zh: '引擎不允许 Java 类或代理表达式带结果变量，只有表达式可以',
          en: 'Engines refuse a result variable with a class or delegate expression; only an expression has a result',
        },
        { property: 'resultVariable' },
      );
    },
};

export default resultVariable;

import type { Rule } from '../../types.ts';

const INTEGER = /^[+-]?\d{1,10}$/;
const EXPRESSION = /[$#]\{/;

const LARGEST = 2 ** 31 - 1;

/** Integer syntax and range of Java. */
const isInteger = (text: string): boolean =>
  INTEGER.test(text) && Number(text) <= LARGEST && Number(text) >= -LARGEST - 1;

const priorityNumber: Rule = {
  code: 'priority-number',
  severity: 'error',
  title: { zh: '优先级', en: 'priorities of jobs and tasks' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:Process', 'bpmn:FlowNode'],
  runtime: true,
  engines: ['camunda'],
  create:
    ({ attribute, report }) =>
    (element) => {
      // The priority of external tasks; engines ignore it on other nodes.
      const hasTasks = element.$type === 'bpmn:Process' || attribute(element, 'type') === 'external';
      for (const name of hasTasks ? ['jobPriority', 'taskPriority'] : ['jobPriority']) {
        const value = attribute(element, name);
        if (value === undefined || EXPRESSION.test(value) || isInteger(value)) continue;
        report(
          element,
          {
            zh: `优先级 ${name} 的值“${value}”不是整数，Camunda 拒绝部署`,
            en: `${name} is “${value}”, which is no integer: Camunda refuses it`,
          },
          { property: name },
        );
      }
    },
};

export default priorityNumber;

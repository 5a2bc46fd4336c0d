import type { Rule } from '../../types.ts';
import { bodyOf, isElement } from '../../extensions.ts';

export const zeebeCondition: Rule = {
  code: 'zeebe-condition',
  severity: 'error',
  title: { zh: 'Zeebe 条件', en: 'conditions in Zeebe' },
  claims: { camunda: 'not-applicable', flowable: 'not-applicable' },
  on: ['bpmn:SequenceFlow'],
  runtime: true,
  engines: ['zeebe'],
  create:
    ({ report }) =>
    (flow) => {
      const condition = flow['conditionExpression'];
      if (!isElement(condition) || bodyOf(condition)?.trim().startsWith('=')) return;
      report(
        flow,
        {
          zh: 'Zeebe 的条件是以 = 开头的 FEEL 表达式',
          en: 'Conditions in Zeebe are FEEL expressions that begin with =',
        },
        { property: 'conditionExpression' },
      );
    },
};

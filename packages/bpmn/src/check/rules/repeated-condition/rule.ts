import type { Rule } from '../../types.ts';
import { repeatedConditions } from './repeated-conditions.ts';

const repeatedCondition: Rule = {
  code: 'repeated-condition',
  severity: 'error',
  title: { zh: '一条连线有多个条件', en: 'several conditions on one flow' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:Definitions'],
  create:
    ({ model, report }) =>
    (definitions) => {
      // The tree contains the last condition only, so the rule reads repeated conditions from the text.
      for (const id of repeatedConditions(model.xml)) {
        report(
          (id === undefined ? undefined : model.elementById(id)) ?? definitions,
          {
            zh: '这条连线写了多个条件表达式，只能有一个：请合并为一个表达式，例如 ${a && b}',
            en: 'The flow has several condition expressions and may have one: join them, for instance ${a && b}',
          },
          { property: 'conditionExpression' },
        );
      }
    },
};

export default repeatedCondition;

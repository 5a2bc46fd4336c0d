import type { Rule } from '../../types.ts';
import { hasExpression } from '../../../expression/index.ts';
import { bodyOf, isElement, textIn } from '../../extensions.ts';

const conditionSyntax: Rule = {
  code: 'condition-syntax',
  severity: 'error',
  title: { zh: '条件的写法', en: 'how conditions are written' },
  claims: { camunda: 'fails', flowable: 'fails' },
  on: ['bpmn:SequenceFlow'],
  runtime: true,
  engines: ['camunda', 'flowable', 'activiti'],
  create:
    ({ attribute, report, isFor }) =>
    (flow) => {
      const condition = flow['conditionExpression'];
      if (!isElement(condition)) return;
      const body = bodyOf(condition);
      if (body === undefined) {
        if (attribute(condition, 'resource') !== undefined) return;
        report(flow, { zh: '条件为空', en: 'The condition is empty' }, { property: 'conditionExpression' });
      } else if (textIn(condition, 'language') === undefined && !isFor('zeebe') && !hasExpression(body)) {
        report(
          flow,
          {
            zh: `条件“${body.trim().slice(0, 60)}”没有写成 \${…} 形式，引擎不会求值`,
            en: `The condition “${body.trim().slice(0, 60)}” is not written as \${…} and will not be evaluated`,
          },
          { property: 'conditionExpression' },
        );
      }
    },
};

export default conditionSyntax;

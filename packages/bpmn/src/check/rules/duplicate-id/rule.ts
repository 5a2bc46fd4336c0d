import type { Rule } from '../../types.ts';
import { duplicateIds } from './duplicate-ids.ts';

const duplicateId: Rule = {
  code: 'duplicate-id',
  severity: 'error',
  title: { zh: '重复的标识', en: 'duplicate ids' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:Definitions'],
  create: (context) => () => {
    for (const { id, first } of duplicateIds(context.model.xml)) {
      const element = context.model.elementById(id) ?? context.model.definitions;
      context.report(element, {
        zh: `标识“${id}”重复出现，第一次在第 ${first.line} 行；后面的元素会丢失`,
        en: `The id “${id}” occurs more than once, first in line ${first.line}; later elements get lost`,
      });
    }
  },
};

export default duplicateId;

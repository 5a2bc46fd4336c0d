import type { Rule } from '../../types.ts';
import { checkTemplate } from '../../../expression/index.ts';
import { prefixResolver } from '../../extensions.ts';
import { expressionTexts } from './expression-texts.ts';

const expressionSyntax: Rule = {
  code: 'expression-syntax',
  severity: 'error',
  title: { zh: '表达式语法', en: 'expression syntax' },
  claims: { camunda: 'refuses', flowable: 'fails' },
  on: ['bpmn:FlowElement', 'bpmn:RootElement', 'bpmn:LoopCharacteristics', 'bpmn:EventDefinition'],
  engines: ['camunda', 'flowable', 'activiti'],
  create: ({ attributes, model, report }) => {
    const resolve = prefixResolver(model);
    return (element) => {
      for (const { text, property } of expressionTexts(element, attributes(element), resolve)) {
        const problem = checkTemplate(text);
        if (!problem) continue;
        const at = (problem.offset ?? 0) + 1;
        report(
          element,
          {
            zh: `${property} 的表达式“${text.trim().slice(0, 80)}”有误（第 ${at} 个字符）：${problem.text.zh}`,
            en: `The expression “${text.trim().slice(0, 80)}” in ${property} is wrong (character ${at}): ${problem.text.en}`,
          },
          { property },
        );
      }
    };
  },
};

export default expressionSyntax;

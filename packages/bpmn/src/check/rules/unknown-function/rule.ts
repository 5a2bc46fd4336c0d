import type { Rule } from '../../types.ts';
import { functionsIn } from '../../../expression/index.ts';
import { CAMUNDA_FUNCTIONS } from '../../../model/engine-limits.ts';
import { prefixResolver } from '../../extensions.ts';
import { expressionTexts } from '../expression-syntax/expression-texts.ts';

export const unknownFunction: Rule = {
  code: 'unknown-function',
  severity: 'error',
  title: { zh: '引擎没有的函数', en: 'functions the engine does not have' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:FlowElement', 'bpmn:RootElement', 'bpmn:LoopCharacteristics', 'bpmn:EventDefinition'],
  runtime: true,
  engines: ['camunda'],
  create: ({ attributes, model, report }) => {
    const resolve = prefixResolver(model);
    return (element) => {
      for (const { text, property } of expressionTexts(element, attributes(element), resolve)) {
        for (const name of functionsIn(text)) {
          if (CAMUNDA_FUNCTIONS.has(name)) continue;
          report(
            element,
            {
              zh: `${property} 调用了函数 ${name}，Camunda 没有这个函数，拒绝部署；流程变量请直接写变量名`,
              en: `${property} calls the function ${name}, which Camunda does not have: it refuses the model. Name variables directly`,
            },
            { property },
          );
        }
      }
    };
  },
};

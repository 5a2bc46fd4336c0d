import type { Rule } from '../../types.ts';
import { unknownFunctions } from '../../../model/engine-limits.ts';
import { prefixResolver } from '../../extensions.ts';
import { expressionTexts } from '../expression-syntax/expression-texts.ts';

const unknownFunction: Rule = {
  code: 'unknown-function',
  severity: 'error',
  title: { zh: '引擎没有的函数', en: 'functions the engine does not have' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:FlowElement', 'bpmn:RootElement', 'bpmn:LoopCharacteristics', 'bpmn:EventDefinition'],
  runtime: true,
  engines: ['camunda', 'flowable'],
  create: ({ attributes, model, report, target }) => {
    const resolve = prefixResolver(model);
    const engine = target?.engine === 'flowable' ? 'flowable' : 'camunda';
    return (element) => {
      for (const { text, property } of expressionTexts(element, attributes(element), resolve)) {
        for (const name of unknownFunctions(engine, text)) {
          report(
            element,
            {
              zh: `${property} 调用了函数 ${name}，${engine} 没有这个函数，拒绝部署；流程变量请直接写变量名`,
              en: `${property} calls the function ${name}, which ${engine} does not have: it refuses the model. Name variables directly`,
            },
            { property },
          );
        }
      }
    };
  },
};

export default unknownFunction;

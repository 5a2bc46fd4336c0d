import type { Rule } from '../../types.ts';
import { isElement } from '../../extensions.ts';

const missingSignal: Rule = {
  code: 'missing-signal',
  severity: 'error',
  title: { zh: '缺少信号', en: 'missing signal' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:SignalEventDefinition'],
  runtime: true,
  create:
    ({ attribute, report }) =>
    (definition) => {
      if (isElement(definition['signalRef']) || attribute(definition, 'signalExpression')) return;
      report(
        definition,
        {
          zh: '信号事件没有引用信号，或引用的信号不存在',
          en: 'The signal event names no signal, or one that does not exist',
        },
        { property: 'signalRef' },
      );
    },
};

export default missingSignal;

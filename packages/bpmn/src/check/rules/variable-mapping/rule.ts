import type { ModdleElement, Text } from '../../../model/index.ts';
import { textIn } from '../../extensions.ts';
import type { Rule } from '../../types.ts';

const NO_SOURCE: Text = {
  zh: '变量映射没有来源（source 或 sourceExpression），Camunda 拒绝部署',
  en: 'The mapping has no source (source or sourceExpression): Camunda refuses it',
};
const NO_TARGET: Text = {
  zh: '变量映射没有目标（target），Camunda 拒绝部署',
  en: 'The mapping has no target: Camunda refuses it',
};

const has = (mapping: ModdleElement, name: string): boolean => textIn(mapping, name) !== undefined;

const variableMapping: Rule = {
  code: 'variable-mapping',
  severity: 'error',
  title: { zh: '传入传出的变量', en: 'variables passed to and from a call' },
  claims: { camunda: 'refuses', flowable: 'not-applicable' },
  on: ['bpmn:CallActivity', 'bpmn:SignalEventDefinition'],
  runtime: true,
  engines: ['camunda'],
  create: ({ extensions, report }) => {
    const look = (mapping: ModdleElement): void => {
      if (mapping['variables'] === 'all') return;
      if (!has(mapping, 'source') && !has(mapping, 'sourceExpression'))
        report(mapping, NO_SOURCE, { property: 'source' });
      if (!has(mapping, 'target')) report(mapping, NO_TARGET, { property: 'target' });
    };
    return (element) => {
      const isCall = element.$type === 'bpmn:CallActivity';
      // Only throwing signal events pass variables.
      if (!isCall && element.$parent?.$instanceOf('bpmn:ThrowEvent') !== true) return;
      for (const mapping of extensions(element, 'in')) if (!has(mapping, 'businessKey')) look(mapping);
      if (isCall) extensions(element, 'out').forEach(look);
    };
  },
};

export default variableMapping;

import packaged from 'camunda-bpmn-moddle/resources/camunda.json' with { type: 'json' };
import { on, texts } from './descriptor-package.ts';
import type { DescriptorPackage } from './descriptor-package.ts';

const described: DescriptorPackage = packaged;

/** Camunda's own descriptor and one attribute that the engine reads and the descriptor lacks. */
export const camundaDescriptor: DescriptorPackage = {
  ...described,
  types: [...described.types, on('BusinessRuleTask', 'DecisionVersionTag', ...texts('decisionRefVersionTag'))],
};

import type { AttributeRule, StructureRule } from '../rule.ts';
import { behaviourRules } from './behaviour.ts';
import { bindings, callBinding } from './call-activity.ts';
import { httpConnector } from './connector.ts';
import { exclusiveLeave } from './exclusive.ts';
import { extensionElements } from './extension-elements.ts';
import { familyCallRules } from './family-call.ts';
import { formFields } from './forms.ts';
import { executionListeners, taskListeners } from './listeners.ts';
import { peopleRules } from './people.ts';
import { PLAIN_TYPES, plainRules } from './plain-bpmn.ts';
import { decision, externalTask, resultOfClass, serviceType } from './service.ts';

/** Applied in this order. Each rule converts what it knows, so specific rules come before general ones. */
export const structureRules: readonly StructureRule[] = [
  decision,
  externalTask,
  httpConnector,
  serviceType,
  resultOfClass,
  exclusiveLeave,
  callBinding,
  bindings,
  taskListeners,
  executionListeners,
  formFields,
  extensionElements,
];

export const attributeRules: readonly AttributeRule[] = [...peopleRules, ...behaviourRules, ...familyCallRules];

export { PLAIN_TYPES, plainRules };

import { sameName, SAME_MEANING } from '../rule.ts';

/** Flowable and Activiti share these attributes of call activities; for camunda a structure rule converts them. */
export const familyCallRules = sameName(
  'bindings',
  ['CallActivity'],
  ['flowable', 'activiti'],
  ['inheritVariables', 'businessKey', 'inheritBusinessKey'],
  SAME_MEANING,
);

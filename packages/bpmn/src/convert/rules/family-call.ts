import { sameName, SAME_MEANING } from '../rule.ts';

/** Between Flowable and Activiti these attributes of call activities are the same; to camunda they are rearranged. */
export const familyCallRules = sameName(
  'bindings',
  ['CallActivity'],
  ['flowable', 'activiti'],
  ['inheritVariables', 'businessKey', 'inheritBusinessKey'],
  SAME_MEANING,
);

import type { Rule } from '../types.ts';
import { asyncAfter } from './async-after/rule.ts';
import { boundaryEvent } from './boundary-event/rule.ts';
import { brokenDi } from './broken-di/rule.ts';
import { callActivityTarget } from './call-activity-target/rule.ts';
import { cancelEvent } from './cancel-event/rule.ts';
import { compensationActivity } from './compensation-activity/rule.ts';
import { compensationHandler } from './compensation-handler/rule.ts';
import { conditionSyntax } from './condition-syntax/rule.ts';
import { deadAttribute } from './dead-attribute/rule.ts';
import { deadElement } from './dead-element/rule.ts';
import { deadlockingJoin } from './deadlocking-join/rule.ts';
import { defaultFlowCondition } from './default-flow-condition/rule.ts';
import { duplicateDi } from './duplicate-di/rule.ts';
import { duplicateId } from './duplicate-id/rule.ts';
import { duplicateSignal } from './duplicate-signal/rule.ts';
import { engineEventListener } from './engine-event-listener/rule.ts';
import { errorCode } from './error-code/rule.ts';
import { errorEndEvent } from './error-end-event/rule.ts';
import { eventFlowDirection } from './event-flow-direction/rule.ts';
import { eventGatewayTarget } from './event-gateway-target/rule.ts';
import { eventSubProcessFlow } from './event-sub-process-flow/rule.ts';
import { eventSubProcessStart } from './event-sub-process-start/rule.ts';
import { expressionSyntax } from './expression-syntax/rule.ts';
import { externalTopic } from './external-topic/rule.ts';
import { flowAcrossScopes } from './flow-across-scopes/rule.ts';
import { foreignEngine } from './foreign-engine/rule.ts';
import { formFieldId } from './form-field-id/rule.ts';
import { formKeyConflict } from './form-key-conflict/rule.ts';
import { gatewayWithoutOutgoing } from './gateway-without-outgoing/rule.ts';
import { harmfulImplicitSplit } from './harmful-implicit-split/rule.ts';
import { idSyntax } from './id-syntax/rule.ts';
import { ignoredCondition } from './ignored-condition/rule.ts';
import { inputOutputPlace } from './input-output-place/rule.ts';
import { listenerEvent } from './listener-event/rule.ts';
import { listenerField } from './listener-field/rule.ts';
import { listenerImplementation } from './listener-implementation/rule.ts';
import { listenerScript } from './listener-script/rule.ts';
import { listenerTimeout } from './listener-timeout/rule.ts';
import { messageFlowEnds } from './message-flow-ends/rule.ts';
import { missingDefaultFlow } from './missing-default-flow/rule.ts';
import { missingDi } from './missing-di/rule.ts';
import { missingEscalation } from './missing-escalation/rule.ts';
import { missingMessage } from './missing-message/rule.ts';
import { missingSignal } from './missing-signal/rule.ts';
import { multiInstanceInput } from './multi-instance-input/rule.ts';
import { notExecutable } from './not-executable/rule.ts';
import { priorityNumber } from './priority-number/rule.ts';
import { processKey } from './process-key/rule.ts';
import { processName } from './process-name/rule.ts';
import { processStartEvent } from './process-start-event/rule.ts';
import { refusedListenerEvent } from './refused-listener-event/rule.ts';
import { repeatedCondition } from './repeated-condition/rule.ts';
import { repeatedEvent } from './repeated-event/rule.ts';
import { repeatedStartMessage } from './repeated-start-message/rule.ts';
import { resultVariable } from './result-variable/rule.ts';
import { retryCycle } from './retry-cycle/rule.ts';
import { rootElementName } from './root-element-name/rule.ts';
import { scriptContent } from './script-content/rule.ts';
import { scriptFormat } from './script-format/rule.ts';
import { sequenceFlowEnds } from './sequence-flow-ends/rule.ts';
import { severalCollaborations } from './several-collaborations/rule.ts';
import { singleConditionalFlow } from './single-conditional-flow/rule.ts';
import { standardLoop } from './standard-loop/rule.ts';
import { taskDate } from './task-date/rule.ts';
import { taskImplementation } from './task-implementation/rule.ts';
import { taskListenerId } from './task-listener-id/rule.ts';
import { timeToLive } from './time-to-live/rule.ts';
import { timerCycleOnce } from './timer-cycle-once/rule.ts';
import { timerDefinition } from './timer-definition/rule.ts';
import { timerSyntax } from './timer-syntax/rule.ts';
import { unknownFunction } from './unknown-function/rule.ts';
import { unreachableNode } from './unreachable-node/rule.ts';
import { unsupportedEvent } from './unsupported-event/rule.ts';
import { userTaskAssignee } from './user-task-assignee/rule.ts';
import { variableMapping } from './variable-mapping/rule.ts';
import { xmlSchema } from './xml-schema/rule.ts';
import { zeebeCondition } from './zeebe-condition/rule.ts';
import { zeebeExpression } from './zeebe-expression/rule.ts';
import { zeebeMessage } from './zeebe-message/rule.ts';
import { zeebeTaskDefinition } from './zeebe-task-definition/rule.ts';
import { zeebeUnsupported } from './zeebe-unsupported/rule.ts';

/** Our rules. Each rule has a folder named after its code. */
export const RULES: readonly Rule[] = [
  asyncAfter,
  boundaryEvent,
  brokenDi,
  callActivityTarget,
  cancelEvent,
  compensationActivity,
  compensationHandler,
  conditionSyntax,
  deadAttribute,
  deadElement,
  deadlockingJoin,
  defaultFlowCondition,
  duplicateDi,
  duplicateId,
  duplicateSignal,
  engineEventListener,
  errorCode,
  errorEndEvent,
  eventFlowDirection,
  eventGatewayTarget,
  eventSubProcessFlow,
  eventSubProcessStart,
  expressionSyntax,
  externalTopic,
  flowAcrossScopes,
  foreignEngine,
  formFieldId,
  formKeyConflict,
  gatewayWithoutOutgoing,
  harmfulImplicitSplit,
  idSyntax,
  ignoredCondition,
  inputOutputPlace,
  listenerEvent,
  listenerField,
  listenerImplementation,
  listenerScript,
  listenerTimeout,
  messageFlowEnds,
  missingDefaultFlow,
  missingDi,
  missingEscalation,
  missingMessage,
  missingSignal,
  multiInstanceInput,
  notExecutable,
  priorityNumber,
  processKey,
  processName,
  processStartEvent,
  refusedListenerEvent,
  repeatedCondition,
  repeatedEvent,
  repeatedStartMessage,
  resultVariable,
  retryCycle,
  rootElementName,
  scriptContent,
  scriptFormat,
  sequenceFlowEnds,
  severalCollaborations,
  singleConditionalFlow,
  standardLoop,
  taskDate,
  taskImplementation,
  taskListenerId,
  timeToLive,
  timerCycleOnce,
  timerDefinition,
  timerSyntax,
  unknownFunction,
  unreachableNode,
  unsupportedEvent,
  userTaskAssignee,
  variableMapping,
  xmlSchema,
  zeebeCondition,
  zeebeExpression,
  zeebeMessage,
  zeebeTaskDefinition,
  zeebeUnsupported,
];

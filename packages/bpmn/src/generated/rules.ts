// Written by `npm run generate` from the files that it lists.
import asyncAfter from '../check/rules/async-after/rule.ts';
import boundaryEvent from '../check/rules/boundary-event/rule.ts';
import brokenDi from '../check/rules/broken-di/rule.ts';
import callActivityTarget from '../check/rules/call-activity-target/rule.ts';
import cancelEvent from '../check/rules/cancel-event/rule.ts';
import compensationActivity from '../check/rules/compensation-activity/rule.ts';
import compensationHandler from '../check/rules/compensation-handler/rule.ts';
import conditionSyntax from '../check/rules/condition-syntax/rule.ts';
import deadAttribute from '../check/rules/dead-attribute/rule.ts';
import deadElement from '../check/rules/dead-element/rule.ts';
import deadlockingJoin from '../check/rules/deadlocking-join/rule.ts';
import defaultFlowCondition from '../check/rules/default-flow-condition/rule.ts';
import duplicateDi from '../check/rules/duplicate-di/rule.ts';
import duplicateId from '../check/rules/duplicate-id/rule.ts';
import duplicateSignal from '../check/rules/duplicate-signal/rule.ts';
import engineEventListener from '../check/rules/engine-event-listener/rule.ts';
import errorCode from '../check/rules/error-code/rule.ts';
import errorEndEvent from '../check/rules/error-end-event/rule.ts';
import eventFlowDirection from '../check/rules/event-flow-direction/rule.ts';
import eventGatewayTarget from '../check/rules/event-gateway-target/rule.ts';
import eventSubProcessFlow from '../check/rules/event-sub-process-flow/rule.ts';
import eventSubProcessStart from '../check/rules/event-sub-process-start/rule.ts';
import expressionSyntax from '../check/rules/expression-syntax/rule.ts';
import externalTopic from '../check/rules/external-topic/rule.ts';
import flowAcrossScopes from '../check/rules/flow-across-scopes/rule.ts';
import foreignEngine from '../check/rules/foreign-engine/rule.ts';
import formFieldId from '../check/rules/form-field-id/rule.ts';
import formKeyConflict from '../check/rules/form-key-conflict/rule.ts';
import gatewayWithoutOutgoing from '../check/rules/gateway-without-outgoing/rule.ts';
import harmfulImplicitSplit from '../check/rules/harmful-implicit-split/rule.ts';
import idSyntax from '../check/rules/id-syntax/rule.ts';
import ignoredCondition from '../check/rules/ignored-condition/rule.ts';
import inputOutputPlace from '../check/rules/input-output-place/rule.ts';
import listenerEvent from '../check/rules/listener-event/rule.ts';
import listenerField from '../check/rules/listener-field/rule.ts';
import listenerImplementation from '../check/rules/listener-implementation/rule.ts';
import listenerScript from '../check/rules/listener-script/rule.ts';
import listenerTimeout from '../check/rules/listener-timeout/rule.ts';
import messageFlowEnds from '../check/rules/message-flow-ends/rule.ts';
import missingDefaultFlow from '../check/rules/missing-default-flow/rule.ts';
import missingDi from '../check/rules/missing-di/rule.ts';
import missingEscalation from '../check/rules/missing-escalation/rule.ts';
import missingMessage from '../check/rules/missing-message/rule.ts';
import missingSignal from '../check/rules/missing-signal/rule.ts';
import multiInstanceInput from '../check/rules/multi-instance-input/rule.ts';
import notExecutable from '../check/rules/not-executable/rule.ts';
import priorityNumber from '../check/rules/priority-number/rule.ts';
import processKey from '../check/rules/process-key/rule.ts';
import processName from '../check/rules/process-name/rule.ts';
import processStartEvent from '../check/rules/process-start-event/rule.ts';
import refusedListenerEvent from '../check/rules/refused-listener-event/rule.ts';
import repeatedCondition from '../check/rules/repeated-condition/rule.ts';
import repeatedEvent from '../check/rules/repeated-event/rule.ts';
import repeatedStartMessage from '../check/rules/repeated-start-message/rule.ts';
import resultVariable from '../check/rules/result-variable/rule.ts';
import retryCycle from '../check/rules/retry-cycle/rule.ts';
import rootElementName from '../check/rules/root-element-name/rule.ts';
import scriptContent from '../check/rules/script-content/rule.ts';
import scriptFormat from '../check/rules/script-format/rule.ts';
import sequenceFlowEnds from '../check/rules/sequence-flow-ends/rule.ts';
import severalCollaborations from '../check/rules/several-collaborations/rule.ts';
import singleConditionalFlow from '../check/rules/single-conditional-flow/rule.ts';
import standardLoop from '../check/rules/standard-loop/rule.ts';
import taskDate from '../check/rules/task-date/rule.ts';
import taskImplementation from '../check/rules/task-implementation/rule.ts';
import taskListenerId from '../check/rules/task-listener-id/rule.ts';
import timeToLive from '../check/rules/time-to-live/rule.ts';
import timerCycleOnce from '../check/rules/timer-cycle-once/rule.ts';
import timerDefinition from '../check/rules/timer-definition/rule.ts';
import timerSyntax from '../check/rules/timer-syntax/rule.ts';
import unknownFunction from '../check/rules/unknown-function/rule.ts';
import unreachableNode from '../check/rules/unreachable-node/rule.ts';
import unsupportedEvent from '../check/rules/unsupported-event/rule.ts';
import userTaskAssignee from '../check/rules/user-task-assignee/rule.ts';
import variableMapping from '../check/rules/variable-mapping/rule.ts';
import xmlSchema from '../check/rules/xml-schema/rule.ts';
import zeebeCondition from '../check/rules/zeebe-condition/rule.ts';
import zeebeExpression from '../check/rules/zeebe-expression/rule.ts';
import zeebeMessage from '../check/rules/zeebe-message/rule.ts';
import zeebeTaskDefinition from '../check/rules/zeebe-task-definition/rule.ts';
import zeebeUnsupported from '../check/rules/zeebe-unsupported/rule.ts';
import type { Rule } from '../check/types.ts';

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

import { child, element, flags, many, on, texts } from './descriptor-package.ts';
import type { DescriptorType } from './descriptor-package.ts';

/**
 * The attributes and elements that Activiti and its fork Flowable read alike: the attributes of their XML converters
 * (`UserTaskXMLConverter` and siblings) and the extension elements of their `parser` packages.
 */
export function activitiFamily(prefix: string): DescriptorType[] {
  const type = (name: string) => `${prefix}:${name}`;
  const fields = many('fields', type('Field'));
  const assignment = { name: 'resourceAssignmentExpression', type: 'bpmn:ResourceAssignmentExpression' };
  const transactional = texts(
    'onTransaction',
    'customPropertiesResolverClass',
    'customPropertiesResolverExpression',
    'customPropertiesResolverDelegateExpression',
  );
  const implementation = texts('class', 'expression', 'delegateExpression');
  return [
    on('Process', 'Process', ...texts('candidateStarterUsers', 'candidateStarterGroups')),
    on('FlowNode', 'AsyncCapable', ...flags('async', 'exclusive')),
    on('StartEvent', 'StartEvent', ...texts('initiator')),
    on(['StartEvent', 'UserTask'], 'FormSupported', ...texts('formKey')),
    on(
      'UserTask',
      'Assignable',
      ...texts('assignee', 'owner', 'candidateUsers', 'candidateGroups', 'dueDate', 'businessCalendarName'),
      ...texts('category', 'priority', 'skipExpression', 'extensionId'),
    ),
    on(
      'ServiceTask',
      'ServiceTaskLike',
      ...implementation,
      ...texts('type', 'resultVariable', 'resultVariableName', 'skipExpression', 'extensionId'),
    ),
    // `SendTaskXMLConverter` of both engines reads only the built-in kind.
    on('SendTask', 'SendTask', ...texts('type')),
    on(
      'BusinessRuleTask',
      'RuleTask',
      ...texts('class', 'ruleVariablesInput', 'rules', 'resultVariable'),
      ...flags('exclude'),
    ),
    on('ScriptTask', 'ScriptTask', ...texts('resultVariable'), ...flags('autoStoreVariables')),
    on('CallActivity', 'CallActivity', ...texts('businessKey'), ...flags('inheritVariables', 'inheritBusinessKey')),
    on('MultiInstanceLoopCharacteristics', 'Collectable', ...texts('collection', 'elementVariable')),
    on('TimerEventDefinition', 'Timer', ...texts('businessCalendarName')),
    // An attribute of `timeCycle`, which has no type of its own.
    on('Expression', 'TimeCycle', ...texts('endDate')),
    on('SignalEventDefinition', 'SignalEventDefinition', ...texts('signalExpression'), ...flags('async')),
    on('MessageEventDefinition', 'MessageEventDefinition', ...texts('messageExpression')),
    on('Signal', 'Signal', ...texts('scope')),
    on('TerminateEventDefinition', 'Terminate', ...flags('terminateAll', 'terminateMultiInstance')),

    element('ExecutionListener', ...implementation, ...texts('event'), ...transactional, fields),
    element('TaskListener', ...implementation, ...texts('event'), ...transactional, fields),
    element(
      'EventListener',
      ...texts('events', 'entityType', 'class', 'delegateExpression', 'throwEvent'),
      ...texts('signalName', 'messageName', 'errorCode', 'onTransaction'),
    ),
    // `expression` may also be an attribute; both engines read the two forms alike.
    element('Field', ...texts('name', 'stringValue'), child('string'), child('expression')),
    element(
      'FormProperty',
      ...texts('id', 'name', 'type', 'expression', 'variable', 'default', 'datePattern'),
      ...flags('required', 'readable', 'writable'),
      many('values', type('Value')),
    ),
    element('Value', ...texts('id', 'name', 'value')),
    element('In', ...texts('source', 'sourceExpression', 'target', 'targetExpression')),
    element('Out', ...texts('source', 'sourceExpression', 'target', 'targetExpression')),
    element('FailedJobRetryTimeCycle'),
    element('PotentialStarter', assignment),
    element('CustomResource', ...texts('name'), assignment),
    element('MapException', ...texts('errorCode', 'includeChildExceptions', 'rootCause')),
    // The designer's extension properties. Both engines store them as an extension without meaning of its own.
    element('Properties', many('values', type('Property'))),
    element('Property', ...texts('id', 'name', 'value')),
  ];
}

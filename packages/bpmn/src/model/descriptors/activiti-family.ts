import { child, element, flags, many, on, texts } from './descriptor-package.ts';
import type { DescriptorType } from './descriptor-package.ts';

/**
 * What Activiti reads and Flowable, which grew out of it, reads alike: the attributes of their XML converters
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
    // `SendTaskXMLConverter` of both reads the built-in kind and nothing else.
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
    // Of `timeCycle`, which has no type of its own.
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
    // `expression` may be an attribute too; both engines take either form for the same thing.
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
    // Kept by both engines as an extension without meaning of its own; the designer's extension properties.
    element('Properties', many('values', type('Property'))),
    element('Property', ...texts('id', 'name', 'value')),
  ];
}

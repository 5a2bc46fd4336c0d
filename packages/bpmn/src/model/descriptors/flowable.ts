import { NAMESPACES } from '../namespaces.ts';
import { activitiFamily } from './activiti-family.ts';
import { child, element, flags, many, on, texts } from './descriptor-package.ts';
import type { DescriptorPackage, DescriptorType } from './descriptor-package.ts';

/** Attributes that Flowable adds to the attributes shared with Activiti. Source: Flowable 7's own converters. */
const attributes: DescriptorType[] = [
  on('Process', 'FlowableProcess', ...flags('isEagerExecutionFetching')),
  on('FlowNode', 'AsyncLeaveCapable', ...flags('asyncLeave', 'asyncLeaveExclusive', 'asyncAfter')),
  on(['StartEvent', 'UserTask'], 'FlowableForm', ...texts('formFieldValidation'), ...flags('sameDeployment')),
  on('UserTask', 'FlowableUserTask', ...texts('taskIdVariableName', 'taskCompleterVariableName')),
  on(
    'ServiceTask',
    'FlowableServiceTask',
    ...texts('topic'),
    ...flags('triggerable', 'useLocalScopeForResultVariable', 'storeResultVariableAsTransient'),
    ...flags('doNotIncludeVariables', 'parallelInSameTransaction'),
    // Attributes of a service task with `type="case"`.
    ...texts('caseDefinitionKey', 'caseInstanceName', 'businessKey', 'idVariableName'),
    ...flags('inheritBusinessKey', 'sameDeployment', 'fallbackToDefaultTenant'),
  ),
  on('ScriptTask', 'FlowableScriptTask', ...texts('skipExpression'), ...flags('doNotIncludeVariables')),
  on(
    'CallActivity',
    'FlowableCallActivity',
    ...texts('calledElementType', 'calledElementBinding', 'processInstanceName', 'idVariableName'),
    ...flags('sameDeployment', 'fallbackToDefaultTenant', 'completeAsync', 'useLocalScopeForOutParameters'),
  ),
  on(
    'MultiInstanceLoopCharacteristics',
    'FlowableCollectable',
    ...texts('elementIndexVariable'),
    ...flags('noWaitStatesAsyncLeave'),
  ),
  on(
    'ErrorEventDefinition',
    'FlowableError',
    ...texts('errorVariableName'),
    ...flags('errorVariableTransient', 'errorVariableLocalScope'),
  ),
];

const parameter = texts('name', 'type', 'source', 'sourceExpression', 'sourceType', 'target', 'targetType');

const binding = [...texts('source', 'sourceExpression', 'target', 'targetExpression'), ...flags('transient')];

const elements: DescriptorType[] = [
  element('Script', ...texts('language', 'resultVariable')),
  element('HttpRequestHandler', ...texts('class', 'delegateExpression', 'type'), many('fields', 'flowable:Field')),
  element('HttpResponseHandler', ...texts('class', 'delegateExpression', 'type'), many('fields', 'flowable:Field')),
  element('Collection', ...texts('class', 'delegateExpression'), child('string'), child('expression')),
  element(
    'VariableAggregation',
    ...texts('target', 'targetExpression', 'class', 'delegateExpression'),
    ...flags('storeAsTransientVariable', 'createOverviewVariable'),
    many('variables', 'flowable:Variable'),
  ),
  element('Variable', ...texts('source', 'sourceExpression', 'target', 'targetExpression')),
  ...['EventType', 'ChannelKey', 'SendSynchronously', 'TriggerEventType', 'TriggerChannelKey'].map((name) =>
    element(name),
  ),
  // Read by jobs, timers, and tasks that send to a channel of the engine.
  element('JobCategory'),
  element('SystemChannel'),
  element('ExternalWorkerInParameter', ...binding),
  element('ExternalWorkerOutParameter', ...binding),
  // The history settings of the process and of each element.
  element('HistoryLevel'),
  element('IncludeInHistory'),
  element('EventInParameter', ...parameter),
  element('EventOutParameter', ...parameter, ...flags('transient')),
  element('EventCorrelationParameter', ...texts('name', 'type', 'value')),
  element('TriggerEventCorrelationParameter', ...texts('name', 'type', 'value')),
  element('VariableListenerEventDefinition', ...texts('variableName', 'variableChangeType')),
  element('Localization', ...texts('locale', 'name')),
  // Not read by Flowable. These elements come from the designer specification; the approval application reads them.
  element('Button', ...texts('id', 'name', 'code', 'isHide', 'next', 'sort')),
  element('Assignee', ...texts('type', 'value', 'condition', 'operationType', 'sort')),
  element('Condition', ...texts('field', 'compare', 'value', 'logic', 'sort')),
];

/** In/out bindings have more attributes here than in Activiti, and listeners may be scripts. */
const extended: Readonly<Record<string, ReturnType<typeof texts>>> = {
  In: [...texts('variables', 'businessKey', 'targetType'), ...flags('transient')],
  Out: [...texts('variables', 'targetType'), ...flags('transient')],
  ExecutionListener: [...texts('type'), many('scripts', 'flowable:Script')],
  TaskListener: [...texts('type'), many('scripts', 'flowable:Script')],
  FormProperty: flags('lenientDateParsing'),
};

const shared = activitiFamily('flowable').map((type) => {
  const more = extended[type.name];
  return more ? { ...type, properties: [...more, ...(type.properties ?? [])] } : type;
});

/** The extensions that Flowable 6 and 7 read in their own namespace, and the elements of the designer specification. */
export const flowableDescriptor: DescriptorPackage = {
  name: 'Flowable',
  prefix: 'flowable',
  uri: NAMESPACES.flowable,
  xml: { tagAlias: 'lowerCase' },
  types: [...shared, ...attributes, ...elements],
};

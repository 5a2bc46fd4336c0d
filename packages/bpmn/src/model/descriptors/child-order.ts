/**
 * The order of the children of an element in the schemas of BPMN 2.0 (Semantic.xsd, BPMNDI.xsd, DI.xsd). A head of a
 * substitution group represents all elements of the group. `tests/corpus/schema-agreement.test.ts` checks these tables
 * against the schemas.
 */

/** The first children of every BPMN element. */
const BASE = 'documentation extensionElements';

/** Elements and their possible children after `BASE`, in order. */
const OF_BPMN: readonly (readonly [elements: string, children: string])[] = [
  [
    'activity businessRuleTask callActivity manualTask receiveTask sendTask serviceTask task',
    'auditing monitoring categoryValueRef incoming outgoing ioSpecification property dataInputAssociation dataOutputAssociation resourceRole loopCharacteristics',
  ],
  [
    'adHocSubProcess',
    'auditing monitoring categoryValueRef incoming outgoing ioSpecification property dataInputAssociation dataOutputAssociation resourceRole loopCharacteristics laneSet flowElement artifact completionCondition',
  ],
  ['assignment', 'from to'],
  [
    'boundaryEvent catchEvent intermediateCatchEvent startEvent',
    'auditing monitoring categoryValueRef incoming outgoing property dataOutput dataOutputAssociation outputSet eventDefinition eventDefinitionRef',
  ],
  [
    'callChoreography',
    'auditing monitoring categoryValueRef incoming outgoing participantRef correlationKey participantAssociation',
  ],
  ['callConversation', 'participantRef messageFlowRef correlationKey participantAssociation'],
  ['callableElement', 'supportedInterfaceRef ioSpecification ioBinding'],
  ['category', 'categoryValue'],
  ['childLaneSet laneSet', 'lane'],
  [
    'choreography globalChoreographyTask',
    'participant messageFlow artifact conversationNode conversationAssociation participantAssociation messageFlowAssociation correlationKey choreographyRef conversationLink flowElement',
  ],
  ['choreographyActivity', 'auditing monitoring categoryValueRef incoming outgoing participantRef correlationKey'],
  [
    'choreographyTask',
    'auditing monitoring categoryValueRef incoming outgoing participantRef correlationKey messageFlowRef',
  ],
  [
    'collaboration globalConversation',
    'participant messageFlow artifact conversationNode conversationAssociation participantAssociation messageFlowAssociation correlationKey choreographyRef conversationLink',
  ],
  ['complexBehaviorDefinition', 'condition event'],
  ['complexGateway', 'auditing monitoring categoryValueRef incoming outgoing activationCondition'],
  ['conditionalEventDefinition', 'condition'],
  ['conversation conversationNode', 'participantRef messageFlowRef correlationKey'],
  ['correlationKey', 'correlationPropertyRef'],
  ['correlationProperty', 'correlationPropertyRetrievalExpression'],
  ['correlationPropertyBinding', 'dataPath'],
  ['correlationPropertyRetrievalExpression', 'messagePath'],
  ['correlationSubscription', 'correlationPropertyBinding'],
  ['dataAssociation dataInputAssociation dataOutputAssociation', 'sourceRef targetRef transformation assignment'],
  ['dataInput dataOutput dataStore inputDataItem outputDataItem property', 'dataState'],
  ['dataObject dataObjectReference dataStoreReference', 'auditing monitoring categoryValueRef dataState'],
  [
    'endEvent event implicitThrowEvent intermediateThrowEvent throwEvent',
    'auditing monitoring categoryValueRef incoming outgoing property dataInput dataInputAssociation inputSet eventDefinition eventDefinitionRef',
  ],
  [
    'eventBasedGateway exclusiveGateway flowNode gateway inclusiveGateway parallelGateway',
    'auditing monitoring categoryValueRef incoming outgoing',
  ],
  ['flowElement', 'auditing monitoring categoryValueRef'],
  [
    'globalBusinessRuleTask globalManualTask globalTask',
    'supportedInterfaceRef ioSpecification ioBinding resourceRole',
  ],
  ['globalScriptTask', 'supportedInterfaceRef ioSpecification ioBinding resourceRole script'],
  ['globalUserTask', 'supportedInterfaceRef ioSpecification ioBinding resourceRole rendering'],
  [
    'humanPerformer performer potentialOwner resourceRole',
    'resourceRef resourceParameterBinding resourceAssignmentExpression',
  ],
  ['inputSet', 'dataInputRefs optionalInputRefs whileExecutingInputRefs outputSetRefs'],
  ['interface', 'operation'],
  ['ioSpecification', 'dataInput dataOutput inputSet outputSet'],
  ['lane', 'partitionElement flowNodeRef childLaneSet'],
  ['linkEventDefinition relationship', 'source target'],
  ['messageEventDefinition', 'operationRef'],
  [
    'multiInstanceLoopCharacteristics',
    'loopCardinality loopDataInputRef loopDataOutputRef inputDataItem outputDataItem complexBehaviorDefinition completionCondition',
  ],
  ['operation', 'inMessageRef outMessageRef errorRef'],
  ['outputSet', 'dataOutputRefs optionalOutputRefs whileExecutingOutputRefs inputSetRefs'],
  ['participant', 'interfaceRef endPointRef participantMultiplicity'],
  ['participantAssociation', 'innerParticipantRef outerParticipantRef'],
  ['partnerEntity partnerRole', 'participantRef'],
  [
    'process',
    'supportedInterfaceRef ioSpecification ioBinding auditing monitoring property laneSet flowElement artifact resourceRole correlationSubscription supports',
  ],
  ['resource', 'resourceParameter'],
  ['resourceAssignmentExpression resourceParameterBinding', 'expression'],
  [
    'scriptTask',
    'auditing monitoring categoryValueRef incoming outgoing ioSpecification property dataInputAssociation dataOutputAssociation resourceRole loopCharacteristics script',
  ],
  ['sequenceFlow', 'auditing monitoring categoryValueRef conditionExpression'],
  ['standardLoopCharacteristics', 'loopCondition'],
  [
    'subChoreography',
    'auditing monitoring categoryValueRef incoming outgoing participantRef correlationKey flowElement artifact',
  ],
  ['subConversation', 'participantRef messageFlowRef correlationKey conversationNode'],
  [
    'subProcess transaction',
    'auditing monitoring categoryValueRef incoming outgoing ioSpecification property dataInputAssociation dataOutputAssociation resourceRole loopCharacteristics laneSet flowElement artifact',
  ],
  ['textAnnotation', 'text'],
  ['timerEventDefinition', 'timeDate timeDuration timeCycle'],
  [
    'userTask',
    'auditing monitoring categoryValueRef incoming outgoing ioSpecification property dataInputAssociation dataOutputAssociation resourceRole loopCharacteristics rendering',
  ],
];

/** Elements without base: diagrams and the root. */
const OTHERS: readonly (readonly [elements: string, children: string])[] = [
  ['BPMNDiagram', 'BPMNPlane BPMNLabelStyle'],
  ['BPMNEdge', 'extension waypoint BPMNLabel'],
  ['BPMNLabel Label LabeledShape Shape', 'extension Bounds'],
  ['BPMNPlane Plane', 'extension DiagramElement'],
  ['BPMNShape', 'extension Bounds BPMNLabel'],
  ['Edge LabeledEdge', 'extension waypoint'],
  ['definitions', 'import extension rootElement BPMNDiagram relationship'],
];

/** Heads of substitution groups and the elements that may replace them. */
const GROUPS: readonly (readonly [head: string, elements: string])[] = [
  [
    'flowElement',
    'adHocSubProcess boundaryEvent businessRuleTask callActivity callChoreography choreographyTask complexGateway dataObject dataObjectReference dataStoreReference endEvent event eventBasedGateway exclusiveGateway implicitThrowEvent inclusiveGateway intermediateCatchEvent intermediateThrowEvent manualTask parallelGateway receiveTask scriptTask sendTask sequenceFlow serviceTask startEvent subChoreography subProcess task transaction userTask',
  ],
  ['artifact', 'association group textAnnotation'],
  ['conversationNode', 'callConversation conversation subConversation'],
  [
    'eventDefinition',
    'cancelEventDefinition compensateEventDefinition conditionalEventDefinition errorEventDefinition escalationEventDefinition linkEventDefinition messageEventDefinition signalEventDefinition terminateEventDefinition timerEventDefinition',
  ],
  [
    'rootElement',
    'category collaboration correlationProperty dataStore endPoint error escalation eventDefinition globalBusinessRuleTask globalManualTask globalScriptTask globalTask globalUserTask interface itemDefinition message partnerEntity partnerRole process resource signal',
  ],
  ['collaboration', 'choreography globalConversation'],
  ['expression', 'formalExpression'],
  ['choreography', 'globalChoreographyTask'],
  ['performer', 'humanPerformer potentialOwner'],
  ['loopCharacteristics', 'multiInstanceLoopCharacteristics standardLoopCharacteristics'],
  ['resourceRole', 'performer'],
  ['DiagramElement', 'BPMNShape BPMNEdge'],
];

const words = (text: string) => text.split(' ');

const heads = new Map(GROUPS.flatMap(([head, elements]) => words(elements).map((name) => [name, head] as const)));

const places = (children: string) => new Map(words(children).map((name, at) => [name, at] as const));

const base = places(BASE);

const orders = new Map([
  ...OF_BPMN.flatMap(([elements, children]) => {
    const order = places(`${BASE} ${children}`);
    return words(elements).map((name) => [name, order] as const);
  }),
  ...OTHERS.flatMap(([elements, children]) => {
    const order = places(children);
    return words(elements).map((name) => [name, order] as const);
  }),
]);

/**
 * Returns the position of a child among the children of an element; undefined when the schema does not allow the child
 * there.
 * @param parent local name of the element
 * @param child local name of the child
 */
export function placeOfChild(parent: string, child: string): number | undefined {
  const order = orders.get(parent) ?? base;
  for (let name: string | undefined = child; name !== undefined; name = heads.get(name)) {
    const place = order.get(name);
    if (place !== undefined) return place;
  }
  return undefined;
}

import { elementsIn, localName, mainProcess, type Model, type ModdleElement } from '@gongdi/bpmn';
import type { Flow, Graph, Node, NodeKind, Refusal } from '../graph.ts';
import { listenersOf, mappingsOf } from './code.ts';
import { conditionOf, eventOf } from './events.ts';
import { bodyOf } from '@gongdi/bpmn';
import { extensionsNamed, idOf, readingOf, referred, text, titleOf, type Reading } from './reading.ts';
import { callOf, loopOf, scriptWorkOf, userTaskOf, workOf } from './work.ts';

/** Node kind of each BPMN element. Elements that are missing here are no flow nodes, or cannot run. */
const KINDS: Readonly<Record<string, NodeKind>> = {
  startEvent: 'startEvent',
  endEvent: 'endEvent',
  intermediateThrowEvent: 'throwEvent',
  intermediateCatchEvent: 'catchEvent',
  boundaryEvent: 'boundaryEvent',
  userTask: 'userTask',
  receiveTask: 'receiveTask',
  serviceTask: 'work',
  sendTask: 'work',
  businessRuleTask: 'work',
  scriptTask: 'work',
  task: 'pass',
  manualTask: 'pass',
  callActivity: 'callActivity',
  exclusiveGateway: 'exclusiveGateway',
  inclusiveGateway: 'inclusiveGateway',
  parallelGateway: 'parallelGateway',
  eventBasedGateway: 'eventBasedGateway',
  subProcess: 'subProcess',
  transaction: 'subProcess',
};
const REFUSED = new Set(['complexGateway', 'adHocSubProcess', 'callChoreography', 'choreographyTask']);

/**
 * Compiles a process to an executable graph, and reports the parts that cannot run.
 * @param key of the process; absent or unknown: the main process of the model
 */
export function compile(model: Model, key?: string): { graph: Graph; refusals: Refusal[] } {
  const reading = readingOf(model);
  const main = mainProcess(model);
  const nodes = new Map<string, Node>();
  const named = key === undefined ? undefined : model.elementById(key);
  const process = named?.$type === 'bpmn:Process' ? named : main && model.elementById(main.id);
  if (process) {
    addNode(reading, nodes, process, null, 'process');
    addScope(reading, nodes, process);
    connect(reading, nodes, process);
  }
  const own = process ? idOf(process) : '';
  const graph = { key: own, name: (process && text(process, 'name')) ?? '', dialect: reading.dialect, nodes };
  return { graph, refusals: reading.refusals };
}

function addScope(reading: Reading, nodes: Map<string, Node>, scope: ModdleElement): void {
  for (const element of elementsIn(scope, 'flowElements')) {
    const type = localName(element);
    const kind = KINDS[type];
    const title = titleOf(element);
    if (REFUSED.has(type)) {
      reading.refuse(element, 'not-run', `不支持的元素“${title}”（${type}）`, `“${title}” (${type}) does not run`);
    }
    if (!kind || element.id === undefined) continue;
    const inEvent = kind === 'subProcess' && element['triggeredByEvent'] === true;
    addNode(reading, nodes, element, idOf(scope), inEvent ? 'eventSubProcess' : kind);
    if (kind === 'subProcess') addScope(reading, nodes, element);
  }
}

// oxlint-disable-next-line complexity -- a table with one line for each property of a node
function addNode(
  reading: Reading,
  nodes: Map<string, Node>,
  element: ModdleElement,
  scope: string | null,
  kind: NodeKind,
): void {
  const { attribute, flag } = reading;
  const type = localName(element);
  const id = idOf(element);
  const isEvent = kind.endsWith('Event');
  const retry = extensionsNamed(element, 'failedJobRetryTimeCycle')[0];
  const work =
    kind !== 'work' ? undefined : type === 'scriptTask' ? scriptWorkOf(reading, element) : workOf(reading, element);
  if (kind === 'work' && !work) {
    const title = titleOf(element);
    reading.refuse(element, 'nothing-to-run', `“${title}”没有指定要执行的内容`, `“${title}” says nothing to run`);
  }
  nodes.set(id, {
    id,
    kind,
    type,
    name: text(element, 'name') ?? '',
    scope,
    outgoing: [],
    incoming: 0,
    defaultFlow: referred(element, 'default')?.id ?? null,
    asyncBefore: kind !== 'process' && (flag(element, 'asyncBefore') || flag(element, 'async')),
    asyncAfter: flag(element, 'asyncAfter') || flag(element, 'asyncLeave'),
    retryCycle: (retry && bodyOf(retry)?.trim()) ?? null,
    listeners: listenersOf(reading, element, 'executionListener'),
    inputs: mappingsOf(reading, element, 'inputParameter'),
    outputs: mappingsOf(reading, element, 'outputParameter'),
    loop: loopOf(reading, element),
    event: isEvent ? eventOf(reading, element) : type === 'receiveTask' ? receiveOf(reading, element) : null,
    attachedTo: referred(element, 'attachedToRef')?.id ?? null,
    interrupting: element.get('cancelActivity') !== false && element.get('isInterrupting') !== false,
    boundary: [],
    starts: [],
    eventStarts: [],
    user: kind === 'userTask' ? userTaskOf(reading, element) : null,
    work: work ?? null,
    call: kind === 'callActivity' ? callOf(reading, element) : null,
    skip: attribute(element, 'skipExpression') ?? null,
    initiator: attribute(element, 'initiator') ?? null,
    compensation: null,
    isForCompensation: element['isForCompensation'] === true,
    transaction: type === 'transaction',
  });
}

/**
 * Returns the message that a receive task waits for. A receive task without a message waits until a person continues
 * it.
 */
function receiveOf(reading: Reading, element: ModdleElement): Node['event'] {
  const message = referred(element, 'messageRef');
  if (!message) return null;
  const definition = reading.model.moddle.create('bpmn:MessageEventDefinition', { messageRef: message });
  return eventOf(
    reading,
    reading.model.moddle.create('bpmn:StartEvent', { id: element.id, eventDefinitions: [definition] }),
  );
}

/** Connects flows, boundary events and start elements after all nodes were created. */
function connect(reading: Reading, nodes: Map<string, Node>, scope: ModdleElement): void {
  const own = nodes.get(idOf(scope));
  for (const element of elementsIn(scope, 'flowElements')) {
    if (element.$type === 'bpmn:SequenceFlow') addFlow(reading, nodes, element);
    const node = element.id === undefined ? undefined : nodes.get(element.id);
    if (!node) continue;
    if (node.kind === 'boundaryEvent') attach(reading, nodes, element, node);
    if (node.kind === 'startEvent') own?.starts.push(node.id);
    if (node.kind === 'subProcess' || node.kind === 'eventSubProcess') connect(reading, nodes, element);
    if (node.kind === 'eventSubProcess') own?.eventStarts.push(...node.starts);
  }
  for (const artifact of elementsIn(scope, 'artifacts')) addCompensation(nodes, artifact);
  if (own && own.starts.length === 0) own.starts.push(...orphans(nodes, own.id));
}

/** In a scope without a start event, every node without an incoming flow is a start. */
function orphans(nodes: ReadonlyMap<string, Node>, scope: string): string[] {
  const passive = new Set<NodeKind>(['boundaryEvent', 'eventSubProcess', 'process']);
  return [...nodes.values()]
    .filter((node) => node.scope === scope && node.incoming === 0 && !passive.has(node.kind) && !node.isForCompensation)
    .filter((node) => node.event?.kind !== 'link' || node.kind !== 'catchEvent')
    .map((node) => node.id);
}

function addFlow(reading: Reading, nodes: Map<string, Node>, element: ModdleElement): void {
  const source = nodes.get(referred(element, 'sourceRef')?.id ?? '');
  const target = nodes.get(referred(element, 'targetRef')?.id ?? '');
  if (!source || !target || element.id === undefined) return;
  const flow: Flow = {
    id: element.id,
    source: source.id,
    target: target.id,
    condition: conditionOf(reading, elementsIn(element, 'conditionExpression')[0]),
    listeners: listenersOf(reading, element, 'executionListener').map((listener) => ({ ...listener, event: 'take' })),
  };
  source.outgoing.push(flow);
  target.incoming += 1;
}

function attach(reading: Reading, nodes: Map<string, Node>, element: ModdleElement, node: Node): void {
  const host = nodes.get(node.attachedTo ?? '');
  if (host) host.boundary.push(node.id);
  else {
    const title = titleOf(element);
    reading.refuse(
      element,
      'boundary-alone',
      `边界事件“${title}”没有附着在活动上`,
      `“${title}” is attached to nothing`,
    );
  }
}

/** An association from a compensation boundary event names the activity that compensates. */
function addCompensation(nodes: Map<string, Node>, artifact: ModdleElement): void {
  if (artifact.$type !== 'bpmn:Association') return;
  const boundary = nodes.get(referred(artifact, 'sourceRef')?.id ?? '');
  const handler = nodes.get(referred(artifact, 'targetRef')?.id ?? '');
  const host = nodes.get(boundary?.attachedTo ?? '');
  if (boundary?.event?.kind === 'compensate' && handler?.isForCompensation && host) host.compensation = handler.id;
}

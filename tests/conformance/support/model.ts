import { convertModel, readModel, writeModel } from '@gongdi/bpmn';

// Short functions for models, so that a case is easy to read. Elements are strings of XML; the id of a flow is made
// from the ids of its ends: `a_b`.

type Attributes = Readonly<Record<string, string | boolean | number | undefined>>;

/** Attributes as in XML, and content, which most elements may have. */
export interface Options {
  /** Attributes; with the prefix `camunda:` for those of the engine. */
  at?: Attributes;
  /** Content of `extensionElements`. */
  ext?: string;
  /** `multiInstanceLoopCharacteristics`. */
  mi?: string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function tag(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escape(String(value))}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

const extensions = (ext = ''): string => ext && `<extensionElements>${ext}</extensionElements>`;

function node(name: string) {
  return (id: string, { at = {}, ext, mi = '' }: Options = {}, content = '') =>
    tag(name, { id, name: id, ...at }, extensions(ext) + content + mi);
}

export const task = node('userTask');
export const manual = node('manualTask');
export const service = node('serviceTask');
export const receive = node('receiveTask');
export const send = node('sendTask');
export const call = (id: string, calledElement: string, options: Options = {}) =>
  node('callActivity')(id, { ...options, at: { calledElement, ...options.at } });
export const script = (id: string, code: string, options: Options = {}) =>
  tag(
    'scriptTask',
    { id, scriptFormat: 'javascript', ...options.at },
    `${extensions(options.ext)}${options.mi ?? ''}${tag('script', {}, escape(code))}`,
  );

/** `next` is the target of the default flow. */
const gateway = (name: string) => (id: string, next?: string) => tag(name, { id, default: next && `${id}_${next}` });
export const xor = gateway('exclusiveGateway');
export const and = gateway('parallelGateway');
export const or = gateway('inclusiveGateway');
export const race = gateway('eventBasedGateway');

/** Events have their definition as content: `timer('PT1H')`, `message('m')`, … */
const event =
  (name: string) =>
  (id: string, definition = '', options: Options = {}) =>
    node(name)(id, options, definition);
export const start = event('startEvent');
export const end = event('endEvent');
export const wait = event('intermediateCatchEvent');
export const emit = event('intermediateThrowEvent');
export const boundary = (id: string, host: string, definition: string, interrupting = true, options: Options = {}) =>
  event('boundaryEvent')(id, definition, {
    ...options,
    at: { attachedToRef: host, cancelActivity: interrupting, ...options.at },
  });

export const timer = (value: string, kind = 'timeDuration') =>
  `<timerEventDefinition><${kind} xsi:type="tFormalExpression">${escape(value)}</${kind}></timerEventDefinition>`;
const referring =
  (name: string, attribute: string, kind: string) =>
  (what?: string, at: Attributes = {}) =>
    tag(name, { [attribute]: what && `${kind}-${what}`, ...at });
export const message = referring('messageEventDefinition', 'messageRef', 'message');
export const signal = referring('signalEventDefinition', 'signalRef', 'signal');
export const error = referring('errorEventDefinition', 'errorRef', 'error');
export const escalation = referring('escalationEventDefinition', 'escalationRef', 'escalation');
export const condition = (expression: string, at: Attributes = {}) =>
  tag('conditionalEventDefinition', at, tag('condition', { 'xsi:type': 'tFormalExpression' }, escape(expression)));
export const terminate = '<terminateEventDefinition/>';

export const sub = (id: string, ...content: string[]) => tag('subProcess', { id }, content.join(''));
/** Like `sub`, with attributes or extensions before the content of the sub-process. */
export const subWith = (id: string, { at = {}, ext, mi = '' }: Options, ...content: string[]) =>
  tag('subProcess', { id, ...at }, extensions(ext) + mi + content.join(''));
export const eventSub = (id: string, ...content: string[]) =>
  tag('subProcess', { id, triggeredByEvent: true }, content.join(''));

/** Makes flows along a line of ids: `flows('s a e', 'x b')`. */
export const flows = (...lines: string[]): string =>
  lines
    .flatMap((line) => {
      const ids = line.trim().split(/\s+/);
      return ids.slice(1).map((to, at) => flow(ids[at] ?? '', to));
    })
    .join('');
export const flow = (from: string, to: string, expression = '', ext = ''): string =>
  tag(
    'sequenceFlow',
    { id: `${from}_${to}`, sourceRef: from, targetRef: to },
    extensions(ext) +
      (expression && `<conditionExpression xsi:type="tFormalExpression">${escape(expression)}</conditionExpression>`),
  );

export interface Several {
  collection?: string;
  variable?: string;
  cardinality?: string;
  until?: string;
  sequential?: boolean;
}
export const several = ({ collection, variable, cardinality, until, sequential = false }: Several): string =>
  tag(
    'multiInstanceLoopCharacteristics',
    { isSequential: sequential, 'camunda:collection': collection, 'camunda:elementVariable': variable },
    (cardinality ? expressionOf('loopCardinality', cardinality) : '') +
      (until ? expressionOf('completionCondition', until) : ''),
  );
const expressionOf = (name: string, value: string) =>
  `<${name} xsi:type="tFormalExpression">${escape(value)}</${name}>`;

export const executionListener = (event: string, expression: string) =>
  tag('camunda:executionListener', { event, expression });
export const taskListener = (event: string, expression: string) => tag('camunda:taskListener', { event, expression });
export const mapping = (direction: 'in' | 'out', at: Attributes) => tag(`camunda:${direction}`, at);

/** Declares every name that a definition refers to; the written text is its name or its code. */
function declarations(content: string): string {
  const found = new Map<string, string>();
  for (const [, id = ''] of content.matchAll(/(?:message|signal|error|escalation)Ref="([^"]+)"/g)) {
    const [kind = '', ...rest] = id.split('-');
    const name = rest.join('-');
    const code = kind === 'error' || kind === 'escalation' ? { [`${kind}Code`]: name } : {};
    found.set(id, tag(kind, { id, name, ...code }));
  }
  return [...found.values()].join('');
}

/** Makes a process; its id is the key. */
export const process = (id: string, ...content: string[]): string =>
  tag('process', { id, name: id, isExecutable: true, 'camunda:historyTimeToLive': 'P1D' }, content.join(''));

/** Makes a file of one or more processes, in the form for Camunda. */
export const file = (...processes: string[]): string => {
  const content = processes.join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="definitions" targetNamespace="conformance">
${declarations(content)}
${content}
</definitions>`;
};

/**
 * Converts the file for Flowable, like `gongdi convert`. @throws Error if the conversion is not possible without loss
 */
export async function forFlowable(xml: string): Promise<string> {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  const converted = convertModel(model, { to: 'flowable' });
  const lost = converted.report.filter(({ kind }) => kind === 'refused' || kind === 'lossy');
  if (!converted.model || lost.some(({ kind }) => kind === 'refused')) throw new Error(JSON.stringify(lost, null, 1));
  const { xml: written } = writeModel(converted.model);
  if (written === undefined) throw new Error('cannot be written');
  return written;
}

import { bodyOf, childrenNamed, textIn, type ModdleElement } from '@gongdi/bpmn';
import type { CallActivity, Loop, UserTask, Work } from '../graph.ts';
import { expression, fieldsOf, implementationOf, listenersOf, parametersOf } from './code.ts';
import { timerOf } from './timer.ts';
import { bodyIn, extensionsNamed, one, text, titleOf, type Reading } from './reading.ts';

/** Returns what a service task or a similar task runs; undefined if it names no code. */
export function workOf(reading: Reading, element: ModdleElement): Work | undefined {
  const { attribute } = reading;
  const resultVariable = attribute(element, 'resultVariable') ?? attribute(element, 'resultVariableName') ?? null;
  const rest = {
    fields: fieldsOf(reading, element),
    resultVariable,
    local: reading.flag(element, 'useLocalScopeForResultVariable'),
  };
  if (reading.flag(element, 'triggerable')) {
    const title = titleOf(element);
    reading.refuse(
      element,
      'triggerable',
      `“${title}”不能等待外部触发（triggerable），请改用消息事件`,
      `“${title}” cannot wait to be triggered; use a message event`,
    );
  }
  const type = attribute(element, 'type');
  const decision = attribute(element, 'decisionRef');
  if (decision !== undefined || type === 'dmn') {
    const title = titleOf(element);
    const named = decision === undefined ? '' : `“${decision}”`;
    reading.refuse(
      element,
      'decision-table',
      `“${title}”引用决策表${named}（DMN），本系统的引擎不执行决策表；请改用网关条件、脚本任务或已注册的代码，或使用外部引擎`,
      `“${title}” asks a decision table (DMN) ${named}, which this engine does not run; use conditions of gateways, a script or registered code, or an outside engine`,
    );
    return { ...rest, run: { form: 'type', name: 'dmn' } };
  }
  if (type === 'external' || type === 'external-worker') {
    return { ...rest, run: { form: 'topic', name: attribute(element, 'topic') ?? '' } };
  }
  const run = implementationOf(reading, element);
  if (run) return { ...rest, run };
  if (type !== undefined) return { ...rest, run: { form: 'type', name: type } };
  const connector = extensionsNamed(element, 'connector')[0];
  if (!connector) return undefined;
  const id = childrenNamed(connector, 'connectorId')[0];
  const name = (id && bodyOf(id)) ?? textIn(connector, 'connectorId') ?? '';
  const fields = [...rest.fields, ...connectorFields(reading, element, connector)];
  return { ...rest, fields, run: { form: 'connector', name } };
}

/** The parts of an answer that a connector's output may use. */
const ANSWER = /^\$\{\s*(response|statusCode|headers)\s*\}$/;

/**
 * Returns the inputs of a connector as fields, the entries of a map as `map.entry`, and its outputs as
 * `output.variable`.
 */
function connectorFields(reading: Reading, element: ModdleElement, connector: ModdleElement): [string, string][] {
  const io = childrenNamed(connector, 'inputOutput');
  const named = (kind: string) => io.flatMap((one) => childrenNamed(one, kind));
  const inputs = named('inputParameter').flatMap((parameter): [string, string][] => {
    const name = textIn(parameter, 'name') ?? '';
    const map = childrenNamed(parameter, 'map')[0];
    if (!map) return [[name, expression(reading, element, bodyOf(parameter) ?? '')]];
    return childrenNamed(map, 'entry').map((entry) => [
      `${name}.${textIn(entry, 'key') ?? ''}`,
      expression(reading, element, bodyOf(entry) ?? ''),
    ]);
  });
  const outputs = named('outputParameter').flatMap((parameter): [string, string][] => {
    const variable = textIn(parameter, 'name') ?? '';
    const part = ANSWER.exec((bodyOf(parameter) ?? '').trim())?.[1];
    if (part) return [[`output.${variable}`, part]];
    const title = titleOf(element);
    reading.refuse(
      element,
      'connector-output',
      `“${title}”的连接器输出“${variable}”只能是 \${response}、\${statusCode} 或 \${headers}，请在后面的节点中取用其内容`,
      `The output “${variable}” of the connector of “${title}” is \${response}, \${statusCode} or \${headers}; take it apart in a later element`,
    );
    return [];
  });
  return [...inputs, ...outputs];
}

/** Returns the script of a script task. */
export function scriptWorkOf(reading: Reading, element: ModdleElement): Work | undefined {
  const source = text(element, 'script') ?? bodyIn(element, 'script');
  if (source === undefined) return undefined;
  const language = text(element, 'scriptFormat') ?? '';
  const resultVariable = reading.attribute(element, 'resultVariable') ?? null;
  return { run: { form: 'script', script: { language, source } }, fields: [], resultVariable, local: false };
}

export function userTaskOf(reading: Reading, element: ModdleElement): UserTask {
  const attribute = (name: string): string | null => {
    const value = reading.attribute(element, name);
    return value === undefined ? null : expression(reading, element, value);
  };
  const listeners = listenersOf(reading, element, 'taskListener');
  const documentation = one(element, 'documentation');
  return {
    assignee: attribute('assignee'),
    owner: attribute('owner'),
    candidateUsers: attribute('candidateUsers'),
    candidateGroups: attribute('candidateGroups'),
    dueDate: attribute('dueDate'),
    followUpDate: attribute('followUpDate'),
    priority: attribute('priority'),
    formKey: attribute('formKey'),
    description: (documentation && text(documentation, 'text')) ?? null,
    listeners: listeners.filter(({ event }) => event !== 'timeout'),
    timeouts: timeoutsOf(reading, element, listeners),
  };
}

function timeoutsOf(reading: Reading, element: ModdleElement, listeners: UserTask['listeners']): UserTask['timeouts'] {
  const timed = listeners.filter(({ event }) => event === 'timeout');
  if (timed.length === 0) return [];
  const found = extensionsNamed(element, 'taskListener').filter((listener) => textIn(listener, 'event') === 'timeout');
  return found.flatMap((listener, index) => {
    const definition = childrenNamed(listener, 'timerEventDefinition')[0];
    const timer = definition ? timerOf(reading, element, definition) : null;
    const code = timed[index];
    return timer && code ? [{ id: textIn(listener, 'id') ?? `timeout-${index}`, listener: code, timer }] : [];
  });
}

export function callOf(reading: Reading, element: ModdleElement): CallActivity {
  const { attribute, flag } = reading;
  const target = text(element, 'calledElement');
  if (target === undefined) {
    const title = titleOf(element);
    reading.refuse(
      element,
      'call-without-target',
      `调用活动“${title}”没有指定被调用的流程`,
      `The call activity “${title}” names no process`,
    );
  }
  const binding = attribute(element, 'calledElementBinding');
  const inputs = parametersOf(reading, element, 'in');
  const all = { all: true, source: null, sourceExpression: null, target: null, local: false };
  const key = extensionsNamed(element, 'in')
    .map((mapping) => textIn(mapping, 'businessKey'))
    .find(Boolean);
  const inherited = flag(element, 'inheritBusinessKey') ? '${execution.processBusinessKey}' : null;
  return {
    calledElement: expression(reading, element, target ?? ''),
    by: attribute(element, 'calledElementType') === 'id' ? 'id' : 'key',
    binding: binding === 'version' ? 'version' : binding === 'deployment' ? 'deployment' : 'latest',
    version: attribute(element, 'calledElementVersion') ?? null,
    businessKey: key ?? attribute(element, 'businessKey') ?? inherited,
    instanceName: attribute(element, 'processInstanceName') ?? null,
    idVariable: attribute(element, 'idVariableName') ?? null,
    inputs: flag(element, 'inheritVariables') ? [all, ...inputs] : inputs,
    outputs: parametersOf(reading, element, 'out'),
  };
}

/** Returns the multi-instance settings of an activity; null if it runs once. */
export function loopOf(reading: Reading, element: ModdleElement): Loop | null {
  const found = one(element, 'loopCharacteristics');
  if (!found) return null;
  const title = titleOf(element);
  if (found.$type === 'bpmn:StandardLoopCharacteristics') {
    reading.warn(
      element,
      'standard-loop',
      `“${title}”的标准循环不会重复执行（各引擎都不支持），需要重复时请用多实例或网关`,
      `The standard loop of “${title}” runs once, as in every engine; use multi-instance or a gateway to repeat`,
    );
    return null;
  }
  const { attribute, flag } = reading;
  const checked = (source: string | undefined): string | null =>
    source === undefined ? null : expression(reading, element, source);
  const data = text(found, 'loopDataInputRef');
  const collection = attribute(found, 'collection') ?? collectionIn(found) ?? data;
  const cardinality = bodyIn(found, 'loopCardinality');
  if (collection === undefined && cardinality === undefined) {
    reading.refuse(
      element,
      'loop-without-count',
      `多实例“${title}”既没有集合也没有循环次数`,
      `The multi-instance “${title}” has neither a collection nor a cardinality`,
    );
  }
  return {
    sequential: found['isSequential'] === true,
    cardinality: checked(cardinality),
    collection: checked(collection),
    elementVariable: attribute(found, 'elementVariable') ?? itemOf(found) ?? null,
    indexVariable: attribute(found, 'elementIndexVariable') ?? null,
    completion: checked(bodyIn(found, 'completionCondition')),
    asyncBefore: flag(found, 'asyncBefore') || flag(found, 'async'),
    asyncAfter: flag(found, 'asyncAfter'),
  };
}

function collectionIn(loop: ModdleElement): string | undefined {
  const found = extensionsNamed(loop, 'collection')[0];
  return found && (textIn(found, 'expression') ?? textIn(found, 'string') ?? bodyOf(found))?.trim();
}

function itemOf(loop: ModdleElement): string | undefined {
  const item = one(loop, 'inputDataItem');
  return item && (text(item, 'name') ?? item.id);
}

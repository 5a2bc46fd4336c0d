import { elementsIn, localName, type ModdleElement } from '@gongdi/bpmn';
import { VARIABLE_EVENTS, type Condition, type EventDefinition, type EventKind } from '../graph.ts';
import { parametersOf, expression } from './code.ts';
import { timerOf } from './timer.ts';
import { workOf } from './work.ts';
import { one, referred, text, titleOf, type Reading } from './reading.ts';

const KINDS: Readonly<Record<string, EventKind>> = {
  messageEventDefinition: 'message',
  signalEventDefinition: 'signal',
  timerEventDefinition: 'timer',
  conditionalEventDefinition: 'conditional',
  errorEventDefinition: 'error',
  escalationEventDefinition: 'escalation',
  terminateEventDefinition: 'terminate',
  linkEventDefinition: 'link',
  compensateEventDefinition: 'compensate',
  cancelEventDefinition: 'cancel',
};

/** Returns the definition of an event; null for a plain event. */
export function eventOf(reading: Reading, element: ModdleElement): EventDefinition | null {
  const definitions = elementsIn(element, 'eventDefinitions');
  const first = definitions[0];
  if (!first) {
    const isWaiting = /^bpmn:(?:IntermediateCatch|Boundary)Event$/.test(element.$type);
    const title = titleOf(element);
    if (isWaiting) {
      reading.refuse(
        element,
        'event-without-definition',
        `事件“${title}”没有说明等待什么`,
        `The event “${title}” does not say what it waits for`,
      );
    }
    return null;
  }
  if (definitions.length > 1) {
    const title = titleOf(element);
    reading.refuse(
      element,
      'several-definitions',
      `事件“${title}”有多个事件定义，请拆成多个事件`,
      `The event “${title}” has several definitions; draw one event for each`,
    );
  }
  const kind = KINDS[localName(first)];
  if (!kind) {
    reading.refuse(element, 'unknown-event', `不支持的事件类型：${first.$type}`, `Events of ${first.$type} do not run`);
    return null;
  }
  const event: EventDefinition = {
    kind,
    name: nameOf(reading, first, kind),
    timer: kind === 'timer' ? timerOf(reading, element, first) : null,
    condition: kind === 'conditional' ? conditionOf(reading, one(first, 'condition')) : null,
    variableNames:
      reading
        .attribute(first, 'variableName')
        ?.split(',')
        .map((name) => name.trim()) ?? null,
    variableEvents: variableEventsOf(reading, first),
    codeVariable:
      reading.attribute(first, 'errorCodeVariable') ??
      reading.attribute(first, 'errorVariableName') ??
      reading.attribute(first, 'escalationCodeVariable') ??
      null,
    messageVariable: reading.attribute(first, 'errorMessageVariable') ?? null,
    work: kind === 'message' ? (workOf(reading, first) ?? null) : null,
    inputs: kind === 'signal' ? parametersOf(reading, first, 'in') : [],
    activity: kind === 'compensate' ? (referred(first, 'activityRef')?.id ?? null) : null,
    all: reading.flag(first, 'terminateAll'),
  };
  requireName(reading, element, event);
  return event;
}

function variableEventsOf(reading: Reading, definition: ModdleElement): EventDefinition['variableEvents'] {
  const listed = reading.attribute(definition, 'variableEvents')?.split(',') ?? [];
  const events = VARIABLE_EVENTS.filter((event) => listed.some((one) => one.trim() === event));
  return events.length > 0 ? events : null;
}

const REFERENCES: Partial<Record<EventKind, string>> = {
  message: 'messageRef',
  signal: 'signalRef',
  error: 'errorRef',
  escalation: 'escalationRef',
};
const CODES: Partial<Record<EventKind, string>> = { error: 'errorCode', escalation: 'escalationCode' };

function nameOf(reading: Reading, definition: ModdleElement, kind: EventKind): string | null {
  if (kind === 'link') return text(definition, 'name') ?? null;
  const reference = REFERENCES[kind];
  const target = reference === undefined ? undefined : referred(definition, reference);
  const byExpression =
    reading.attribute(definition, 'messageExpression') ?? reading.attribute(definition, 'signalExpression') ?? null;
  if (!target) return byExpression;
  const code = CODES[kind];
  const name = code === undefined ? (text(target, 'name') ?? target.id) : text(target, code);
  return name === undefined ? null : expression(reading, definition, name);
}

function requireName(reading: Reading, element: ModdleElement, { kind, name, condition }: EventDefinition): void {
  if (kind === 'conditional' && condition === null) {
    const title = titleOf(element);
    reading.refuse(
      element,
      'condition-missing',
      `条件事件“${title}”没有填写条件`,
      `The conditional event “${title}” has no condition`,
    );
  }
  if (name !== null || (kind !== 'message' && kind !== 'signal' && kind !== 'link')) return;
  const title = titleOf(element);
  const what = { message: ['消息', 'message'], signal: ['信号', 'signal'], link: ['链接', 'link'] }[kind];
  reading.refuse(
    element,
    `${kind}-without-name`,
    `事件“${title}”没有指定${what[0]}名称`,
    `The event “${title}” names no ${what[1]}`,
  );
}

/** Returns a condition with its language; null if there is none. */
export function conditionOf(reading: Reading, element: ModdleElement | undefined): Condition | null {
  const source = element && (element['body'] as string | undefined)?.trim();
  if (!element || !source) return null;
  const language = text(element, 'language') ?? null;
  if (language === null) expression(reading, element, source);
  return { source, language };
}

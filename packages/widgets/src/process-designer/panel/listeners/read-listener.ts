import { childOf, listOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { FieldValues, ListenerType, ListenerValues, TimerType } from './values.ts';
import { NEW_LISTENER } from './values.ts';

const TIMERS: readonly Exclude<TimerType, 'null'>[] = ['date', 'duration', 'cycle'];

/** Returns the script of a listener: camunda's `script`, or the first of flowable's `scripts`. */
function scriptOf(listener: ModdleElement): ModdleElement | undefined {
  return listener.$type.startsWith('camunda:') ? childOf(listener, 'script') : listOf(listener, 'scripts')[0];
}

function typeOf(listener: ModdleElement, script: ModdleElement | undefined): ListenerType {
  if (textOf(listener, 'class')) return 'classListener';
  if (textOf(listener, 'expression')) return 'expressionListener';
  if (textOf(listener, 'delegateExpression')) return 'delegateExpressionListener';
  return script ? 'scriptListener' : 'classListener';
}

/** Reads an injected field in any of its three notations. */
export function readField(field: ModdleElement): FieldValues {
  const expression = textOf(field, 'expression');
  const name = textOf(field, 'name');
  if (expression) return { name, fieldType: 'expression', value: expression, source: field };
  return { name, fieldType: 'string', value: textOf(field, 'stringValue') || textOf(field, 'string'), source: field };
}

/** Reads a listener into the values of the form. The model is not changed. */
export function readListener(listener: ModdleElement): ListenerValues {
  const script = scriptOf(listener);
  const flowable = script?.$type === 'flowable:Script';
  const definition = listener.$type === 'camunda:TaskListener' ? listOf(listener, 'eventDefinitions')[0] : undefined;
  const timer = TIMERS.find((type) => childOf(definition, timerProperty(type)));
  const resource = flowable ? '' : textOf(script, 'resource');
  return {
    ...NEW_LISTENER,
    id: textOf(listener, 'id'),
    event: textOf(listener, 'event'),
    listenerType: typeOf(listener, script),
    class: textOf(listener, 'class'),
    expression: textOf(listener, 'expression'),
    delegateExpression: textOf(listener, 'delegateExpression'),
    scriptFormat: textOf(script, flowable ? 'language' : 'scriptFormat'),
    scriptType: resource ? 'externalScript' : 'inlineScript',
    value: textOf(script, flowable ? 'body' : 'value'),
    resource,
    eventDefinitionType: timer ?? 'null',
    timer: timer ? textOf(childOf(definition, timerProperty(timer)), 'body') : '',
    fields: listOf(listener, 'fields').map(readField),
  };
}

/** `date` → `timeDate`. */
export const timerProperty = (type: Exclude<TimerType, 'null'>): string =>
  `time${type.charAt(0).toUpperCase()}${type.slice(1)}`;

import type { EngineFlavour } from '@gongdi/bpmn';
import type { ModdleElement } from '../../../diagram/model.ts';
import type { Editor } from '../edit/editor.ts';
import { readField, timerProperty } from './read-listener.ts';
import { type FieldValues, hasTimer, type ListenerKind, type ListenerType, type ListenerValues } from './values.ts';

/** The parts of an editor that the writer needs: the engine's name and its factory. */
export type Maker = Pick<Editor, 'create' | 'engine'>;

const OWN: Record<Exclude<ListenerType, 'scriptListener'>, 'class' | 'expression' | 'delegateExpression'> = {
  classListener: 'class',
  expressionListener: 'expression',
  delegateExpressionListener: 'delegateExpression',
};

/**
 * Returns the properties of a listener for the values of the form. Only these are set; other data of the file on the
 * listener is kept.
 */
export function listenerProperties(
  maker: Maker,
  kind: ListenerKind,
  values: ListenerValues,
  eventDefinition?: ModdleElement,
): Record<string, unknown> {
  const { listenerType } = values;
  const own = listenerType === 'scriptListener' ? undefined : OWN[listenerType];
  const set: Record<string, unknown> = {
    event: values.event,
    class: undefined,
    expression: undefined,
    delegateExpression: undefined,
    ...(own ? { [own]: values[own] } : {}),
    ...scriptProperties(maker, values),
    fields: values.fields.map((field) => writeField(maker, field)),
  };
  if (kind === 'TaskListener' && maker.engine === 'camunda') {
    set['id'] = values.id || undefined;
    set['eventDefinitions'] = timerDefinitions(maker, values, eventDefinition);
  }
  return set;
}

function scriptProperties(maker: Maker, values: ListenerValues): Record<string, unknown> {
  const wanted = values.listenerType === 'scriptListener';
  const written: Partial<Record<EngineFlavour, () => Record<string, unknown>>> = {
    camunda: () => ({ script: wanted ? maker.create('camunda:Script', camundaScript(values)) : undefined }),
    flowable: () => ({
      type: wanted ? 'script' : undefined,
      scripts: wanted ? [maker.create('flowable:Script', { language: values.scriptFormat, body: values.value })] : [],
    }),
  };
  return written[maker.engine]?.() ?? {};
}

function camundaScript({ scriptFormat, scriptType, value, resource }: ListenerValues): Record<string, unknown> {
  return scriptType === 'externalScript' ? { scriptFormat, resource } : { scriptFormat, value };
}

/** Returns the element of a field. An unchanged field is returned as it was read. */
export function writeField(maker: Maker, field: FieldValues): ModdleElement {
  const { name, fieldType, value, source } = field;
  const before = source && readField(source);
  if (source && before?.name === name && before.fieldType === fieldType && before.value === value) return source;
  return maker.create(`${maker.engine}:Field`, { name, [fieldType]: value });
}

/** Number of letters and digits of a random id (designer specification, section 9: eight characters). */
const ID_LENGTH = 8;

function timerDefinitions(
  maker: Maker,
  { event, eventDefinitionType, timer }: ListenerValues,
  before: ModdleElement | undefined,
): ModdleElement[] {
  if (!hasTimer(maker.engine, 'TaskListener', event) || eventDefinitionType === 'null') return [];
  const id = before?.id ?? `TimerEventDefinition_${randomId()}`;
  const body = maker.create('bpmn:FormalExpression', { body: timer });
  return [maker.create('bpmn:TimerEventDefinition', { id, [timerProperty(eventDefinitionType)]: body })];
}

export function randomId(length = ID_LENGTH): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join('');
}

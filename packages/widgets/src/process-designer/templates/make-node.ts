import type { EngineFlavour } from '@gongdi/bpmn';
import type { ModdleElement } from '../../diagram/model.ts';
import type { BpmnFactory } from '../../diagram/services.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { TemplateFlow, TemplateNode } from '../host/host-template.ts';
import { inLang } from './text/index.ts';

/** Services for creating elements from templates. */
export interface Maker {
  factory: BpmnFactory;
  engine: EngineFlavour;
}

interface Described {
  $descriptor: { propertiesByName: Record<string, unknown> };
}

const knows = (element: ModdleElement, name: string): boolean =>
  (element as unknown as Described).$descriptor.propertiesByName[name] !== undefined;

/** Creates a child of an element and sets its `$parent`. */
function childOf(maker: Maker, parent: ModdleElement, type: string, properties: Record<string, unknown>) {
  const child = maker.factory.create(type, properties);
  child.$parent = parent;
  return child;
}

const expression = (maker: Maker, parent: ModdleElement, body: string) =>
  childOf(maker, parent, 'bpmn:FormalExpression', { body });

/**
 * Writes attributes under the names of the model's engine, or under BPMN's names if BPMN has them.
 * @throws RangeError for an attribute that neither has
 */
function setAttributes({ engine }: Maker, element: ModdleElement, attributes: TemplateNode['attributes'] = {}): void {
  for (const [name, value] of Object.entries(attributes)) {
    const known = [`${engine}:${name}`, name].find((candidate) => knows(element, candidate));
    if (known === undefined) throw new RangeError(`${element.$type}: ${name} (${engine})`);
    element.set(known, value);
  }
}

/**
 * Writes injected fields under the name of the model's engine; the engine evaluates expressions when the task is
 * reached.
 */
function setFields(maker: Maker, element: ModdleElement, fields: readonly (readonly [string, string])[]): void {
  if (fields.length === 0) return;
  const extensions = childOf(maker, element, 'bpmn:ExtensionElements', {});
  const values = fields.map(([name, text]) =>
    childOf(maker, extensions, `${maker.engine}:Field`, {
      name,
      ...(text.includes('${') ? { expression: text } : { stringValue: text }),
    }),
  );
  extensions.set('values', values);
  element.set('extensionElements', extensions);
}

/** Creates the element of a node in a language. @throws RangeError for an attribute that the engine does not have */
export function makeNode(maker: Maker, node: TemplateNode, lang: Lang): ModdleElement {
  const name = inLang(node.name, lang);
  const element = maker.factory.create(`bpmn:${node.type}`);
  if (name) element.set('name', name);
  setAttributes(maker, element, node.attributes);
  const fields = Object.entries(node.fields ?? {}).map(([key, text]) => [key, inLang(text, lang)] as const);
  setFields(maker, element, fields);
  if (node.nonInterrupting) element.set('cancelActivity', false);
  if (node.duration !== undefined) {
    const timer = childOf(maker, element, 'bpmn:TimerEventDefinition', {});
    timer.set('timeDuration', expression(maker, timer, node.duration));
    element.set('eventDefinitions', [timer]);
  }
  if (node.multiple) {
    const { collection, variable, until, sequential = false } = node.multiple;
    const loop = childOf(maker, element, 'bpmn:MultiInstanceLoopCharacteristics', { isSequential: sequential });
    setAttributes(maker, loop, { collection, elementVariable: variable });
    if (until !== undefined) loop.set('completionCondition', expression(maker, loop, until));
    element.set('loopCharacteristics', loop);
  }
  return element;
}

/** Creates the element of a flow; its ends are set when it is drawn. */
export function makeFlow(maker: Maker, flow: TemplateFlow, name: string): ModdleElement {
  const element = maker.factory.create('bpmn:SequenceFlow');
  if (name) element.set('name', name);
  if (flow.condition !== undefined) element.set('conditionExpression', expression(maker, element, flow.condition));
  return element;
}

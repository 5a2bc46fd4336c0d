import { hasExpression } from '../../../expression/index.ts';
import type { ModdleElement, TypeDescriptor } from '../../../model/index.ts';
import type { EngineAttribute, EnginePrefix } from '../../extensions.ts';
import { bodyOf, childrenOf, extensionsOf, isElement, localName } from '../../extensions.ts';

/** A text that may contain expressions, and the name of the place where it is written. */
export interface ExpressionText {
  readonly text: string;
  readonly property: string;
}

/** Child elements of BPMN itself that contain an expression. */
const EXPRESSIONS = [
  'conditionExpression',
  'condition',
  'loopCardinality',
  'completionCondition',
  'timeDate',
  'timeDuration',
  'timeCycle',
];
/** Extension elements whose text is literal: scripts in languages that use the same characters, fixed strings, data. */
const LITERAL_ELEMENTS = new Set(['script', 'string', 'property', 'value', 'constraint']);
const LITERAL_ATTRIBUTES = new Set(['stringValue', 'label', 'name', 'id']);

const ownExpressions = new WeakMap<TypeDescriptor, readonly string[]>();

/** Returns the members of `EXPRESSIONS` that a type has. */
function expressionsOf(descriptor: TypeDescriptor): readonly string[] {
  let own = ownExpressions.get(descriptor);
  if (!own) {
    own = EXPRESSIONS.filter((name) => descriptor.propertiesByName[name] !== undefined);
    ownExpressions.set(descriptor, own);
  }
  return own;
}

/** Returns the texts of an element and its extension elements in which an engine looks for expressions. */
export function expressionTexts(
  element: ModdleElement,
  attributes: readonly EngineAttribute[],
  resolve: (prefix: string) => EnginePrefix | undefined,
): readonly ExpressionText[] {
  const texts: ExpressionText[] = [];
  for (const { local, value } of attributes) {
    if (typeof value === 'string' && hasExpression(value)) texts.push({ text: value, property: local });
  }
  for (const property of expressionsOf(element.$descriptor)) {
    const child = element[property];
    if (!isElement(child)) continue;
    const { language } = child;
    if (typeof language === 'string' && language.toLowerCase() !== 'juel') continue;
    const text = bodyOf(child);
    if (text !== undefined && hasExpression(text)) texts.push({ text, property });
  }
  for (const child of extensionsOf(element)) {
    if (resolve(child.$type.slice(0, child.$type.indexOf(':')))) collect(child, texts);
  }
  return texts;
}

function collect(element: ModdleElement, texts: ExpressionText[]): void {
  const local = localName(element);
  if (LITERAL_ELEMENTS.has(local)) return;
  for (const name of Object.keys(element)) {
    const value = element[name];
    if (name.startsWith('$') || LITERAL_ATTRIBUTES.has(name) || LITERAL_ELEMENTS.has(name)) continue;
    if (typeof value === 'string' && hasExpression(value)) texts.push({ text: value, property: `${local}.${name}` });
  }
  if (typeof element.$body === 'string' && hasExpression(element.$body)) {
    texts.push({ text: element.$body, property: local });
  }
  for (const child of childrenOf(element)) collect(child, texts);
}

import { hasExpression } from '../../../expression/index.ts';
import type { ModdleElement, TypeDescriptor } from '../../../model/index.ts';
import type { EngineAttribute, EnginePrefix } from '../../extensions.ts';
import { bodyOf, childrenOf, extensionsOf, isElement, localName } from '../../extensions.ts';

/** A text that may hold expressions and the name of where it stands. */
export interface ExpressionText {
  readonly text: string;
  readonly property: string;
}

/** BPMN's own children that hold an expression. */
const EXPRESSIONS = [
  'conditionExpression',
  'condition',
  'loopCardinality',
  'completionCondition',
  'timeDate',
  'timeDuration',
  'timeCycle',
];
/** Extension elements whose text is taken as it is: scripts in languages that use the same signs, fixed strings, data. */
const LITERAL_ELEMENTS = new Set(['script', 'string', 'property', 'value', 'constraint']);
const LITERAL_ATTRIBUTES = new Set(['stringValue', 'label', 'name', 'id']);

const ownExpressions = new WeakMap<TypeDescriptor, readonly string[]>();

/** Which of these a type has. */
function expressionsOf(descriptor: TypeDescriptor): readonly string[] {
  let own = ownExpressions.get(descriptor);
  if (!own) {
    own = EXPRESSIONS.filter((name) => descriptor.propertiesByName[name] !== undefined);
    ownExpressions.set(descriptor, own);
  }
  return own;
}

/** The texts of an element, its own extensions included, in which an engine looks for expressions. */
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

import type { Model, ModdleElement, PropertyDescriptor, TypeDescriptor } from '../model/index.ts';
import { isOperaton, NAMESPACES } from '../model/index.ts';
import { isSince } from './target.ts';
import type { EngineTarget } from './types.ts';

const ENGINE_NAMESPACES = ['camunda', 'flowable', 'activiti', 'zeebe', 'operaton'] as const;

/** Namespace prefixes of engines, as this package normalises them. */
export type EnginePrefix = (typeof ENGINE_NAMESPACES)[number];

const ENGINE_PREFIXES = new Set<string>(ENGINE_NAMESPACES);
const PREFIX_OF_URI = new Map<string, EnginePrefix>(ENGINE_NAMESPACES.map((prefix) => [NAMESPACES[prefix], prefix]));

/** An engine's attribute on a BPMN element. */
export interface EngineAttribute {
  readonly prefix: EnginePrefix;
  readonly local: string;
  readonly value: string | number | boolean;
  /** Name of the moddle property; setting it to undefined removes the attribute. */
  readonly property: string;
}

/**
 * Returns whether a check for Camunda 7 is a check for its successor Operaton, because the model uses Operaton's names.
 */
export const isForOperaton = ({ foreign }: Model, target: EngineTarget | undefined): boolean =>
  target?.engine === 'camunda' && foreign.some(isOperaton);

/**
 * The namespaces whose attributes a target reads, in the order in which the engine looks them up. Without a target, all
 * namespaces. Taken from the engines' parsers: Camunda 7 also reads Activiti's namespace, Operaton reads its own before
 * Camunda's, Flowable falls back to both since 6.8.
 */
export function readPrefixes(model: Model, target: EngineTarget | undefined): readonly EnginePrefix[] {
  switch (target?.engine) {
    case 'camunda':
      return isForOperaton(model, target) ? ['operaton', 'camunda', 'activiti'] : ['camunda', 'activiti'];
    case 'flowable':
      return isSince(target.version, '6.8') ? ['flowable', 'activiti', 'camunda'] : ['flowable', 'activiti'];
    case 'activiti':
      return ['activiti'];
    case 'zeebe':
      return ['zeebe'];
    case undefined:
      return ['camunda', 'flowable', 'activiti', 'operaton', 'zeebe'];
  }
}

/**
 * Returns the engine of a prefix in the source. If the source binds the prefix to another address, the address decides.
 */
export function prefixResolver(model: Model): (prefix: string) => EnginePrefix | undefined {
  const bound = new Map<string, EnginePrefix | undefined>();
  for (const { uri, prefixes } of model.namespaces) {
    for (const prefix of prefixes) if (!bound.get(prefix)) bound.set(prefix, PREFIX_OF_URI.get(uri));
  }
  return (prefix) => (bound.has(prefix) ? bound.get(prefix) : isEnginePrefix(prefix) ? prefix : undefined);
}

const isEnginePrefix = (prefix: string): prefix is EnginePrefix => ENGINE_PREFIXES.has(prefix);

const engineProperties = new WeakMap<TypeDescriptor, readonly PropertyDescriptor[]>();

/** Attributes that an engine's description adds to this type. */
function propertiesOf(descriptor: TypeDescriptor): readonly PropertyDescriptor[] {
  let own = engineProperties.get(descriptor);
  if (!own) {
    own = descriptor.isGeneric
      ? []
      : descriptor.properties.filter((property) => property.isAttr && isEnginePrefix(property.ns.prefix));
    engineProperties.set(descriptor, own);
  }
  return own;
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** All engine attributes that are written on an element. */
export function engineAttributes(
  element: ModdleElement,
  resolve: (prefix: string) => EnginePrefix | undefined,
): EngineAttribute[] {
  const found: EngineAttribute[] = [];
  for (const { name, ns } of propertiesOf(element.$descriptor)) {
    const value = Object.hasOwn(element, name) ? element[name] : undefined;
    if (isEnginePrefix(ns.prefix) && isPlain(value)) {
      found.push({ prefix: ns.prefix, local: ns.localName, value, property: ns.name });
    }
  }
  for (const name in element.$attrs) {
    const colon = name.indexOf(':');
    const prefix = colon > 0 ? resolve(name.slice(0, colon)) : undefined;
    const value = element.$attrs[name];
    if (prefix && value !== undefined) found.push({ prefix, local: name.slice(colon + 1), value, property: name });
  }
  return found;
}

/** Local name of an element's type as XML writes it: `camunda:FormData` is `formData`. */
export function localName(element: ModdleElement): string {
  const name = element.$type.slice(element.$type.indexOf(':') + 1);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Prefix of an element's type. */
export const typePrefix = (element: ModdleElement): string => element.$type.slice(0, element.$type.indexOf(':'));

/** Whether a value of the tree is an element. */
export function isElement(value: unknown): value is ModdleElement {
  return typeof value === 'object' && value !== null && '$type' in value;
}

/** The elements in a property, whether it holds one, many or none. */
export function elementsIn(element: ModdleElement, property: string): ModdleElement[] {
  const value = element[property];
  if (Array.isArray(value)) return value.filter(isElement);
  return isElement(value) ? [value] : [];
}

const NONE: readonly ModdleElement[] = [];

/** Direct children inside `extensionElements`. */
export function extensionsOf(element: ModdleElement): readonly ModdleElement[] {
  const container = element['extensionElements'];
  return isElement(container) ? elementsIn(container, 'values') : NONE;
}

/** Child elements of an extension element, typed or generic. */
export function childrenOf(element: ModdleElement): ModdleElement[] {
  if (element.$descriptor.isGeneric) return element.$children ?? [];
  return element.$descriptor.properties
    .filter((property) => !property.isAttr && !property.isReference && Object.hasOwn(element, property.name))
    .flatMap((property) => elementsIn(element, property.name));
}

/** Child elements with a local name. */
export function childrenNamed(element: ModdleElement, local: string): ModdleElement[] {
  return childrenOf(element).filter((child) => localName(child) === local);
}

/** Text of a member that may be an attribute, a child element with text, or missing. Empty text counts as missing. */
export function textIn(element: ModdleElement, name: string): string | undefined {
  const value = element[name];
  const own = isElement(value) ? bodyOf(value) : value;
  if (typeof own === 'string' && own.trim() !== '') return own;
  if (typeof own === 'number' || typeof own === 'boolean') return String(own);
  const child = element.$descriptor.isGeneric
    ? element.$children?.find((candidate) => localName(candidate) === name)
    : undefined;
  return child ? bodyOf(child) : undefined;
}

/** Text between an element's tags, or undefined when there is none. */
export function bodyOf(element: ModdleElement): string | undefined {
  const bodies = [element.$body, element['body'], element['value'], element['definition']];
  return bodies.find((body): body is string => typeof body === 'string' && body.trim() !== '');
}

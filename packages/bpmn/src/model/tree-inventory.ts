import { countAttribute, countElement, countText, nameOf, newInventory } from './inventory.ts';
import type { Inventory, Name } from './inventory.ts';
import { knownAttributes } from './moddle.ts';
import { knownPrefix, TYPED_NAMESPACES } from './namespaces.ts';
import { normalReference, normalValue } from './normal-values.ts';
import type { ModdleElement, PropertyDescriptor, TypeDescriptor } from './types.ts';

interface PreparedProperty {
  readonly property: PropertyDescriptor;
  /** Name of the attribute, or of the child element, in XML. */
  readonly name: Name;
  /** Key into the table of known attributes. */
  readonly key: string;
  readonly kind: 'attribute' | 'body' | 'value' | 'reference' | 'element' | 'typed-by-property';
}

interface PreparedType {
  readonly name: Name;
  /** BPMN or its diagrams: `xsi:type` is said by the tree itself. */
  readonly isTyped: boolean;
  readonly properties: ReadonlyMap<string, PreparedProperty>;
}

const SIMPLE = new Set(['String', 'Boolean', 'Integer', 'Real']);
const prepared = new WeakMap<TypeDescriptor, PreparedType>();

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

interface PackageOf {
  readonly uri: string;
  readonly xml?: { readonly tagAlias?: string };
}

function prepare(element: ModdleElement): PreparedType {
  const descriptor = element.$descriptor;
  const found = prepared.get(descriptor);
  if (found) return found;
  const packageOf = (prefix: string): PackageOf => element.$model.getPackage(prefix) ?? { uri: '' };
  const own = packageOf(descriptor.ns.prefix);
  const local = own.xml?.tagAlias === 'lowerCase' ? lower(descriptor.ns.localName) : descriptor.ns.localName;
  const properties = new Map<string, PreparedProperty>();
  for (const property of descriptor.properties) {
    if (property.isVirtual) continue;
    const { prefix, localName } = property.ns;
    const uri = packageOf(prefix).uri;
    // Attributes of the element's own namespace, and inherited ones, are written without prefix.
    const bare = property.isAttr && (property.inherited || prefix === descriptor.ns.prefix);
    properties.set(property.name, {
      property,
      name: nameOf(bare ? '' : uri, localName),
      key: bare ? localName : `${prefix}:${localName}`,
      kind: kindOf(property),
    });
  }
  const type = { name: nameOf(own.uri, local), isTyped: TYPED_NAMESPACES.has(own.uri), properties };
  prepared.set(descriptor, type);
  return type;
}

function kindOf(property: PropertyDescriptor): PreparedProperty['kind'] {
  if (property.isAttr) return 'attribute';
  if (property.isBody) return 'body';
  if (SIMPLE.has(property.type)) return 'value';
  if (property.isReference) return 'reference';
  return property.xml?.serialize ? 'typed-by-property' : 'element';
}

/** Counts what a writer prints of this tree, under the same names as a scan of the printed text does. */
export function treeInventory(
  root: ModdleElement,
  uriOf: (alias: string) => string | undefined,
  listed = false,
): Inventory {
  const inventory = newInventory(listed);
  const known = knownAttributes();
  const foreign = new Map<string, { readonly name: Name; readonly key: string; readonly uri: string }>();
  const bareNames = new Map<string, Name>();
  const local = new Map<string, string>();

  const foreignName = (attribute: string) => {
    let entry = foreign.get(attribute);
    if (!entry) {
      const colon = attribute.indexOf(':');
      const alias = colon === -1 ? '' : attribute.slice(0, colon);
      const localName = attribute.slice(colon + 1);
      const uri = alias ? (uriOf(alias) ?? local.get(alias) ?? '') : '';
      const prefix = alias ? (knownPrefix(uri) ?? alias) : '';
      entry = { name: nameOf(uri, localName), key: prefix ? `${prefix}:${localName}` : localName, uri };
      foreign.set(attribute, entry);
    }
    return entry;
  };
  const bare = (attribute: string) => {
    let name = bareNames.get(attribute);
    if (!name) bareNames.set(attribute, (name = nameOf('', attribute.slice(attribute.indexOf(':') + 1))));
    return name;
  };
  const attribute = (element: Name, name: Name, key: string, value: string, owner?: string) => {
    const facts = known.get(key);
    const normal = facts ? normalValue(facts, value) : value;
    if (normal !== undefined) countAttribute(inventory, element, name, normal, owner);
  };
  const declare = (key: string, value: unknown) => {
    if (key.startsWith('xmlns:') && typeof value === 'string') local.set(key.slice(6), value);
  };
  const isDeclaration = (key: string) => key === 'xmlns' || key.startsWith('xmlns:');

  const generic = (element: ModdleElement, owner: string | undefined) => {
    const { ns } = element.$descriptor;
    for (const key in element) if (isDeclaration(key)) declare(key, element[key]);
    const uri = ns.uri ?? uriOf(ns.prefix) ?? '';
    const name = nameOf(uri, ns.localName);
    const id = listed ? (typeof element.id === 'string' ? element.id : owner) : undefined;
    countElement(inventory, name, id);
    for (const key of Object.keys(element)) {
      if (key.startsWith('$') || isDeclaration(key)) continue;
      const entry = foreignName(key);
      const value = element[key];
      attribute(name, entry.uri === uri ? bare(key) : entry.name, entry.key, String(value), id);
    }
    const body = element.$body?.trim();
    if (body) countText(inventory, name, body, id);
    for (const child of element.$children ?? []) visit(child, id);
  };

  const simple = (name: Name, value: unknown, owner: string | undefined, text: (raw: string) => string) => {
    countElement(inventory, name, owner);
    const content = text(String(value));
    if (content) countText(inventory, name, content, owner);
  };

  const visit = (element: ModdleElement, owner: string | undefined, tag?: Name) => {
    if (element.$descriptor.isGeneric) {
      generic(element, owner);
      return;
    }
    const type = prepare(element);
    const name = tag ?? type.name;
    const id = listed ? (typeof element.id === 'string' ? element.id : owner) : undefined;
    countElement(inventory, name, id);
    // Not the keys: moddle makes references non-enumerable.
    for (const key of Object.getOwnPropertyNames(element)) {
      const entry = type.properties.get(key);
      if (!entry) continue;
      const value = element[key];
      if (value === undefined || value === null || value === entry.property.default) continue;
      const values = entry.property.isMany ? (value as unknown[]) : [value];
      if (values.length === 0) continue;
      switch (entry.kind) {
        case 'attribute': {
          const text = entry.property.isReference
            ? values.map((target) => String((target as ModdleElement).id)).join(' ')
            : String(value);
          attribute(name, entry.name, entry.key, text, id);
          break;
        }
        case 'body': {
          const text = String(value).trim();
          if (text) countText(inventory, name, text, id);
          break;
        }
        case 'value':
          for (const one of values) simple(entry.name, one, id, (raw) => raw.trim());
          break;
        case 'reference':
          for (const one of values) simple(entry.name, (one as ModdleElement).id, id, normalReference);
          break;
        case 'element':
          for (const one of values) visit(one as ModdleElement, id);
          break;
        case 'typed-by-property':
          for (const one of values) visit(one as ModdleElement, id, entry.name);
          break;
      }
    }
    const attributes = element.$attrs;
    for (const key in attributes) {
      if (isDeclaration(key)) {
        declare(key, attributes[key]);
        continue;
      }
      const entry = foreignName(key);
      if (entry.key === 'xsi:type' && type.isTyped) continue;
      attribute(name, entry.name, entry.key, String(attributes[key]), id);
    }
  };
  visit(root, undefined);
  return inventory;
}

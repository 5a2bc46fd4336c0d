import { placeOfChild } from './descriptors/child-order.ts';
import { STRAYS } from './descriptors/bpmn-repairs.ts';
import { nameOf } from './inventory.ts';
import type { Name } from './inventory.ts';
import { TYPED_NAMESPACES } from './namespaces.ts';
import { scalarText } from './scalar.ts';
import { referenceText } from './spellings.ts';
import type { Spelling } from './spellings.ts';
import type { ModdleElement, PropertyDescriptor, TypeDescriptor } from './types.ts';

export type PropertyKind = 'attribute' | 'body' | 'value' | 'reference' | 'element' | 'typed-by-property';

export interface PreparedProperty {
  readonly property: PropertyDescriptor;
  readonly member: string;
  readonly uri: string;
  readonly prefix: string;
  readonly local: string;
  /** Name of the attribute, or of the child element, in XML. */
  readonly name: Name;
  /** The attribute is written without a prefix: it is inherited or belongs to the namespace of the element. */
  readonly bare: boolean;
  /** Key into the table of known attributes. */
  readonly key: string;
  readonly kind: PropertyKind;
}

/** The data of a type that printing and counting need, computed once. */
export interface PreparedType {
  readonly name: Name;
  readonly uri: string;
  readonly prefix: string;
  readonly local: string;
  /** Name of the type in `xsi:type`, without prefix: `tFormalExpression`. */
  readonly typeName: string;
  /** The type belongs to BPMN or to its diagrams: the tree itself determines `xsi:type`. */
  readonly isTyped: boolean;
  readonly byMember: ReadonlyMap<string, PreparedProperty>;
  readonly all: readonly PreparedProperty[];
  readonly attributes: readonly PreparedProperty[];
  readonly contents: readonly PreparedProperty[];
}

interface PackageOf {
  readonly uri: string;
  readonly xml?: { readonly tagAlias?: string; readonly typePrefix?: string };
}

const SIMPLE = new Set(['String', 'Boolean', 'Integer', 'Real']);
const prepared = new WeakMap<TypeDescriptor, PreparedType>();
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function kindOf(property: PropertyDescriptor): PropertyKind {
  if (property.isAttr) return 'attribute';
  if (property.isBody) return 'body';
  if (SIMPLE.has(property.type)) return 'value';
  if (property.isReference) return 'reference';
  return property.xml?.serialize ? 'typed-by-property' : 'element';
}

/** Returns the text of an attribute. While the value is unchanged, this is the spelling of the source. */
export function attributeContent({ member, property }: PreparedProperty, value: unknown, spelling?: Spelling): string {
  if (property.isReference) {
    const targets = (property.isMany ? value : [value]) as ModdleElement[];
    return targets.map((target) => referenceText(spelling, member, target)).join(' ');
  }
  const spelled = spelling?.values.get(member);
  return spelled?.value === value && spelled ? spelled.text : scalarText(value);
}

/**
 * Returns what is written as attributes: the attributes of the description, and the child elements that the source
 * writes as attributes.
 */
export function attributesAsSpelled(type: PreparedType, { names }: Spelling): readonly PreparedProperty[] {
  if (names.size === 0) return type.attributes;
  return [...type.attributes, ...type.contents.filter(({ member }) => names.has(member))];
}

/**
 * Sorts contents in the order of the schema. Contents that the schema does not contain stay behind their predecessor.
 */
function inSchemaOrder(local: string, contents: readonly PreparedProperty[]): PreparedProperty[] {
  let last = 0;
  const placed = contents.map((content) => {
    // The schema has no place for foreign elements here, so they come last.
    if (content.member === STRAYS) return { content, place: Infinity };
    const type = content.property.type.slice(content.property.type.indexOf(':') + 1);
    const names = content.kind === 'element' ? [lower(type), type, content.local] : [content.local];
    for (const name of names) {
      const place = placeOfChild(local, name);
      if (place === undefined) continue;
      last = place;
      break;
    }
    return { content, place: last };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ content }) => content);
}

export function prepareType(element: ModdleElement): PreparedType {
  const descriptor = element.$descriptor;
  const found = prepared.get(descriptor);
  if (found) return found;
  const packageOf = (prefix: string): PackageOf => element.$model.getPackage(prefix) ?? { uri: '' };
  const { prefix, localName } = descriptor.ns;
  const own = packageOf(prefix);
  const properties = descriptor.properties
    .filter((property) => !property.isVirtual)
    .map((property): PreparedProperty => {
      const { ns } = property;
      const uri = packageOf(ns.prefix).uri;
      const bare = property.isAttr === true && (property.inherited === true || ns.prefix === prefix);
      return {
        property,
        member: property.name,
        uri,
        prefix: ns.prefix,
        local: ns.localName,
        bare,
        name: nameOf(bare ? '' : uri, ns.localName),
        key: bare ? ns.localName : `${ns.prefix}:${ns.localName}`,
        kind: kindOf(property),
      };
    });
  const local = own.xml?.tagAlias === 'lowerCase' ? lower(localName) : localName;
  const type: PreparedType = {
    name: nameOf(own.uri, local),
    uri: own.uri,
    prefix,
    local,
    typeName: (own.xml?.typePrefix ?? '') + localName,
    isTyped: TYPED_NAMESPACES.has(own.uri),
    byMember: new Map(properties.map((property) => [property.member, property])),
    all: properties,
    attributes: properties.filter(({ kind }) => kind === 'attribute'),
    contents: inSchemaOrder(
      local,
      properties.filter(({ kind }) => kind !== 'attribute'),
    ),
  };
  prepared.set(descriptor, type);
  return type;
}

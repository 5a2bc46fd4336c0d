/** The structure of a moddle package, as far as the descriptors in this package need it. */
export interface DescriptorProperty {
  readonly name: string;
  readonly type: string;
  readonly isAttr?: boolean;
  readonly isBody?: boolean;
  readonly isMany?: boolean;
  readonly isReference?: boolean;
  readonly default?: string | boolean | number;
}

export interface DescriptorType {
  readonly name: string;
  readonly superClass?: readonly string[];
  readonly extends?: readonly string[];
  readonly isAbstract?: boolean;
  readonly properties?: readonly DescriptorProperty[];
}

export interface DescriptorPackage {
  readonly name: string;
  readonly prefix: string;
  readonly uri: string;
  readonly types: readonly DescriptorType[];
  readonly xml?: { readonly tagAlias?: string };
}

/** Returns attributes of type String with these names. */
export function texts(...names: readonly string[]): DescriptorProperty[] {
  return names.map((name) => ({ name, type: 'String', isAttr: true }));
}

/**
 * Returns attributes of type Boolean with these names. They have no default, so that a written value is written again.
 */
export function flags(...names: readonly string[]): DescriptorProperty[] {
  return names.map((name) => ({ name, type: 'Boolean', isAttr: true }));
}

const body: DescriptorProperty = { name: 'body', type: 'String', isBody: true };

/** Returns a property for child elements of one type. */
export function many(name: string, type: string): DescriptorProperty {
  return { name, type, isMany: true };
}

/** Returns attributes that are added to BPMN elements. `bpmn` names are given without prefix. */
export function on(
  bpmnTypes: string | readonly string[],
  name: string,
  ...properties: DescriptorProperty[]
): DescriptorType {
  const types = typeof bpmnTypes === 'string' ? [bpmnTypes] : bpmnTypes;
  return { name, isAbstract: true, extends: types.map((type) => `bpmn:${type}`), properties };
}

/**
 * Returns the type of an extension element. All other content of the element is stored in `others` and as body text,
 * because moddle drops child elements and text without a property.
 */
export function element(name: string, ...properties: DescriptorProperty[]): DescriptorType {
  const extra = properties.some((property) => property.isBody) ? [] : [body];
  return { name, superClass: ['Element'], properties: [...properties, ...extra, many('others', 'Element')] };
}

/** A child element that holds nothing but text. */
export function child(name: string): DescriptorProperty {
  return { name, type: 'String' };
}

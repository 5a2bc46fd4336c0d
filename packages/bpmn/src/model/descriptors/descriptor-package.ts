/** The shape of a moddle package, as far as descriptions in this package need it. */
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

/** Attributes of text type, from their names. */
export function texts(...names: readonly string[]): DescriptorProperty[] {
  return names.map((name) => ({ name, type: 'String', isAttr: true }));
}

/** Attributes of truth type, from their names; no default, so that what was written is written again. */
export function flags(...names: readonly string[]): DescriptorProperty[] {
  return names.map((name) => ({ name, type: 'Boolean', isAttr: true }));
}

export const body: DescriptorProperty = { name: 'body', type: 'String', isBody: true };

/** Child elements of one type. */
export function many(name: string, type: string): DescriptorProperty {
  return { name, type, isMany: true };
}

/** Attributes added to a BPMN element. `bpmn` names are given without prefix. */
export function on(
  bpmnTypes: string | readonly string[],
  name: string,
  ...properties: DescriptorProperty[]
): DescriptorType {
  const types = typeof bpmnTypes === 'string' ? [bpmnTypes] : bpmnTypes;
  return { name, isAbstract: true, extends: types.map((type) => `bpmn:${type}`), properties };
}

/**
 * An extension element. Whatever else a file puts inside is kept, in `others` and as body text:
 * moddle drops child elements and text for which there is no property.
 */
export function element(name: string, ...properties: DescriptorProperty[]): DescriptorType {
  const extra = properties.some((property) => property.isBody) ? [] : [body];
  return { name, superClass: ['Element'], properties: [...properties, ...extra, many('others', 'Element')] };
}

/** A child element that holds nothing but text. */
export function child(name: string): DescriptorProperty {
  return { name, type: 'String' };
}

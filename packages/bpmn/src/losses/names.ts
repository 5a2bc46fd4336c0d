import type { XmlElement } from './parse.ts';

const XML = 'http://www.w3.org/XML/1998/namespace';

/** Prefix → address at one place of a document; '' is the default namespace. */
export type Scope = ReadonlyMap<string, string>;

export const OUTERMOST: Scope = new Map([['xml', XML]]);

export const isDeclaration = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:');

/** Returns the scope inside of an element. */
export function scopeIn(outer: Scope, { attributes }: XmlElement): Scope {
  let scope: Map<string, string> | undefined;
  for (const name in attributes) {
    if (!isDeclaration(name)) continue;
    scope ??= new Map(outer);
    scope.set(name.slice(6), attributes[name] ?? '');
  }
  return scope ?? outer;
}

export interface QualifiedName {
  readonly uri: string;
  readonly local: string;
}

/**
 * Resolves a name by the rules of XML: elements without prefix are in the default namespace, attributes without prefix
 * are in no namespace.
 */
export function resolve(scope: Scope, written: string, kind: 'element' | 'attribute'): QualifiedName {
  const colon = written.indexOf(':');
  if (colon === -1) return { uri: kind === 'element' ? (scope.get('') ?? '') : '', local: written };
  return { uri: scope.get(written.slice(0, colon)) ?? '', local: written.slice(colon + 1) };
}

/** Returns `{address}local`, or the local name if the name is in no namespace. */
export const expanded = ({ uri, local }: QualifiedName): string => (uri ? `{${uri}}${local}` : local);

import { nameOf } from '../inventory.ts';
import type { Name } from '../inventory.ts';
import { knownPrefix, NAMESPACES } from '../namespaces.ts';
import type { AttributeFacts } from '../normal-values.ts';
import { malformed } from './malformed.ts';
import { isDeclaration } from './start-tag.ts';
import type { StartTag } from './start-tag.ts';

/** How much content of a document is in one namespace. */
export interface Space {
  readonly uri: string;
  readonly prefixes: Set<string>;
  uses: number;
  /** The part of it that an engine reads, according to the description of its names. */
  executable: number;
  /** The part of it that is on executed elements, whether or not a known engine reads it. */
  spoken: number;
  /** The first local names of that part. */
  readonly words: Set<string>;
}

/** A name of a document with its namespace, resolved once for all its uses in one scope. */
export interface ExpandedName {
  readonly uri: string;
  readonly local: string;
  /** The name of the element or attribute in the tree: the prefix of the namespace there, and the local name. */
  readonly inTree: string;
  /** Name for counting the contents of the document. */
  readonly name: Name;
  /** Whether the name belongs to an engine and the engine's description contains it. */
  readonly executable: boolean;
}

export interface ElementName extends ExpandedName {
  readonly space: Space;
}

export interface AttributeName extends ExpandedName {
  /** Undefined for attributes without prefix, because they are in no namespace. */
  readonly space: Space | undefined;
  /** Name for counting if the attribute belongs to the namespace of its element. */
  readonly own: Name;
  /** Key into the table of known attributes. */
  readonly key: string;
  readonly facts: AttributeFacts | undefined;
  /** Number of the last tag that had this attribute. */
  tag: number;
}

/** The attributes of a tag in their order; undefined for a namespace declaration. */
export type TagAttributes = readonly (AttributeName | undefined)[];

/** The data that name resolution needs beside the declarations. */
export interface NameSources {
  space(uri: string): Space;
  /** Returns the prefix of a namespace in the tree. `prefix` is the prefix in the document. */
  aliasOf(uri: string, prefix: string): string;
  factsOf(key: string): AttributeFacts | undefined;
  isExecutable(kind: 'element' | 'attribute', uri: string, local: string): boolean;
  /** Called for each element name when it first occurs. */
  meet(element: ElementName): void;
}

interface Scope {
  readonly uris: ReadonlyMap<string, string>;
  readonly elements: Map<string, ElementName>;
  /** By the written name; different spellings of one name share an entry. */
  readonly attributes: Map<string, AttributeName>;
  /** By the name in the tree. */
  readonly attributesInTree: Map<string, AttributeName>;
  /** Inner scopes by their declarations, so that a hundred equal scopes are one object. */
  readonly inner: Map<string, Scope>;
}

const scopeOf = (uris: ReadonlyMap<string, string>): Scope => ({
  uris,
  elements: new Map(),
  attributes: new Map(),
  attributesInTree: new Map(),
  inner: new Map(),
});

/** Maximum number of inner scopes that one scope stores; a hostile file may have a hundred thousand. */
const MAX_INNER = 64;

/** The namespaces in force while a document is read, and the resolution of names with them. */
export class Names {
  readonly #sources: NameSources;
  #scope = scopeOf(new Map([['xml', NAMESPACES.xml]]));
  readonly #outer: Scope[] = [];

  constructor(sources: NameSources) {
    this.#sources = sources;
  }

  /** Opens the scope of a tag that has namespace declarations. @returns these declarations, in order */
  enter(tag: StartTag): [prefix: string, uri: string][] {
    const declared: [string, string][] = [];
    for (let at = 0; at < tag.count; at++) {
      const name = tag.names[at] ?? '';
      if (!isDeclaration(name)) continue;
      const prefix = name.slice(6);
      const offset = tag.offsets[at] ?? 0;
      if (prefix === '' && name.length > 5) throw malformed('attribute-name', offset, tag.name);
      if (prefix === 'xmlns' || (prefix === 'xml' && tag.values[at] !== NAMESPACES.xml)) {
        throw malformed('prefix', offset, prefix);
      }
      if (declared.some(([other]) => other === prefix)) throw malformed('attribute-twice', offset, name);
      declared.push([prefix, tag.values[at] ?? '']);
    }
    this.#outer.push(this.#scope);
    const { uris, inner } = this.#scope;
    if (declared.every(([prefix, uri]) => uris.get(prefix) === uri)) return declared;
    const key = declared.map(([prefix, uri]) => `${prefix}=${uri}`).join(' ');
    let scope = inner.get(key);
    if (!scope) {
      scope = scopeOf(new Map([...uris, ...declared]));
      if (inner.size < MAX_INNER) inner.set(key, scope);
    }
    this.#scope = scope;
    return declared;
  }

  leave(): void {
    this.#scope = this.#outer.pop() ?? this.#scope;
  }

  /** Returns the prefix in the tree for a prefix of the document ('' for none); undefined if it is not declared. */
  aliasOf(prefix: string): string | undefined {
    const uri = this.#scope.uris.get(prefix);
    return uri ? this.#sources.aliasOf(uri, prefix) : undefined;
  }

  element(tag: StartTag): ElementName {
    let found = this.#scope.elements.get(tag.name);
    if (!found) {
      const colon = tag.name.indexOf(':');
      const prefix = colon === -1 ? '' : tag.name.slice(0, colon);
      const local = tag.name.slice(colon + 1);
      if (colon === 0 || local === '' || local.includes(':')) throw malformed('name', tag.start, tag.name);
      const uri = this.#scope.uris.get(prefix) ?? '';
      if (colon !== -1 && !uri) throw malformed('prefix', tag.start, prefix);
      const alias = uri ? this.#sources.aliasOf(uri, prefix) : '';
      const inTree = alias ? `${alias}:${local}` : local;
      const executable = this.#sources.isExecutable('element', uri, local);
      found = { uri, local, inTree, name: nameOf(uri, local), executable, space: this.#sources.space(uri) };
      this.#scope.elements.set(tag.name, found);
      this.#sources.meet(found);
    }
    return found;
  }

  /** Returns the name of an attribute; undefined if it is a namespace declaration. */
  attribute(tag: StartTag, at: number): AttributeName | undefined {
    const written = tag.names[at] ?? '';
    let found = this.#scope.attributes.get(written);
    if (!found) {
      if (tag.declares && isDeclaration(written)) return undefined;
      found = this.#makeAttribute(written, tag.offsets[at] ?? 0);
      this.#scope.attributes.set(written, found);
    }
    return found;
  }

  #makeAttribute(written: string, offset: number): AttributeName {
    const { uris, attributesInTree } = this.#scope;
    const colon = written.indexOf(':');
    const prefix = colon === -1 ? '' : written.slice(0, colon);
    const local = written.slice(colon + 1);
    if (colon === 0 || local === '' || local.includes(':')) throw malformed('name', offset, written);
    let uri = '';
    if (colon !== -1) {
      uri = uris.get(prefix) ?? '';
      if (!uri) throw malformed('prefix', offset, prefix);
    }
    const alias = uri ? this.#sources.aliasOf(uri, prefix) : '';
    const inTree = alias ? `${alias}:${local}` : local;
    const other = attributesInTree.get(inTree);
    if (other) return other;
    const known = uri ? (knownPrefix(uri) ?? prefix) : '';
    const key = known ? `${known}:${local}` : local;
    const made: AttributeName = {
      uri,
      local,
      inTree,
      name: nameOf(uri, local),
      executable: this.#sources.isExecutable('attribute', uri, local),
      own: nameOf('', local),
      key,
      facts: this.#sources.factsOf(key),
      space: uri ? this.#sources.space(uri) : undefined,
      tag: 0,
    };
    attributesInTree.set(inTree, made);
    return made;
  }
}

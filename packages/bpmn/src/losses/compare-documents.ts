import type { ReportEntry } from '../convert/types.ts';
import { placeOfChild } from '../model/descriptors/child-order.ts';
import { ENGINE_FLAVOURS, ENGINE_MARK, NAMESPACES } from '../model/namespaces.ts';
import { expanded, isDeclaration, OUTERMOST, resolve, scopeIn } from './names.ts';
import type { QualifiedName, Scope } from './names.ts';
import { parseXml } from './parse.ts';
import type { XmlElement } from './parse.ts';
import { Permission } from './permission.ts';
import { sameValue } from './values.ts';

/**
 * `missing`: only in the first document; `added`: only in the second one; `changed`: another value; `order`: at another
 * place among its siblings.
 */
export type DifferenceKind = 'missing' | 'added' | 'changed' | 'order';

/** A difference between two documents that should have the same content. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly what: 'element' | 'attribute' | 'text' | 'comment' | 'prefix';
  /** With the namespace: `{http://…}process/@{urn:x}version`. */
  readonly name: string;
  /** Id of the nearest element that has one. */
  readonly element?: string;
  readonly before?: string;
  readonly after?: string;
}

export interface CompareOptions {
  /** Report of the conversion between the two documents; differences that it names are allowed. */
  readonly report?: readonly ReportEntry[];
  /** The comparison stops after this number of differences. Default 50. */
  readonly limit?: number;
}

/** Namespaces whose schema defines an order of children. */
const ORDERED: ReadonlySet<string> = new Set([NAMESPACES.bpmn, NAMESPACES.bpmndi]);

/**
 * Compares the content of two XML texts with a parser and a name resolution that share no code with this package's
 * reader and writer. It compares elements and attributes with their namespaces, texts, comments and the order of
 * children. Children that violate the order of BPMN's schema may be reordered; everything else must be unchanged.
 */
export function compareDocuments(before: string, after: string, options: CompareOptions = {}): Difference[] {
  const [one, other] = [parseXml(before), parseXml(after)];
  const comparison = new Comparison(new Permission(options.report), options.limit ?? 50, options.report !== undefined);
  comparison.elements(
    { element: one.root, scope: scopeIn(OUTERMOST, one.root) },
    { element: other.root, scope: scopeIn(OUTERMOST, other.root) },
    undefined,
  );
  comparison.comments(one.comments, other.comments);
  return comparison.found;
}

/** An element and the namespace scope inside of it. */
interface Placed {
  readonly element: XmlElement;
  readonly scope: Scope;
}

interface Child extends Placed {
  readonly name: QualifiedName;
  /** The key that distinguishes it from its siblings: name, and id if it has one. */
  readonly key: string;
}

class Comparison {
  readonly found: Difference[] = [];
  readonly #permission: Permission;
  readonly #limit: number;
  readonly #converted: boolean;
  /** A conversion moves what it keeps from one engine's namespace to another one. */
  readonly #key: (name: QualifiedName) => string;

  constructor(permission: Permission, limit: number, converted: boolean) {
    this.#permission = permission;
    this.#converted = converted;
    this.#key = converted ? acrossEngines : expanded;
    this.#limit = limit;
  }

  #tell(difference: Difference): void {
    if (this.found.length < this.#limit) this.found.push(difference);
  }

  elements(first: Placed, second: Placed, outerOwner: string | undefined): void {
    if (this.found.length >= this.#limit) return;
    const name = resolve(first.scope, first.element.name, 'element');
    const nameAfter = resolve(second.scope, second.element.name, 'element');
    const one = this.#converted ? { ...first, element: withChildren(first.element, name) } : first;
    const other = this.#converted ? { ...second, element: withChildren(second.element, nameAfter) } : second;
    const owner = one.element.attributes['id'] ?? outerOwner;
    const about = owner === undefined ? {} : { element: owner };
    if (this.#key(name) !== this.#key(nameAfter) && !this.#mayBecome(owner, name, nameAfter)) {
      this.#tell({ kind: 'changed', what: 'element', name: expanded(name), ...about, after: expanded(nameAfter) });
    }
    this.#attributes(one, other, name, owner);
    const [text, textAfter] = [one.element.text.trim(), other.element.text.trim()];
    if (!sameText(one.element, text, textAfter)) {
      if (!this.#permission.before(owner, text) && !this.#permission.before(owner, name.local))
        this.#tell({ kind: 'changed', what: 'text', name: expanded(name), ...about, before: text, after: textAfter });
    } else this.#prefix(one.scope, other.scope, text, expanded(name), about);
    this.#children(one, other, name, owner);
  }

  #mayBecome(owner: string | undefined, before: QualifiedName, after: QualifiedName): boolean {
    return this.#permission.before(owner, before.local) || this.#permission.after(owner, after.local);
  }

  #attributes(one: Placed, other: Placed, element: QualifiedName, owner: string | undefined): void {
    const about = owner === undefined ? {} : { element: owner };
    const rest = attributesOf(other, this.#key);
    const before = attributesOf(one, this.#key);
    if (this.#converted) for (const attributes of [before, rest]) attributes.delete(MARK);
    for (const [key, { name, value }] of before) {
      const path = `${expanded(element)}/@${expanded(name)}`;
      const held = rest.get(key);
      rest.delete(key);
      const allowed = this.#permission.before(owner, name.local);
      if (!held) {
        if (!allowed) this.#tell({ kind: 'missing', what: 'attribute', name: path, ...about, before: value });
      } else if (!sameValue(name, value, one.scope, held.value, other.scope)) {
        if (!allowed)
          this.#tell({ kind: 'changed', what: 'attribute', name: path, ...about, before: value, after: held.value });
      } else this.#prefix(one.scope, other.scope, value, path, about);
    }
    for (const { name, value } of rest.values()) {
      if (this.#permission.after(owner, name.local)) continue;
      this.#tell({
        kind: 'added',
        what: 'attribute',
        name: `${expanded(element)}/@${expanded(name)}`,
        ...about,
        after: value,
      });
    }
  }

  /** A value like `tns:order` is valid only if its prefix is still bound to the same address. */
  #prefix(before: Scope, after: Scope, value: string, name: string, about: { element?: string }): void {
    const colon = value.indexOf(':');
    if (colon < 1) return;
    const prefix = value.slice(0, colon);
    const uri = before.get(prefix);
    if (uri === undefined || after.get(prefix) === uri) return;
    this.#tell({ kind: 'changed', what: 'prefix', name, ...about, before: uri, after: after.get(prefix) ?? '' });
  }

  #children(one: Placed, other: Placed, parent: QualifiedName, owner: string | undefined): void {
    const before = inOrder(parent, childrenOf(one, this.#key));
    const after = inOrderOf(parent, childrenOf(other, this.#key));
    if (before.length === after.length && before.every(({ key }, at) => key === after[at]?.key)) {
      for (const [at, child] of before.entries()) this.elements(child, after[at] as Child, owner);
      return;
    }
    this.#unlike(before, after, owner);
  }

  /** Compares children that do not match pairwise in their order. */
  #unlike(before: readonly Child[], after: readonly Child[], owner: string | undefined): void {
    const about = owner === undefined ? {} : { element: owner };
    const waiting = new Map<string, Child[]>();
    for (const child of after) {
      const list = waiting.get(child.key);
      if (list) list.push(child);
      else waiting.set(child.key, [child]);
    }
    const pairs: [Child, Child][] = [];
    const gone: Child[] = [];
    for (const child of before) {
      const held = waiting.get(child.key)?.shift();
      if (held) pairs.push([child, held]);
      else gone.push(child);
    }
    // An element that a conversion renames keeps its id.
    const added = [...waiting.values()].flat();
    for (const child of gone) {
      const id = child.element.attributes['id'];
      const at = id === undefined ? -1 : added.findIndex(({ element }) => element.attributes['id'] === id);
      const [same] = at === -1 ? [] : added.splice(at, 1);
      if (same) pairs.push([child, same]);
      else if (!this.#saysGone(child, owner))
        this.#tell({ kind: 'missing', what: 'element', name: expanded(child.name), ...about });
    }
    for (const child of added) {
      if (!this.#saysAdded(child, owner))
        this.#tell({ kind: 'added', what: 'element', name: expanded(child.name), ...about });
    }
    const place = new Map(after.map((child, at) => [child, at]));
    let last = -1;
    for (const [child, held] of pairs) {
      const at = place.get(held) ?? 0;
      if (at < last && !this.#permission.before(owner, child.name.local)) {
        this.#tell({ kind: 'order', what: 'element', name: expanded(child.name), ...about });
      }
      last = Math.max(last, at);
    }
    for (const [child, held] of pairs) this.elements(child, held, owner);
  }

  /** For content of a removed container, the report names the content. */
  #saysGone({ name, element }: Child, owner: string | undefined): boolean {
    if (this.#permission.before(element.attributes['id'] ?? owner, name.local)) return true;
    if (this.#permission.before(owner, name.local)) return true;
    return isContainer(name) && element.children.every((child) => this.#permission.before(owner, localOf(child.name)));
  }

  #saysAdded({ name, element }: Child, owner: string | undefined): boolean {
    if (this.#permission.after(element.attributes['id'] ?? owner, name.local)) return true;
    if (this.#permission.after(owner, name.local)) return true;
    return isContainer(name) && element.children.every((child) => this.#permission.after(owner, localOf(child.name)));
  }

  comments(before: readonly string[], after: readonly string[]): void {
    const left = new Map<string, number>();
    for (const text of after) left.set(text, (left.get(text) ?? 0) + 1);
    for (const text of before) {
      const count = left.get(text) ?? 0;
      if (count === 0) this.#tell({ kind: 'missing', what: 'comment', name: text.trim().slice(0, 80) });
      else left.set(text, count - 1);
    }
  }
}

/** The mark that a conversion writes into the document. */
const MARK = expanded({ uri: NAMESPACES.gongdi, local: ENGINE_MARK });

const ENGINES: ReadonlySet<string> = new Set([
  ...ENGINE_FLAVOURS.map((flavour) => NAMESPACES[flavour]),
  NAMESPACES.operaton,
]);

const acrossEngines = (name: QualifiedName): string =>
  ENGINES.has(name.uri) ? `{engine}${name.local}` : expanded(name);

/** Blanks between child elements have no meaning; formatting changes only these. */
function sameText({ children }: XmlElement, before: string, after: string): boolean {
  if (before === after) return true;
  return children.length > 0 && before.replaceAll(/\s+/g, ' ') === after.replaceAll(/\s+/g, ' ');
}

const localOf = (written: string) => written.slice(written.indexOf(':') + 1);

const isContainer = ({ uri, local }: QualifiedName) => uri === NAMESPACES.bpmn && local === 'extensionElements';

/** Field injection may write its expression as attribute or as child element; engines read both in the same way. */
function withChildren(element: XmlElement, { uri, local }: QualifiedName): XmlElement {
  const { expression, ...attributes } = element.attributes;
  if (expression === undefined || local !== 'field' || !ENGINES.has(uri)) return element;
  const name = element.name.replace(/[^:]*$/, 'expression');
  return {
    ...element,
    attributes,
    children: [...element.children, { name, attributes: {}, children: [], text: expression }],
  };
}

function attributesOf(
  { element, scope }: Placed,
  keyOf: (name: QualifiedName) => string,
): Map<string, { name: QualifiedName; value: string }> {
  const found = new Map<string, { name: QualifiedName; value: string }>();
  for (const written in element.attributes) {
    if (isDeclaration(written)) continue;
    const name = resolve(scope, written, 'attribute');
    found.set(keyOf(name), { name, value: element.attributes[written] ?? '' });
  }
  return found;
}

function childrenOf({ element, scope }: Placed, keyOf: (name: QualifiedName) => string): Child[] {
  return element.children.map((child) => {
    const inside = scopeIn(scope, child);
    const name = resolve(inside, child.name, 'element');
    const id = child.attributes['id'];
    return { element: child, scope: inside, name, key: id === undefined ? keyOf(name) : `${keyOf(name)} ${id}` };
  });
}

/**
 * Engines read the children of their elements by name, so children with other names may come before or after them. The
 * values of a list are the exception.
 */
function inOrderOf(parent: QualifiedName, children: Child[]): readonly Child[] {
  if (!ENGINES.has(parent.uri) || parent.local === 'list' || children.length < 2) return children;
  const first = new Map<string, number>();
  const names = children.map(({ name }) => expanded(name)).toSorted();
  for (const [at, name] of names.entries()) if (!first.has(name)) first.set(name, at);
  return children.toSorted((a, b) => (first.get(expanded(a.name)) ?? 0) - (first.get(expanded(b.name)) ?? 0));
}

/**
 * Returns the children of BPMN elements in schema order, children that the schema does not know last. The children of
 * other elements keep their order.
 */
function inOrder(parent: QualifiedName, children: Child[]): readonly Child[] {
  if (!ORDERED.has(parent.uri)) return inOrderOf(parent, children);
  if (children.length < 2) return children;
  const placed = children.map((child) => {
    const place =
      ORDERED.has(child.name.uri) || parent.uri !== NAMESPACES.bpmn
        ? placeOfChild(parent.local, child.name.local)
        : undefined;
    return { child, place: place ?? Infinity };
  });
  if (placed.every(({ place }, at) => at === 0 || place >= (placed[at - 1]?.place ?? 0))) return children;
  return placed.toSorted((a, b) => a.place - b.place).map(({ child }) => child);
}

import { NAMESPACES } from '../namespaces.ts';
import { spellName, spellValue } from '../spellings.ts';
import type { Moddle, ModdleElement, PropertyDescriptor } from '../types.ts';
import type { ElementName, Names, TagAttributes } from '../xml/names.ts';
import type { StartTag } from '../xml/start-tag.ts';
import { Blueprint } from './blueprint.ts';
import type { AttributePlan, ChildPlan } from './blueprint.ts';
import { ElementIndex } from './element-index.ts';
import type { Placeholder, Reference } from './references.ts';
import { unreadable } from './unreadable.ts';
import type { Unreadable } from './unreadable.ts';

/** The open element at one depth. The object is reused for the next element of that depth. */
class Level {
  /** `none` for an element that has no place in the tree, and for everything inside it. */
  kind: ChildPlan['kind'] | 'none' = 'none';
  /** The element itself; for values and references the element that they belong to. */
  element: ModdleElement | undefined;
  blueprint: Blueprint | undefined;
  plan: ChildPlan | undefined;
  placeholder: Placeholder | undefined;
  tag = '';
}

const XSI_TYPE = 'xsi:type';
const ROOT_TYPE = 'bpmn:Definitions';
/** Reused, because making a new property descriptor costs more time than setting this member. */
const HIDDEN = { value: undefined as unknown, enumerable: false, configurable: true, writable: true };

/**
 * Builds moddle's tree while a document is read. Unlike moddle's own reader it keeps elements whose id is repeated or
 * is not a Latin name, attributes that have the name of a member which holds elements, and number attributes that are
 * not numbers. It resolves references in linear time.
 */
export class TreeBuilder {
  readonly index: ElementIndex;
  readonly references: Reference[] = [];
  readonly unreadable: Unreadable[] = [];
  root: ModdleElement | undefined;
  readonly #moddle: Moddle;
  readonly #aliases: Map<string, string>;
  readonly #taken: Set<string>;
  readonly #levels: Level[] = [];
  #depth = 0;

  constructor(moddle: Moddle, xml: string) {
    this.index = new ElementIndex(xml);
    this.#moddle = moddle;
    this.#aliases = new Map(Object.entries(moddle.config?.nsMap ?? {}));
    for (const prefix of ['xsi', 'xml'] as const) this.#aliases.set(NAMESPACES[prefix], prefix);
    for (const { uri, prefix } of moddle.getPackages()) this.#aliases.set(uri, prefix);
    this.#taken = new Set(this.#aliases.values());
  }

  /**
   * Returns the only prefix of a namespace in this tree: the prefix of its description, or else the first one in the
   * document.
   */
  aliasOf(uri: string, prefix: string): string {
    let alias = this.#aliases.get(uri);
    if (alias === undefined) {
      alias = prefix;
      for (let count = 0; alias === '' || this.#taken.has(alias); count++) alias = `ns${count}`;
      this.#taken.add(alias);
      this.#aliases.set(uri, alias);
    }
    return alias;
  }

  open(tag: StartTag, name: ElementName, attributes: TagAttributes, names: Names, id: string | undefined): void {
    if (id !== undefined) this.index.tag(id, tag.start);
    const level = (this.#levels[this.#depth] ??= new Level());
    const outer = this.#levels[this.#depth - 1];
    this.#depth++;
    level.tag = tag.name;
    level.kind = 'none';
    if (!outer) {
      if (name.uri !== NAMESPACES.bpmn || name.local !== 'definitions') return;
      this.root = this.#typed(level, Blueprint.of(this.#moddle, ROOT_TYPE), tag, attributes, name.uri);
    } else if (outer.kind === 'generic') {
      const child = this.#generic(level, tag, name, attributes);
      const parent = outer.element as ModdleElement;
      (parent.$children ??= []).push(child);
      child.$parent = parent;
    } else if (outer.kind === 'typed') this.#child(level, outer, tag, name, attributes, names);
    else if (outer.kind !== 'none') this.unreadable.push(unreadable('no-place', tag.start, tag.name, outer.tag));
  }

  #child(level: Level, outer: Level, tag: StartTag, name: ElementName, attributes: TagAttributes, names: Names): void {
    const parent = outer.element as ModdleElement;
    const xsiType = typeInTree(tag, attributes, names);
    const plan = outer.blueprint?.child(name.inTree, xsiType);
    if (!plan) {
      const found =
        xsiType === undefined
          ? unreadable('no-place', tag.start, tag.name, outer.tag)
          : unreadable('type', tag.start, tag.name, xsiType);
      this.unreadable.push(found);
      return;
    }
    level.plan = plan;
    level.kind = plan.kind;
    if (plan.kind === 'value') level.element = parent;
    else if (plan.kind === 'reference') level.placeholder = this.#reference(plan, parent);
    else {
      const child =
        plan.blueprint === undefined
          ? this.#generic(level, tag, name, attributes)
          : this.#typed(level, plan.blueprint, tag, attributes, name.uri);
      put(parent, plan.property, child);
      child.$parent = parent;
    }
  }

  #reference({ property }: ChildPlan, element: ModdleElement): Placeholder {
    const placeholder: Placeholder = { id: undefined };
    const { name, isMany } = property;
    if (!isMany) {
      this.references.push({ element, property: name, kind: 'one', name: placeholder, at: 0 });
      return placeholder;
    }
    const list = element[name] as unknown[] | undefined;
    if (list) list.push(placeholder);
    else {
      HIDDEN.value = [placeholder];
      Object.defineProperty(element, name, HIDDEN);
      this.references.push({ element, property: name, kind: 'list', name: placeholder, at: 0 });
    }
    return placeholder;
  }

  #generic(level: Level, tag: StartTag, name: ElementName, attributes: TagAttributes): ModdleElement {
    const element = this.#moddle.createAny(name.inTree, name.uri);
    for (let at = 0; at < tag.count; at++) {
      element[attributes[at]?.inTree ?? tag.names[at] ?? ''] = tag.values[at];
    }
    level.kind = 'generic';
    level.element = element;
    this.index.element(element, tag.start);
    return element;
  }

  #typed(level: Level, blueprint: Blueprint, tag: StartTag, attributes: TagAttributes, tagUri: string): ModdleElement {
    const element = blueprint.make();
    level.kind = 'typed';
    level.element = element;
    level.blueprint = blueprint;
    this.index.element(element, tag.start);
    for (let at = 0; at < tag.count; at++) {
      const value = tag.values[at] ?? '';
      const name = attributes[at]?.inTree ?? tag.names[at] ?? '';
      const plan = attributes[at] && blueprint.attribute(name);
      if (!plan) unknown(element, name, value);
      else if (!plan.property.isAttr && !name.includes(':')) {
        // `expression` of a field: a child element by the description, but engines read it as an attribute too.
        spellName(element, plan.member, name);
        this.#attribute(element, plan, name, value);
      } else if (attributes[at]?.uri !== tagUri) this.#attribute(element, plan, name, value);
      else if (has(tag, plan.property.ns.localName)) unknown(element, name, value);
      else {
        // `bpmn:name` of a `bpmn:task`: the schema does not have this attribute, but engines and modelers read it as
        // `name`.
        spellName(element, plan.member, name);
        this.#attribute(element, plan, name, value);
      }
    }
    const id = blueprint.idMember === undefined ? undefined : element[blueprint.idMember];
    if (typeof id === 'string' && id !== '') this.index.id(id, element);
    return element;
  }

  #attribute(element: ModdleElement, { kind, member }: AttributePlan, name: string, value: string): void {
    switch (kind) {
      case 'text':
        element[member] = value;
        break;
      case 'truth':
        element[member] = value === 'true';
        if (value !== 'true' && value !== 'false') spellValue(element, member, element[member], value);
        break;
      case 'standard-truth':
        element[member] = value === 'true' || value === '1';
        if (value !== 'true' && value !== 'false') spellValue(element, member, element[member], value);
        break;
      case 'integer':
      case 'real': {
        const number = kind === 'real' ? Number.parseFloat(value) : Number.parseInt(value, 10);
        if (!Number.isNaN(number)) element[member] = number;
        else unknown(element, name, value);
        break;
      }
      case 'reference':
        this.references.push({ element, property: member, kind: 'one', name: { id: value }, at: 0 });
        break;
      case 'references':
        for (const [at, id] of value.trim().split(/\s+/).entries()) {
          this.references.push({ element, property: member, kind: 'more', name: { id }, at });
        }
    }
  }

  text(text: string, offset: number): void {
    const level = this.#levels[this.#depth - 1];
    if (level?.kind === 'typed' && !level.blueprint?.body) {
      this.unreadable.push(unreadable('text', offset, level.tag, text.trim()));
    }
  }

  /** @param body all text between the tags; undefined if there is none */
  close(body: string | undefined): void {
    this.#depth--;
    const level = this.#levels[this.#depth];
    if (!level) return;
    const { element, blueprint, plan, placeholder } = level;
    switch (level.kind) {
      case 'typed':
        if (element && blueprint?.body && body !== undefined) {
          element[blueprint.body.name] = coerce(blueprint.body.type, body);
        }
        break;
      case 'generic':
        if (element && body) element.$body = body;
        break;
      case 'value':
        if (element && plan) put(element, plan.property, coerce(plan.property.type, body ?? ''));
        break;
      case 'reference':
        if (placeholder) placeholder.id = body;
    }
  }
}

/** Returns whether a tag has an attribute with exactly this written name. */
function has({ names, count }: StartTag, written: string): boolean {
  const at = names.indexOf(written);
  return at !== -1 && at < count;
}

/** Stores an attribute that the type does not have, beside the members of the element. */
function unknown(element: ModdleElement, name: string, value: string): void {
  const { $attrs } = element;
  if ($attrs) $attrs[name] = value;
}

function put(element: ModdleElement, { name, isMany }: PropertyDescriptor, value: unknown): void {
  if (!isMany) element[name] = value;
  else {
    const list = element[name] as unknown[] | undefined;
    if (list) list.push(value);
    else element[name] = [value];
  }
}

function coerce(type: string, text: string): unknown {
  switch (type) {
    case 'Boolean':
      return text === 'true';
    case 'Integer':
      return Number.parseInt(text, 10);
    case 'Real':
      return Number.parseFloat(text);
    default:
      return text;
  }
}

/** Returns the type that a tag names in `xsi:type`, with the prefix that its namespace has in the tree. */
function typeInTree(tag: StartTag, attributes: TagAttributes, names: Names): string | undefined {
  for (let at = 0; at < tag.count; at++) {
    if (!attributes[at]?.space || attributes[at]?.inTree !== XSI_TYPE) continue;
    const value = tag.values[at] ?? '';
    const colon = value.indexOf(':');
    const prefix = colon === -1 ? '' : value.slice(0, colon);
    return `${names.aliasOf(prefix) ?? prefix}:${value.slice(colon + 1)}`;
  }
  return undefined;
}

import { isKnownElement } from '../model/moddle.ts';
import { NAMESPACES } from '../model/namespaces.ts';
import { scalarText } from '../model/scalar.ts';
import type { EngineFlavour, Flavour, ModdleElement, TypeDescriptor } from '../model/types.ts';
import { isSlot, type Extension, type Slot, type Subject } from './subject.ts';

const SIMPLE = new Set(['String', 'Boolean', 'Integer', 'Real']);
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const attributesOf = new WeakMap<TypeDescriptor, ReadonlyMap<string, string>>();

/** Returns the members of an element that hold attributes of its engine, with their names in XML. */
export function extensionAttributes(element: ModdleElement, flavour: EngineFlavour): ReadonlyMap<string, string> {
  const descriptor = element.$descriptor;
  let known = attributesOf.get(descriptor);
  if (!known) {
    const own = descriptor.properties.filter((property) => property.isAttr && property.ns.prefix === flavour);
    known = new Map(own.map((property) => [property.name, property.ns.localName]));
    attributesOf.set(descriptor, known);
  }
  return known;
}

/** Returns whether an element is in the namespace of an engine. The engine need not read the element. */
export const isOf = (element: ModdleElement, flavour: Flavour): boolean => element.$descriptor.ns.prefix === flavour;

/** Reads the attributes and elements of the source engine's namespace from an element without changing it. */
export class Lifter {
  readonly #prefix: string;
  readonly #uri: string;
  readonly #flavour: EngineFlavour;

  constructor(flavour: EngineFlavour) {
    this.#flavour = flavour;
    this.#prefix = `${flavour}:`;
    this.#uri = NAMESPACES[flavour];
  }

  /** Returns undefined when the element has nothing of the engine. */
  lift(element: ModdleElement): Subject | undefined {
    let attributes: Map<string, string> | undefined;
    const prefix = this.#prefix;
    const known = extensionAttributes(element, this.#flavour);
    if (known.size > 0) {
      for (const key of Object.keys(element)) {
        const local = known.get(key);
        const value = local === undefined ? undefined : element[key];
        if (local !== undefined && value !== undefined) (attributes ??= new Map()).set(local, scalarText(value));
      }
    }
    for (const key in element.$attrs) {
      if (!key.startsWith(prefix)) continue;
      (attributes ??= new Map()).set(key.slice(prefix.length), element.$attrs[key] ?? '');
    }
    const container = element['extensionElements'] as ModdleElement | undefined;
    const values = (container?.['values'] as ModdleElement[] | undefined) ?? [];
    const strays = Object.hasOwn(element, 'strays') ? (element['strays'] as ModdleElement[]) : [];
    const extensions = values.map((value) => this.#slot(value) ?? value);
    const hasOwn = extensions.some((entry) => isSlot(entry) || isOf(entry, this.#flavour));
    if (!attributes && !hasOwn && strays.length === 0) return undefined;
    return { element, attributes: attributes ?? new Map(), result: new Map(), extensions };
  }

  #slot(element: ModdleElement): Slot | undefined {
    return this.#isOwn(element) ? { kind: 'slot', extension: this.extension(element), done: false } : undefined;
  }

  #isOwn(element: ModdleElement): boolean {
    const { isGeneric, ns } = element.$descriptor;
    if (isGeneric) return ns.uri === this.#uri;
    // Elements that are missing from the descriptor belong to the file, not to the engine, and stay unchanged.
    return ns.prefix === this.#flavour && isKnownElement(this.#flavour, lower(ns.localName));
  }

  /** Returns the element in engine-neutral form; the element itself is not changed. */
  extension(element: ModdleElement): Extension {
    const { $descriptor: descriptor } = element;
    const result: Extension = {
      kind: 'extension',
      name: lower(descriptor.ns.localName),
      attributes: new Map(),
      children: [],
      body: element.$body ?? '',
    };
    return descriptor.isGeneric ? this.#withPlainContent(result, element) : this.#withDescribedContent(result, element);
  }

  /** Adds the content of an element that no descriptor describes. */
  #withPlainContent(result: Extension, element: ModdleElement): Extension {
    for (const key of Object.keys(element)) {
      if (!key.startsWith('$') && !key.startsWith('xmlns')) result.attributes.set(key, scalarText(element[key]));
    }
    for (const child of element.$children ?? []) result.children.push(this.#child(child));
    return result;
  }

  /** Adds the content of an element by the properties of its descriptor. */
  #withDescribedContent(result: Extension, element: ModdleElement): Extension {
    const inherited: Record<string, unknown> = element;
    for (const property of element.$descriptor.properties) {
      if (property.isVirtual || !Object.hasOwn(element, property.name)) continue;
      const value = inherited[property.name];
      if (value === undefined || value === null) continue;
      const local = property.ns.localName;
      if (property.isAttr) result.attributes.set(local, scalarText(value));
      else if (property.isBody) result.body = scalarText(value);
      else if (SIMPLE.has(property.type)) {
        for (const one of property.isMany ? (value as unknown[]) : [value]) {
          result.children.push({
            kind: 'extension',
            name: local,
            attributes: new Map(),
            children: [],
            body: scalarText(one),
          });
        }
      } else {
        for (const one of property.isMany ? (value as ModdleElement[]) : [value as ModdleElement]) {
          result.children.push(this.#child(one));
        }
      }
    }
    for (const key in element.$attrs) {
      if (!key.startsWith('xmlns')) result.attributes.set(key, element.$attrs[key] ?? '');
    }
    return result;
  }

  #child(element: ModdleElement): Extension | ModdleElement {
    return this.#isOwn(element) ? this.extension(element) : element;
  }
}

export function lifterOf(flavour: Flavour): Lifter | undefined {
  return flavour === 'plain' ? undefined : new Lifter(flavour);
}

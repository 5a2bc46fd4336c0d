import { NAMESPACES } from '../model/namespaces.ts';
import type { EngineFlavour, Moddle, ModdleElement, PropertyDescriptor, TypeDescriptor } from '../model/types.ts';
import { isExtension } from './subject.ts';
import type { Extension } from './subject.ts';

const SIMPLE = new Set(['String', 'Boolean', 'Integer', 'Real']);
const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

interface ElementType {
  readonly $descriptor: TypeDescriptor;
  hasType(type: string): boolean;
}

/** Converts a text to the value of a property in the same way as moddle. */
function coerce(type: string, value: string): unknown {
  if (type === 'Boolean') return value === 'true';
  if (type === 'Integer') return Number.parseInt(value, 10);
  if (type === 'Real') return Number.parseFloat(value);
  return value;
}

/** Creates elements of the target engine from engine-neutral extensions, with the same result as reading their XML. */
export class Lowerer {
  readonly #moddle: Moddle;
  readonly #flavour: EngineFlavour;
  readonly #types = new Map<string, ElementType | undefined>();

  constructor(moddle: Moddle, flavour: EngineFlavour) {
    this.#moddle = moddle;
    this.#flavour = flavour;
  }

  element(extension: Extension, parent: ModdleElement): ModdleElement {
    const made = this.#typed(extension) ?? this.#generic(extension);
    made.$parent = parent;
    return made;
  }

  /** Sets an attribute of the target engine on a BPMN element. */
  attribute(element: ModdleElement, name: string, value: string): void {
    const qualified = `${this.#flavour}:${name}`;
    const property = element.$descriptor.propertiesByName[qualified];
    element.set(qualified, property ? coerce(property.type, value) : value);
  }

  #type(name: string): ElementType | undefined {
    if (!this.#types.has(name)) {
      let type: ElementType | undefined;
      try {
        type = this.#moddle.getType(name) as unknown as ElementType;
      } catch {
        type = undefined;
      }
      this.#types.set(name, type);
    }
    return this.#types.get(name);
  }

  #typed({ name, attributes, children, body }: Extension): ModdleElement | undefined {
    const typeName = `${this.#flavour}:${capitalize(name)}`;
    const type = this.#type(typeName);
    if (!type) return undefined;
    const { propertiesByName, bodyProperty } = type.$descriptor;
    if (body.trim() && !bodyProperty) return undefined;
    const element = this.#moddle.create(typeName);
    for (const [key, value] of attributes) {
      const property = propertiesByName[key];
      if (property) element.set(property.name, coerce(property.type, value));
      else if (element.$attrs) element.$attrs[key] = value;
    }
    if (body.trim() && bodyProperty) element.set(bodyProperty.name, body);
    for (const child of children) if (!this.#place(child, element, type.$descriptor)) return undefined;
    return element;
  }

  /** Adds a child if the descriptor has a property for it; returns false otherwise. */
  #place(child: Extension | ModdleElement, parent: ModdleElement, descriptor: TypeDescriptor): boolean {
    const add = (property: PropertyDescriptor, value: unknown) => {
      if (property.isMany) (parent.get(property.name) as unknown[]).push(value);
      else parent.set(property.name, value);
    };
    if (isExtension(child)) {
      const simple = descriptor.propertiesByName[`${this.#flavour}:${child.name}`];
      if (simple && SIMPLE.has(simple.type) && !simple.isAttr && !simple.isBody) {
        add(simple, coerce(simple.type, child.body));
        return true;
      }
    }
    const made = isExtension(child) ? this.element(child, parent) : child;
    const type = made.$descriptor.isGeneric ? undefined : this.#type(made.$type);
    const property = descriptor.properties.find(
      (candidate) =>
        !candidate.isVirtual &&
        !candidate.isReference &&
        (type ? type.hasType(candidate.type) : candidate.type === 'Element'),
    );
    if (!property) return false;
    made.$parent = parent;
    add(property, made);
    return true;
  }

  #generic({ name, attributes, children, body }: Extension): ModdleElement {
    const element = this.#moddle.createAny(
      `${this.#flavour}:${name}`,
      NAMESPACES[this.#flavour],
      Object.fromEntries(attributes),
    );
    if (body.trim()) element.$body = body;
    if (children.length > 0) {
      element.$children = children.map((child) => {
        const made = isExtension(child) ? this.element(child, element) : child;
        made.$parent = element;
        return made;
      });
    }
    return element;
  }
}

import type { ElementType, Moddle, ModdleElement, TypeDescriptor } from './types.ts';

/**
 * The members that all elements have. moddle defines three hidden members on each element one by one, and this takes
 * most of the time of making an element. Here these members are private members of the class, and the object for
 * unknown attributes is made only if an element has some.
 */
class BaseElement {
  readonly $type: string;
  declare readonly $model: Moddle;
  declare readonly $descriptor: TypeDescriptor;
  #attributes: Record<string, string> | undefined;
  #parent: ModdleElement | undefined;

  constructor(type: string) {
    this.$type = type;
  }

  get $attrs(): Record<string, string> {
    return (this.#attributes ??= {});
  }

  get $parent(): ModdleElement | undefined {
    return this.#parent;
  }

  set $parent(parent: ModdleElement | undefined) {
    this.#parent = parent;
  }

  $instanceOf(type: string): boolean {
    return type in this.$descriptor.allTypesByName;
  }

  get(name: string): unknown {
    return this.$model.properties.get(this, name);
  }

  set(name: string, value: unknown): void {
    this.$model.properties.set(this, name, value);
  }
}

/**
 * Makes the class for the elements of a type. It replaces the class that moddle makes: it has the same members and is
 * four times as fast.
 */
function elementType(moddle: Moddle, descriptor: TypeDescriptor): ElementType {
  const { name } = descriptor.ns;
  class Element extends BaseElement {
    constructor(attributes?: Record<string, unknown>) {
      super(name);
      for (const key in attributes) this.set(key, attributes[key]);
    }
  }
  const prototype = Element.prototype as unknown as Record<string, unknown>;
  for (const property of descriptor.properties) {
    if (!property.isMany && property.default !== undefined) prototype[property.name] = property.default;
  }
  const links = {
    $model: { value: moddle, configurable: true },
    $descriptor: { value: descriptor, configurable: true },
  };
  Object.defineProperties(prototype, links);
  Object.defineProperties(Element, { ...links, hasType: { value: moddle.hasType } });
  return Element as unknown as ElementType;
}

/** Makes a factory use the classes of `elementType`. */
export function withQuickTypes(moddle: Moddle): Moddle {
  moddle.factory.createType = (descriptor) => elementType(moddle, descriptor);
  return moddle;
}

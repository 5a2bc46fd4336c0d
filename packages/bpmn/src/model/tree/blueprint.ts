import type { ElementType, Moddle, ModdleElement, PropertyDescriptor, TypeDescriptor } from '../types.ts';

/** How the builder converts the text of an attribute for the tree. */
export type AttributeKind = 'text' | 'truth' | 'standard-truth' | 'integer' | 'real' | 'reference' | 'references';

export interface AttributePlan {
  readonly kind: AttributeKind;
  readonly property: PropertyDescriptor;
  readonly member: string;
}

/** How the builder puts a child element into the tree. */
export interface ChildPlan {
  /**
   * An element of a known type, an element of a namespace without description, a plain value, or the name of another
   * element.
   */
  readonly kind: 'typed' | 'generic' | 'value' | 'reference';
  readonly property: PropertyDescriptor;
  /** Only for typed elements. */
  readonly blueprint: Blueprint | undefined;
}

const SIMPLE: ReadonlySet<string> = new Set(['String', 'Boolean', 'Integer', 'Real']);
/**
 * Packages of BPMN itself. For their booleans XML Schema also allows 1 and 0. Engines read their own attributes
 * differently.
 */
const STANDARD: ReadonlySet<string> = new Set(['bpmn', 'bpmndi', 'di', 'dc']);
const XSI_TYPE = 'xsi:type';

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The data for building elements of one type, computed once and stored for each type. */
export class Blueprint {
  readonly descriptor: TypeDescriptor;
  readonly body: PropertyDescriptor | undefined;
  readonly idMember: string | undefined;
  readonly #moddle: Moddle;
  readonly #Type: new () => ModdleElement;
  readonly #attributes = new Map<string, AttributePlan>();
  readonly #children = new Map<string, ChildPlan>();
  #foreign: ChildPlan | undefined;

  private constructor(moddle: Moddle, type: string) {
    const Type = moddle.getType(type);
    this.#moddle = moddle;
    this.#Type = Type;
    this.descriptor = Type.$descriptor;
    this.body = Type.$descriptor.bodyProperty;
    this.idMember = Type.$descriptor.idProperty?.name;
  }

  static readonly #made = new WeakMap<TypeDescriptor, Blueprint>();

  /** @throws Error if there is no such type */
  static of(moddle: Moddle, type: string): Blueprint {
    const descriptor = moddle.getType(type).$descriptor;
    let made = Blueprint.#made.get(descriptor);
    if (!made) Blueprint.#made.set(descriptor, (made = new Blueprint(moddle, type)));
    return made;
  }

  make(): ModdleElement {
    return new this.#Type();
  }

  /** Returns the plan for an attribute with this name in the tree; undefined if the type does not have it. */
  attribute(name: string): AttributePlan | undefined {
    let plan = this.#attributes.get(name);
    if (plan) return plan;
    const property = this.descriptor.propertiesByName[name];
    const kind = property && attributeKind(property);
    if (!property || !kind) return undefined;
    plan = { kind, property, member: property.name };
    this.#attributes.set(name, plan);
    return plan;
  }

  /**
   * Returns the plan for a child element with this name in the tree.
   * @param xsiType the type name from its `xsi:type` in the tree, if it has one
   * @returns undefined if the child is not allowed here
   */
  child(name: string, xsiType: string | undefined): ChildPlan | undefined {
    const known = this.#children.get(name);
    if (known && (xsiType === undefined || known.property.xml?.serialize !== XSI_TYPE)) return known;
    const property = this.descriptor.propertiesByName[name];
    return property && !property.isAttr ? this.#declaredChild(name, property, xsiType) : this.#childByType(name);
  }

  /** The plan for a child that is named like its property. */
  #declaredChild(name: string, property: PropertyDescriptor, xsiType: string | undefined): ChildPlan | undefined {
    const isTyped = property.xml?.serialize === XSI_TYPE && xsiType !== undefined;
    const type = isTyped ? this.#typeNamed(xsiType) : property.type;
    if (isTyped && !typeOf(this.#moddle, type)) return undefined;
    const plan = this.#plan(property, type);
    // A child that may have its own `xsi:type` is resolved each time.
    if (!isTyped) this.#children.set(name, plan);
    return plan;
  }

  /** The plan for a child that is named like its type. It belongs to the first property that holds such a type. */
  #childByType(name: string): ChildPlan | undefined {
    const colon = name.indexOf(':');
    const described = colon === -1 ? undefined : this.#moddle.getPackage(name.slice(0, colon));
    if (!described) return this.#foreignChild();
    const local = name.slice(colon + 1);
    const type = `${described.prefix}:${described.xml?.tagAlias === 'lowerCase' ? upper(local) : local}`;
    const allTypesByName = typeOf(this.#moddle, type)?.$descriptor.allTypesByName;
    if (!allTypesByName) return undefined;
    const holder = this.descriptor.properties.find(
      (candidate) => !candidate.isVirtual && !candidate.isReference && candidate.type in allTypesByName,
    );
    if (!holder) return undefined;
    const plan = this.#plan(holder, type);
    this.#children.set(name, plan);
    return plan;
  }

  /** The plan for elements of namespaces without description. */
  #foreignChild(): ChildPlan | undefined {
    if (!this.#foreign) {
      const holder = this.descriptor.properties.find(({ isReference, type }) => !isReference && type === 'Element');
      if (holder) this.#foreign = this.#plan(holder, 'Element');
    }
    return this.#foreign;
  }

  #plan(property: PropertyDescriptor, type: string): ChildPlan {
    if (SIMPLE.has(type)) return { kind: 'value', property, blueprint: undefined };
    if (property.isReference) return { kind: 'reference', property, blueprint: undefined };
    if (type === 'Element') return { kind: 'generic', property, blueprint: undefined };
    return { kind: 'typed', property, blueprint: Blueprint.of(this.#moddle, type) };
  }

  /**
   * Converts a type name of `xsi:type`, such as `bpmn:tFormalExpression`, to a moddle type, such as
   * `bpmn:FormalExpression`.
   */
  #typeNamed(xsiType: string): string {
    const colon = xsiType.indexOf(':');
    const prefix = xsiType.slice(0, colon);
    const local = xsiType.slice(colon + 1);
    const typePrefix = this.#moddle.getPackage(prefix)?.xml?.typePrefix;
    return `${prefix}:${typePrefix && local.startsWith(typePrefix) ? local.slice(typePrefix.length) : local}`;
  }
}

/** Returns undefined if there is no such type. */
function typeOf(moddle: Moddle, name: string): ElementType | undefined {
  try {
    return moddle.getType(name);
  } catch {
    return undefined;
  }
}

/** Returns undefined for members that hold elements: an attribute of such a name does not belong to the type. */
function attributeKind({ type, isAttr, isMany, isReference, ns }: PropertyDescriptor): AttributeKind | undefined {
  if (isReference) return isAttr ? (isMany ? 'references' : 'reference') : undefined;
  if (isMany) return undefined;
  switch (type) {
    case 'Boolean':
      return STANDARD.has(ns.prefix) ? 'standard-truth' : 'truth';
    case 'Integer':
      return 'integer';
    case 'Real':
      return 'real';
    default:
      return isAttr || type === 'String' ? 'text' : undefined;
  }
}

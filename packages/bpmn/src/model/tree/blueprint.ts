import type { ElementType, Moddle, ModdleElement, PropertyDescriptor, TypeDescriptor } from '../types.ts';

/** How an attribute gets into the tree. */
export type AttributeKind = 'text' | 'truth' | 'standard-truth' | 'integer' | 'real' | 'reference' | 'references';

export interface AttributePlan {
  readonly kind: AttributeKind;
  readonly property: PropertyDescriptor;
  readonly member: string;
}

/** How a child element gets into the tree. */
export interface ChildPlan {
  /** An element of a type, one of a namespace without description, a plain value, or the name of another element. */
  readonly kind: 'typed' | 'generic' | 'value' | 'reference';
  readonly property: PropertyDescriptor;
  /** Of typed elements. */
  readonly blueprint: Blueprint | undefined;
}

const SIMPLE: ReadonlySet<string> = new Set(['String', 'Boolean', 'Integer', 'Real']);
/** Of BPMN's own, XML Schema also writes 1 and 0 for truths. Engines read their own attributes differently. */
const STANDARD: ReadonlySet<string> = new Set(['bpmn', 'bpmndi', 'di', 'dc']);
const XSI_TYPE = 'xsi:type';

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What building elements of one type needs, worked out once for each type and kept with it. */
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

  /** @throws Error when there is no such type */
  static of(moddle: Moddle, type: string): Blueprint {
    const descriptor = moddle.getType(type).$descriptor;
    let made = Blueprint.#made.get(descriptor);
    if (!made) Blueprint.#made.set(descriptor, (made = new Blueprint(moddle, type)));
    return made;
  }

  make(): ModdleElement {
    return new this.#Type();
  }

  /** What an attribute of this name in the tree is here; undefined when the type does not know it. */
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
   * What a child element of this name in the tree is here.
   * @param xsiType the name of its type in the tree, when it gives one
   * @returns undefined when it cannot stand here
   */
  child(name: string, xsiType: string | undefined): ChildPlan | undefined {
    const known = this.#children.get(name);
    if (known && (xsiType === undefined || known.property.xml?.serialize !== XSI_TYPE)) return known;
    const property = this.descriptor.propertiesByName[name];
    if (property && !property.isAttr) {
      const isTyped = property.xml?.serialize === XSI_TYPE && xsiType !== undefined;
      const type = isTyped ? this.#typeNamed(xsiType) : property.type;
      if (isTyped && !typeOf(this.#moddle, type)) return undefined;
      const plan = this.#plan(property, type);
      // A child that may give itself another type is asked for each time.
      if (!isTyped) this.#children.set(name, plan);
      return plan;
    }
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

  /** Elements of namespaces that nobody has described. */
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

  /** `bpmn:tFormalExpression`, as `xsi:type` says it, is the type `bpmn:FormalExpression`. */
  #typeNamed(xsiType: string): string {
    const colon = xsiType.indexOf(':');
    const prefix = xsiType.slice(0, colon);
    const local = xsiType.slice(colon + 1);
    const typePrefix = this.#moddle.getPackage(prefix)?.xml?.typePrefix;
    return `${prefix}:${typePrefix && local.startsWith(typePrefix) ? local.slice(typePrefix.length) : local}`;
  }
}

/** Undefined when there is no such type. */
function typeOf(moddle: Moddle, name: string): ElementType | undefined {
  try {
    return moddle.getType(name);
  } catch {
    return undefined;
  }
}

/** Undefined for members that hold elements: an attribute of such a name is none of the type's own. */
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

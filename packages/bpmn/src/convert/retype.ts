import { scalarText } from '../model/scalar.ts';
import type { Moddle, ModdleElement } from '../model/types.ts';
import { containments } from '../model/walk.ts';

/** Descriptors that all flavours share. */
const COMMON = new Set(['bpmn', 'bpmndi', 'di', 'dc', 'bioc', 'color']);

/** Returns an element as a generic element, as reading it without its descriptor would create it. */
export function toGeneric(element: ModdleElement, moddle: Moddle): ModdleElement {
  const { ns, properties, isGeneric } = element.$descriptor;
  if (isGeneric) return element;
  const local = ns.localName.charAt(0).toLowerCase() + ns.localName.slice(1);
  const uri = element.$model.getPackage(ns.prefix)?.uri ?? '';
  const attributes: Record<string, string> = {};
  const children: ModdleElement[] = [];
  let body = '';
  const add = (value: unknown, name: string) => {
    const child = value as ModdleElement;
    if (typeof value === 'object' && value !== null) {
      children.push(COMMON.has(child.$descriptor.ns.prefix) ? child : toGeneric(child, moddle));
      return;
    }
    const leaf = moddle.createAny(`${ns.prefix}:${name}`, uri);
    leaf.$body = scalarText(value);
    children.push(leaf);
  };
  for (const property of properties) {
    if (property.isVirtual || !Object.hasOwn(element, property.name)) continue;
    const value = element[property.name];
    if (value === undefined || value === null) continue;
    if (property.isAttr) attributes[property.ns.localName] = scalarText(value);
    else if (property.isBody) body = scalarText(value);
    else if (Array.isArray(value)) for (const one of value as unknown[]) add(one, property.ns.localName);
    else add(value, property.ns.localName);
  }
  const generic = moddle.createAny(`${ns.prefix}:${local}`, uri, { ...attributes, ...element.$attrs });
  if (body) generic.$body = body;
  if (children.length > 0) {
    generic.$children = children;
    for (const child of children) child.$parent = generic;
  }
  if (element.$parent) generic.$parent = element.$parent;
  return generic;
}

/**
 * Moves a tree to another moddle factory in place, so that its elements know the target engine's attributes. moddle
 * stores a type in the prototype alone; swapping the prototype costs a fortieth of building the tree anew.
 */
export function retype(root: ModdleElement, moddle: Moddle, visit: (element: ModdleElement) => void): void {
  const prototypes = new Map<string, object>();
  const enter = (element: ModdleElement) => {
    // Diagrams are the same in all descriptors and make up more than half of a tree.
    if (element.$type === 'bpmndi:BPMNDiagram') return;
    let prototype = prototypes.get(element.$type);
    if (!prototype) {
      ({ prototype } = moddle.getType(element.$type));
      prototypes.set(element.$type, prototype);
    }
    Object.setPrototypeOf(element, prototype);
    visit(element);
    for (const { name, isMany } of containments(element.$descriptor)) {
      if (!Object.hasOwn(element, name)) continue;
      const value = element[name] as ModdleElement | ModdleElement[] | undefined;
      if (isMany) {
        const list = value as ModdleElement[];
        for (let at = 0; at < list.length; at++) {
          const child = list[at];
          if (child) list[at] = descend(child);
        }
      } else if (value) element[name] = descend(value as ModdleElement);
    }
  };
  const descend = (child: ModdleElement): ModdleElement => {
    const { isGeneric, ns } = child.$descriptor;
    if (isGeneric) {
      child.$children?.forEach((inner) => descend(inner));
      return child;
    }
    if (COMMON.has(ns.prefix)) {
      enter(child);
      return child;
    }
    const generic = toGeneric(child, moddle);
    generic.$children?.forEach((inner) => descend(inner));
    return generic;
  };
  enter(root);
}

import type { ModdleElement, PropertyDescriptor, TypeDescriptor } from './types.ts';

const SIMPLE = new Set(['String', 'Boolean', 'Integer', 'Real']);
const contained = new WeakMap<TypeDescriptor, readonly PropertyDescriptor[]>();

/** Returns the properties that hold child elements, in the order of the BPMN schema. */
export function containments(descriptor: TypeDescriptor): readonly PropertyDescriptor[] {
  let list = contained.get(descriptor);
  if (!list) {
    list = (descriptor.properties ?? []).filter(
      (property) =>
        !property.isAttr &&
        !property.isBody &&
        !property.isReference &&
        !property.isVirtual &&
        !SIMPLE.has(property.type),
    );
    contained.set(descriptor, list);
  }
  return list;
}

/**
 * Visits an element and all its descendants, parents first. If the visitor returns `false`, the descendants of that
 * element are skipped.
 */
export function walk(root: ModdleElement, visit: (element: ModdleElement) => boolean | void): void {
  if (visit(root) === false) return;
  if (root.$descriptor.isGeneric) {
    for (const child of root.$children ?? []) walk(child, visit);
    return;
  }
  for (const { name, isMany } of containments(root.$descriptor)) {
    if (!Object.hasOwn(root, name)) continue;
    const value = root[name];
    if (isMany) for (const child of value as ModdleElement[]) walk(child, visit);
    else if (value) walk(value as ModdleElement, visit);
  }
}

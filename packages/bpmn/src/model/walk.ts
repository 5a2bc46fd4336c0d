import type { ModdleElement, PropertyDescriptor, TypeDescriptor } from './types.ts';

const SIMPLE = new Set(['String', 'Boolean', 'Integer', 'Real']);
const contained = new WeakMap<TypeDescriptor, readonly PropertyDescriptor[]>();

/** Properties that hold child elements, in the order of the BPMN schema. */
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

/** Child elements, of typed and generic elements alike. */
export function childrenOf(element: ModdleElement): ModdleElement[] {
  if (element.$descriptor.isGeneric) return element.$children ?? [];
  const children: ModdleElement[] = [];
  for (const { name, isMany } of containments(element.$descriptor)) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    if (isMany) for (const child of value as ModdleElement[]) children.push(child);
    else if (value) children.push(value as ModdleElement);
  }
  return children;
}

/** Visits an element and everything in it, parents first. `false` from the visitor skips what is inside. */
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

import { copySpelling } from '../model/spellings.ts';
import type { ModdleElement } from '../model/types.ts';
import { walk } from '../model/walk.ts';

/** Copies a BPMN element as another type, with all properties that the other type supports. */
export function copyAs(element: ModdleElement, type: string): ModdleElement {
  const copy = element.$model.create(type);
  const { propertiesByName } = copy.$descriptor;
  for (const name of Object.getOwnPropertyNames(element)) {
    if (name.startsWith('$')) continue;
    if (!propertiesByName[name]) continue;
    copy.set(name, element[name]);
  }
  Object.assign(copy.$attrs ?? {}, element.$attrs);
  if (element.$parent) copy.$parent = element.$parent;
  copySpelling(element, copy);
  for (const name of Object.keys(copy)) {
    const value = copy[name];
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const owned = child as ModdleElement | undefined;
      if (owned && typeof owned === 'object' && owned.$parent === element) owned.$parent = copy;
    }
  }
  return copy;
}

/** Replaces elements wherever the tree contains or references them. */
export function replaceEverywhere(root: ModdleElement, replacements: ReadonlyMap<ModdleElement, ModdleElement>): void {
  const swap = (value: unknown): unknown => replacements.get(value as ModdleElement) ?? value;
  const visit = (element: ModdleElement) => {
    for (const name of Object.getOwnPropertyNames(element)) {
      if (name.startsWith('$')) continue;
      const value = element[name];
      if (Array.isArray(value)) {
        const list = value as unknown[];
        for (let at = 0; at < list.length; at++) list[at] = swap(list[at]);
      } else if (typeof value === 'object' && value !== null) {
        const other = swap(value);
        if (other !== value) element[name] = other;
      }
    }
  };
  walk(root, visit);
}

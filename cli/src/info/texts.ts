import type { ModdleElement } from '@gongdi/bpmn';

/** Returns the local part of a name with a prefix. */
export const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Returns the attributes and the text of an element by name, with the prefix if the name has one. */
export function textsOf(element: ModdleElement): [name: string, value: string][] {
  // Elements of a foreign namespace have no described properties.
  const names = element.$descriptor.isGeneric ? {} : element.$descriptor.propertiesByName;
  const own = Object.entries(element)
    .filter(([key, value]) => !key.startsWith('$') && typeof value === 'string')
    .map(([key, value]): [string, string] => [names[key]?.ns.name ?? key, value as string]);
  return [...own, ...Object.entries(element.$attrs ?? {})].filter(([key]) => !key.startsWith('xmlns'));
}

import type { ModdleElement } from '@gongdi/bpmn';

/** Local name of a name with a prefix. */
export const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Attributes and text of an element by name, with prefix where they have one. */
export function textsOf(element: ModdleElement): [name: string, value: string][] {
  // Elements of a foreign namespace have no described properties.
  const names = element.$descriptor.isGeneric ? {} : element.$descriptor.propertiesByName;
  const own = Object.entries(element)
    .filter(([key, value]) => !key.startsWith('$') && typeof value === 'string')
    .map(([key, value]): [string, string] => [names[key]?.ns.name ?? key, value as string]);
  return [...own, ...Object.entries(element.$attrs ?? {})].filter(([key]) => !key.startsWith('xmlns'));
}

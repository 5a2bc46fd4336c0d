import type { DiagramElement, ModdleElement } from '../../../diagram/model.ts';

/** Context of the two commands that set properties. */
export interface PropertyContext {
  element: DiagramElement;
  /** Set by `element.updateModdleProperties`. The other command changes the element's own business object. */
  moddleElement?: ModdleElement;
  properties: Record<string, unknown>;
}

export const PROPERTY_COMMANDS = ['element.updateProperties', 'element.updateModdleProperties'];

/** Returns the object whose properties the command sets. */
export const targetOf = ({ element, moddleElement }: PropertyContext): ModdleElement =>
  moddleElement ?? element.businessObject;

/**
 * Returns the engine prefix of the first set property with one of these local names: `camunda` for
 * `camunda:asyncBefore`.
 */
export function prefixOf(properties: Record<string, unknown>, locals: readonly string[]): string | undefined {
  const name = Object.keys(properties).find((key) => locals.includes(key.slice(key.indexOf(':') + 1)));
  return name?.includes(':') ? name.slice(0, name.indexOf(':')) : undefined;
}

import type { DiagramElement, ModdleElement } from '../../../diagram/model.ts';

/** Context of the two commands that set properties. */
export interface PropertyContext {
  element: DiagramElement;
  /** Given by `element.updateModdleProperties`; the other command is about the element's own business object. */
  moddleElement?: ModdleElement;
  properties: Record<string, unknown>;
}

export const PROPERTY_COMMANDS = ['element.updateProperties', 'element.updateModdleProperties'];

/** What a command has set properties of. */
export const targetOf = ({ element, moddleElement }: PropertyContext): ModdleElement =>
  moddleElement ?? element.businessObject;

/** Engine prefix of the first set property with this local name: `camunda` for `camunda:asyncBefore`. */
export function prefixOf(properties: Record<string, unknown>, locals: readonly string[]): string | undefined {
  const name = Object.keys(properties).find((key) => locals.includes(key.slice(key.indexOf(':') + 1)));
  return name?.includes(':') ? name.slice(0, name.indexOf(':')) : undefined;
}

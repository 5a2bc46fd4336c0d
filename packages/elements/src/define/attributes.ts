import type { PropertyKind } from './declaration.ts';

/** Converts a property name to its attribute name: `modelKey` → `model-key`. */
export const attributeOf = (property: string): string => property.replace(/[A-Z]/g, '-$&').toLowerCase();

/**
 * Returns the property value for an attribute. Null (no attribute) gives the value of a property that was never set:
 * undefined, so that removing an attribute restores the widget's default, or false, or true for a switch.
 * @throws SyntaxError when the text of a `json` attribute is not JSON
 */
export function parseAttribute(kind: PropertyKind, text: string | null): unknown {
  const isSwitch = kind === 'switch';
  if (isSwitch || kind === 'boolean') return text === null ? isSwitch : text !== 'false';
  if (text === null || (text === '' && kind !== 'string')) return undefined;
  if (kind === 'number') return Number(text);
  return kind === 'json' ? (JSON.parse(text) as unknown) : text;
}

/**
 * Returns the attribute value that reflects a property's value: null removes the attribute, undefined leaves it
 * unchanged.
 */
export function reflectProperty(kind: PropertyKind, value: unknown): string | null | undefined {
  if (['text', 'json', 'value'].includes(kind)) return undefined;
  if (kind === 'boolean') return value ? '' : null;
  if (kind === 'switch') return value === false ? 'false' : null;
  return value === undefined || value === null ? null : `${value as string | number}`;
}

import type { PropertyKind } from './declaration.ts';

/** `modelKey` → `model-key`. */
export const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The value that an attribute gives a property; null (absent) gives undefined, so that removing an attribute brings
 * the widget's default back.
 * @throws SyntaxError for `json` that is none
 */
export function parseAttribute(kind: PropertyKind, text: string | null): unknown {
  if (kind === 'boolean') return text !== null && text !== 'false';
  if (kind === 'switch') return text !== 'false';
  if (text === null || (text === '' && kind !== 'string')) return undefined;
  if (kind === 'number') return Number(text);
  return kind === 'json' ? (JSON.parse(text) as unknown) : text;
}

/** The attribute that shows a property's value; undefined: the attribute is left as it is. */
export function reflectProperty(kind: PropertyKind, value: unknown): string | null | undefined {
  if (['text', 'json', 'value'].includes(kind)) return undefined;
  if (kind === 'boolean') return value ? '' : null;
  if (kind === 'switch') return value === false ? 'false' : null;
  return value === undefined || value === null ? null : `${value as string | number}`;
}

/** What a property reads as while nothing has set it. */
export const propertyDefault = (kind: PropertyKind): unknown =>
  kind === 'switch' ? true : kind === 'boolean' ? false : undefined;

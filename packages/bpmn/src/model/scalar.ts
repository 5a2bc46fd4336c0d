/** A simple value of a tree (text, number or truth) as it stands in XML. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' ? value : `${value as number}`;
}

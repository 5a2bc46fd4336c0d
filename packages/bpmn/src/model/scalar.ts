/** Returns the XML text of a simple value of a tree (text, number or boolean). */
export function scalarText(value: unknown): string {
  return typeof value === 'string' ? value : `${value as number}`;
}

/**
 * Normalises input for storage: strings trimmed, empty strings null, at any depth. The form, the sheet reader and the
 * server call this before they check, so that all three get the same result.
 */
export function cleanRecord<T>(value: T): T {
  if (typeof value === 'string') {
    const trimmed = value.trim();
    return (trimmed === '' ? null : trimmed) as T;
  }
  if (Array.isArray(value)) return value.map(cleanRecord) as T;
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanRecord(entry)])) as T;
  return value;
}

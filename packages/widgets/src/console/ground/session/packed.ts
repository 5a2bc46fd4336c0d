/** An answer as JSON can hold it: JSON has no maps. */
export const packed = (data: unknown): unknown => (data instanceof Map ? { entries: [...data] } : data);

export function unpacked(data: unknown): unknown {
  const entries = (data as { entries?: [unknown, unknown][] } | null)?.entries;
  return Array.isArray(entries) ? new Map(entries) : data;
}

/** Returns the value at a path of an answer; undefined if the path does not exist. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** Returns the text at a path; empty if the value is no text (AMap answers `[]` for an empty text). */
export function textAt(value: unknown, ...path: (string | number)[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

export function listAt(value: unknown, ...path: (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? (found as unknown[]) : [];
}

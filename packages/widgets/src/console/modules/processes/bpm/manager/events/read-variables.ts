type Variables = Record<string, never>;

/** Parses the typed text as a JSON object; empty text is an empty object. Undefined: it is not a JSON object. */
export function readVariables(typed: string | undefined): Variables | undefined {
  if (typed === undefined || typed.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(typed);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Variables) : undefined;
  } catch {
    return undefined;
  }
}

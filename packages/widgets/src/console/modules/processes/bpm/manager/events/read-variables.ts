type Variables = Record<string, never>;

/** What was typed as a JSON object; nothing typed is an empty one. Undefined: it is none. */
export function readVariables(typed: string | undefined): Variables | undefined {
  if (typed === undefined || typed.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(typed);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Variables) : undefined;
  } catch {
    return undefined;
  }
}

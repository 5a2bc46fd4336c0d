/** Maximum length of a value's text: engines store whole documents in variables. */
const MOST = 2_000;

/** Returns a variable's value as text: text unchanged, anything else as JSON, truncated when it is long. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '--' : toJson(value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value, null, typeof value === 'object' ? 2 : undefined) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Escapes a text so that `like` matches it literally. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Returns a `like` pattern for everything that contains a text, whatever characters the text has. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}

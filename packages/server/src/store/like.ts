/** A text that `like` takes to the letter. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Pattern of `like` for whatever holds a text, whatever signs it has. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}

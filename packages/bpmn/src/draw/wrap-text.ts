import { textWidth } from './text-width.ts';

const SOFT_HYPHEN = '\u00AD';

/**
 * Wraps a text into lines that fit a width with the algorithm of bpmn-js, so that both show the same lines. A line that
 * is too long is cut in proportion to its width, at blanks and hyphens if there are any, and measured again.
 */
export function wrapText(text: string, width: number, fontSize: number): string[] {
  const rest = text.split(/\r?\n/);
  const lines: string[] = [];
  for (let line = rest.shift(); line !== undefined; line = rest.shift()) {
    const fitting = fit(line, width, fontSize);
    lines.push(fitting.replaceAll(SOFT_HYPHEN, ''));
    if (fitting.length < line.length) {
      const remaining = line.slice(fitting.length).trim();
      if (remaining !== '') rest.unshift(remaining);
    }
  }
  return lines;
}

function fit(line: string, width: number, fontSize: number): string {
  let fitting = line;
  for (;;) {
    const measured = fitting === '' || fitting === ' ' ? 0 : textWidth(fitting.trimEnd(), fontSize);
    if (measured <= width || fitting.length < 2) return fitting;
    fitting = cut(fitting, Math.max(fitting.length * (width / measured), 1));
  }
}

/**
 * Returns the longest start of a line that is shorter than a length and ends at a blank or hyphen; without such a place
 * it cuts between characters.
 */
function cut(line: string, length: number): string {
  const parts = line.split(/(\s|-|\u00AD)/);
  let kept = '';
  if (parts.length > 1) {
    for (const [at, part] of parts.entries()) {
      if (kept.length + part.length >= length) {
        // If a hyphen does not fit, the word before it moves to the next line with it.
        if ((part === '-' || part === SOFT_HYPHEN) && at > 0)
          kept = kept.slice(0, kept.length - (parts[at - 1]?.length ?? 0));
        break;
      }
      kept += part;
    }
  }
  if (kept !== '') return kept.endsWith(SOFT_HYPHEN) ? `${kept.slice(0, -1)}-` : kept;
  return sliceChars(line, Math.max(Math.round(length - 1), 1));
}

/** Cuts a line without splitting a surrogate pair. */
function sliceChars(line: string, length: number): string {
  const code = line.charCodeAt(length - 1);
  const torn = code >= 0xd800 && code < 0xdc00;
  return line.slice(0, torn ? (length > 1 ? length - 1 : 2) : length);
}

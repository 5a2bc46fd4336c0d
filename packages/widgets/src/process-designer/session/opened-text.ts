/** Text format of a document before it was opened. */
export interface OpenedText {
  /** Original text, returned while nothing is changed; undefined when the model must be printed. */
  readonly kept: string | undefined;
  /** Indentation of one level. */
  readonly indent: string;
  /** Whether lines end with CR LF. */
  readonly windows: boolean;
  /** Whether the last line has no line break. */
  readonly open: boolean;
}

/** Declaration of an encoding other than UTF-8, which is used for all text that is passed on and stored here. */
const OTHER_ENCODING = /^\uFEFF?\s*<\?xml\s[^>]*?encoding\s*=\s*["'](?!utf-?8["'])/i;
/** Indentation of the first element on its own line below the root. */
const INDENT = /\n(\t| {1,8})</;

/** Format of a new document: an indentation of two spaces. */
export const NEW_TEXT: OpenedText = { kept: undefined, indent: '  ', windows: false, open: false };

/**
 * Returns the parts of a text that are preserved, so that a comparison shows only the user's changes: the whole text
 * while the model is as opened, otherwise its indentation and line ends. A text that declares another encoding is never
 * returned, since the declaration would be wrong.
 */
export function openedText(text: string): OpenedText {
  return {
    kept: OTHER_ENCODING.test(text) ? undefined : text,
    indent: INDENT.exec(text)?.[1] ?? NEW_TEXT.indent,
    windows: text.includes('\r\n') && !/(?:^|[^\r])\n/.test(text),
    open: !/\n\s*$/.test(text),
  };
}

/**
 * Converts the line ends of a printed document to those of the opened one. Inside of texts both line ends mean the
 * same.
 */
export function linesAs({ windows, open }: OpenedText, printed: string): string {
  const text = open ? printed.trimEnd() : printed;
  return windows ? text.replaceAll('\n', '\r\n') : text;
}

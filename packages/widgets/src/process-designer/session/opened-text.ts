/** How a document was written before it was opened. */
export interface OpenedText {
  /** To be given back while nothing is changed; none when the model must be printed. */
  readonly kept: string | undefined;
  /** Of one level. */
  readonly indent: string;
  /** Lines end as on Windows. */
  readonly windows: boolean;
  /** The last line has no end. */
  readonly open: boolean;
}

/** A declaration of another encoding than the one that everything is handed over and stored in here. */
const OTHER_ENCODING = /^\uFEFF?\s*<\?xml\s[^>]*?encoding\s*=\s*["'](?!utf-?8["'])/i;
/** The first element that stands on a line of its own below the root. */
const INDENT = /\n(\t| {1,8})</;

/** How a new document is written, in lines of two blanks a level. */
export const NEW_TEXT: OpenedText = { kept: undefined, indent: '  ', windows: false, open: false };

/**
 * What of a text outlives an edit, so that the places where it is compared show what somebody changed and nothing else:
 * all of it while the model is what was opened, otherwise its indentation and the ends of its lines. A text that names
 * another encoding would be wrong about itself, so it is never given back.
 */
export function openedText(text: string): OpenedText {
  return {
    kept: OTHER_ENCODING.test(text) ? undefined : text,
    indent: INDENT.exec(text)?.[1] ?? NEW_TEXT.indent,
    windows: text.includes('\r\n') && !/(?:^|[^\r])\n/.test(text),
    open: !/\n\s*$/.test(text),
  };
}

/** Ends the lines of a printed document as those of the opened one. Inside of a text both ends mean the same. */
export function linesAs({ windows, open }: OpenedText, printed: string): string {
  const text = open ? printed.trimEnd() : printed;
  return windows ? text.replaceAll('\n', '\r\n') : text;
}

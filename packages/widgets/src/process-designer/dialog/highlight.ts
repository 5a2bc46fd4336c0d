import type { PreviewKind } from './dialogs.ts';

export type PartKind = 'tag' | 'name' | 'value' | 'comment' | 'number';

export interface Part {
  /** Offset in the text, used as React key of the part. */
  at: number;
  kind: PartKind | null;
  text: string;
}

/** Maximum length of a coloured text. Each part is a DOM node, so longer texts would be slow. */
const LIMIT = 200_000;

const XML =
  /(?<comment><!--[\s\S]*?-->|<\?[\s\S]*?\?>)|(?<tag><\/?[\w:.-]+|\/?>)|(?<name>[\w:.-]+)(?==["'])|(?<value>"[^"]*"|'[^']*')/g;
const JSON_TEXT =
  /(?<name>"(?:\\.|[^"\\])*")(?=\s*:)|(?<value>"(?:\\.|[^"\\])*")|(?<number>-?\d+(?:\.\d+)?|true|false|null)/g;

/** Splits a text into coloured and plain parts. Joined, the parts are the text again. */
export function highlight(text: string, kind: PreviewKind): Part[] {
  if (text.length > LIMIT) return [{ at: 0, kind: null, text }];
  const parts: Part[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) parts.push({ at: end, kind: null, text: text.slice(end, to) });
  };
  for (const match of text.matchAll(kind === 'xml' ? XML : JSON_TEXT)) {
    const part = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined);
    if (!part) continue;
    plain(match.index);
    parts.push({ at: match.index, kind: part[0] as PartKind, text: match[0] });
    end = match.index + match[0].length;
  }
  plain(text.length);
  return parts;
}

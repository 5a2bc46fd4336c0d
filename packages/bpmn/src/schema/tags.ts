/** A start tag of a source text. */
export interface Tag {
  /** Of its `<`, in UTF-16 units. */
  readonly offset: number;
  /** Of the `>` or `/>` that ends it. */
  readonly end: number;
  /** The id of the element, or of the nearest one around it that has one. */
  readonly id: string | undefined;
}

const PART =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(?<close>\/?)[^\s/>"'<]+(?<attributes>(?:[^<>"'/]|\/(?!>)|"[^"]*"|'[^']*')*)(?<empty>\/?)>/g;
const ID = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** The start tags of a well-formed text, in order. */
export function tagsOf(xml: string): Tag[] {
  const tags: Tag[] = [];
  const around: (string | undefined)[] = [];
  for (const match of xml.matchAll(PART)) {
    const { close, attributes = '', empty } = match.groups ?? {};
    if (close === undefined) continue;
    if (close === '/') {
      around.pop();
      continue;
    }
    const own = ID.exec(attributes);
    const id = own?.[1] ?? own?.[2] ?? around.at(-1);
    const end = match.index + match[0].length - (empty === '/' ? 2 : 1);
    tags.push({ offset: match.index, end, id });
    if (empty !== '/') around.push(id);
  }
  return tags;
}

/** The text with one line end, at the end of each start tag: what a validator finds in line n + 2 is about tag n. */
export function tagPerLine(xml: string, tags: readonly Tag[]): string {
  const flat = xml.replaceAll(/[\r\n]/g, ' ');
  let from = 0;
  const parts = tags.map(({ end }) => {
    const part = flat.slice(from, end);
    from = end;
    return part;
  });
  return [...parts, flat.slice(from)].join('\n');
}

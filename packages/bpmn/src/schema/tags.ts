/** A start tag of a source text. */
export interface Tag {
  /** Of its `<`, in UTF-16 units. */
  readonly offset: number;
  /** Of the `>` or `/>` that ends it. */
  readonly end: number;
  /** The id of the element, or of the nearest one around it that has one. */
  readonly id: string | undefined;
  /** Index of the tag of the element around it; -1 for the outermost. */
  readonly parent: number;
  /** How many elements stand before it in the element around it. */
  readonly order: number;
  /** Where the element ends, behind its last `>`. */
  until: number;
  /** How many elements stand in it. */
  children: number;
}

const PART =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(?<close>\/?)[^\s/>"'<]+(?<attributes>(?:[^<>"'/]|\/(?!>)|"[^"]*"|'[^']*')*)(?<empty>\/?)>/g;
const ID = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** The start tags of a well-formed text, in order. */
export function tagsOf(xml: string): Tag[] {
  const tags: Tag[] = [];
  const around: number[] = [];
  for (const match of xml.matchAll(PART)) {
    const { close, attributes = '', empty } = match.groups ?? {};
    const until = match.index + match[0].length;
    if (close === undefined) continue;
    if (close === '/') {
      const ended = tags[around.pop() ?? -1];
      if (ended) ended.until = until;
      continue;
    }
    const parent = around.at(-1) ?? -1;
    const outer = tags[parent];
    const own = ID.exec(attributes);
    const id = own?.[1] ?? own?.[2] ?? outer?.id;
    const end = until - (empty === '/' ? 2 : 1);
    const order = outer?.children ?? 0;
    if (outer) outer.children += 1;
    tags.push({ offset: match.index, end, id, parent, order, until, children: 0 });
    if (empty !== '/') around.push(tags.length - 1);
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

/**
 * The start tags of a text in order. Each property is an array over all tags, because a text of 20,000 nodes has
 * 300,000 of them.
 */
export interface Tags {
  /** Offset of its `<`, in UTF-16 units. */
  readonly offset: number[];
  /** Offset of the `>` or `/>` that ends it. */
  readonly end: number[];
  /** Offset of the end of the element, behind its last `>`. */
  readonly until: number[];
  /** Index of the parent's tag; -1 for the outermost element. */
  readonly parent: number[];
  /** Number of preceding siblings. */
  readonly order: number[];
  /** Number of child elements. */
  readonly children: number[];
}

const QUOTE = 34;
const APOSTROPHE = 39;
const SLASH = 47;
const GREATER = 62;

/** Returns the start tags of a well-formed text, in order. */
export function tagsOf(xml: string): Tags {
  const tags: Tags = { offset: [], end: [], until: [], parent: [], order: [], children: [] };
  const around: number[] = [];
  for (let at = xml.indexOf('<'); at >= 0;) {
    const next = xml[at + 1];
    const closed = next === '!' || next === '?' ? afterMarkup(xml, at) : next === '/' ? after(xml, '>', at) : 0;
    if (closed > 0) {
      if (next === '/') tags.until[around.pop() ?? -1] = closed;
      at = xml.indexOf('<', closed);
      continue;
    }
    const last = endOfTag(xml, at);
    const empty = xml.charCodeAt(last - 1) === SLASH;
    const index = tags.offset.length;
    const parent = around.at(-1) ?? -1;
    const before = tags.children[parent] ?? 0;
    if (parent >= 0) tags.children[parent] = before + 1;
    tags.offset.push(at);
    tags.end.push(empty ? last - 1 : last);
    tags.until.push(last + 1);
    tags.parent.push(parent);
    tags.order.push(before);
    tags.children.push(0);
    if (!empty) around.push(index);
    at = xml.indexOf('<', last);
  }
  return tags;
}

/** Returns the offset behind a comment, a CDATA section, a processing instruction or a declaration. */
function afterMarkup(xml: string, at: number): number {
  if (xml.startsWith('<!--', at)) return after(xml, '-->', at + 4);
  if (xml.startsWith('<![CDATA[', at)) return after(xml, ']]>', at);
  return xml[at + 1] === '?' ? after(xml, '?>', at) : after(xml, '>', at);
}

function after(xml: string, text: string, from: number): number {
  const at = xml.indexOf(text, from);
  return at < 0 ? xml.length : at + text.length;
}

/** Returns the offset of the `>` that ends a start tag. A `>` in a quoted value does not count. */
function endOfTag(xml: string, from: number): number {
  for (let at = from; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (code === GREATER) return at;
    if (code === QUOTE || code === APOSTROPHE) {
      at = xml.indexOf(code === QUOTE ? '"' : "'", at + 1);
      if (at < 0) break;
    }
  }
  return xml.length - 1;
}

const ID = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** Returns the id of an element, or of the nearest ancestor that has one. */
export function idAt(xml: string, tags: Tags, index: number): string | undefined {
  for (let at = index; at >= 0; at = tags.parent[at] ?? -1) {
    const own = ID.exec(xml.slice(tags.offset[at], tags.end[at]));
    if (own) return own[1] ?? own[2];
  }
  return undefined;
}

/** Returns the text with one line end after each start tag and no other: an error in line n + 2 concerns tag n. */
export function tagPerLine(xml: string, { end }: Tags): string {
  const flat = xml.replaceAll(/[\r\n]/g, ' ');
  let from = 0;
  const parts = end.map((to) => {
    const part = flat.slice(from, to);
    from = to;
    return part;
  });
  return [...parts, flat.slice(from)].join('\n');
}

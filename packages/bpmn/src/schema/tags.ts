/** The start tags of a text in order, in columns: one of 20,000 nodes has 300,000 of them. */
export interface Tags {
  /** Of its `<`, in UTF-16 units. */
  readonly offset: number[];
  /** Of the `>` or `/>` that ends it. */
  readonly end: number[];
  /** Where the element ends, behind its last `>`. */
  readonly until: number[];
  /** Index of the tag of the element around it; -1 for the outermost. */
  readonly parent: number[];
  /** How many elements stand before it in the element around it. */
  readonly order: number[];
  /** How many elements stand in it. */
  readonly children: number[];
}

const QUOTE = 34;
const APOSTROPHE = 39;
const SLASH = 47;
const GREATER = 62;

/** The start tags of a well-formed text, in order. */
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

/** Where a comment, a CDATA section, an instruction or a declaration ends. */
function afterMarkup(xml: string, at: number): number {
  if (xml.startsWith('<!--', at)) return after(xml, '-->', at + 4);
  if (xml.startsWith('<![CDATA[', at)) return after(xml, ']]>', at);
  return xml[at + 1] === '?' ? after(xml, '?>', at) : after(xml, '>', at);
}

function after(xml: string, text: string, from: number): number {
  const at = xml.indexOf(text, from);
  return at < 0 ? xml.length : at + text.length;
}

/** Offset of the `>` of a start tag: one in a quoted value is not it. */
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

/** The id of an element, or of the nearest one around it that has one. */
export function idAt(xml: string, tags: Tags, index: number): string | undefined {
  for (let at = index; at >= 0; at = tags.parent[at] ?? -1) {
    const own = ID.exec(xml.slice(tags.offset[at], tags.end[at]));
    if (own) return own[1] ?? own[2];
  }
  return undefined;
}

/** The text with one line end, at the end of each start tag: what a validator finds in line n + 2 is about tag n. */
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

import { isBlank, mayBeInName } from './characters.ts';
import { malformed } from './malformed.ts';
import { decodeReferences } from './references.ts';
import { Refusal } from './refusal.ts';
import { StartTag } from './start-tag.ts';

/** Receives the parts of a document in their order. A listener may throw a `Refusal` to end the reading. */
export interface XmlListener {
  /** The tag object is reused for the next element. `close` follows for empty elements too. */
  open(tag: StartTag): void;
  close(): void;
  /** Text that is not only white space, with its references replaced. CDATA sections are passed in any case. */
  text(text: string, offset: number): void;
  /** White space between tags or comments, as a range of offsets. */
  blank?(xml: string, start: number, end: number): void;
  comment?(text: string): void;
}

const SLASH = 47;
const BANG = 33;
const QUESTION = 63;
const LESS = 60;
const GREATER = 62;
/** Positions are passed as offsets and converted to lines only for findings. */
const LONGEST_NAME_SHOWN = 60;

/**
 * Reads a document from start to end. It looks at each character once and stores only the open elements. It refuses
 * document types, so no entity is ever defined. All line ends are passed as line feeds; other white space is unchanged.
 * @throws Refusal at the first place where the text is not XML
 */
export function tokenize(xml: string, listener: XmlListener): void {
  const { length } = xml;
  const tag = new StartTag();
  const open: string[] = [];
  let hasRoot = false;
  let at = 0;
  for (;;) {
    const start = at;
    while (at < length && isBlank(xml.charCodeAt(at))) at++;
    if (at < length && xml.charCodeAt(at) !== LESS) {
      const less = xml.indexOf('<', at);
      at = less === -1 ? length : less;
      tellText(xml, start, at, open.length > 0, listener);
    } else if (at > start) listener.blank?.(xml, start, at);
    if (at >= length) break;
    const kind = xml.charCodeAt(at + 1);
    if (kind === SLASH) {
      at = endTag(xml, at, open);
      listener.close();
    } else if (kind === BANG) at = special(xml, at, open.length > 0, listener);
    else if (kind === QUESTION) at = behind(xml, '?>', at, at + 2, '<?');
    else {
      const end = tag.read(xml, at);
      if (hasRoot && open.length === 0) throw malformed('second-root', at, tag.name);
      hasRoot = true;
      listener.open(tag);
      if (tag.isEmpty) listener.close();
      else open.push(tag.name);
      at = end;
    }
  }
  const last = open.at(-1);
  if (last !== undefined) throw malformed('text-ends', length, last);
  if (!hasRoot) throw malformed('no-element', length);
}

function tellText(xml: string, start: number, end: number, isInside: boolean, listener: XmlListener): void {
  const text = xml.slice(start, end);
  // White space beyond XML's own, such as the ideographic space, counts as blank too.
  if (text.trim() === '') {
    listener.blank?.(xml, start, end);
    return;
  }
  if (!isInside) throw malformed('text-outside', start + text.length - text.trimStart().length);
  const lines = withLineFeeds(text);
  listener.text(lines.includes('&') ? decodeReferences(lines, start) : lines, start);
}

/** Converts all line ends to line feeds (XML 1.0, 2.11). */
const withLineFeeds = (text: string): string => (text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text);

/** Reads an end tag. @returns the offset behind it */
function endTag(xml: string, start: number, open: string[]): number {
  const name = open.pop();
  const from = start + 2;
  let at = from;
  if (name !== undefined && xml.startsWith(name, from)) at += name.length;
  if (at === from || mayBeInName(xml.charCodeAt(at))) {
    while (mayBeInName(xml.charCodeAt(at))) at++;
    if (at >= xml.length && name !== undefined) throw malformed('text-ends', at, name);
    const found = xml.slice(from, Math.min(at, from + LONGEST_NAME_SHOWN));
    throw name === undefined
      ? malformed('end-without-start', start, found)
      : malformed('wrong-end', start, found, name);
  }
  while (isBlank(xml.charCodeAt(at))) at++;
  if (xml.charCodeAt(at) !== GREATER) throw malformed('tag-ends', start, `/${name ?? ''}`);
  return at + 1;
}

/** Reads a comment, CDATA section or declaration. @returns the offset behind it */
function special(xml: string, start: number, isInside: boolean, listener: XmlListener): number {
  if (xml.startsWith('<!--', start)) {
    const end = behind(xml, '-->', start, start + 4, '<!--');
    listener.comment?.(withLineFeeds(xml.slice(start + 4, end - 3)));
    return end;
  }
  if (!xml.startsWith('<![CDATA[', start)) throw new Refusal('doctype', start);
  if (!isInside) throw malformed('text-outside', start);
  const end = behind(xml, ']]>', start, start + 9, '<![CDATA[');
  listener.text(withLineFeeds(xml.slice(start + 9, end - 3)), start + 9);
  return end;
}

function behind(xml: string, mark: string, start: number, from: number, what: string): number {
  const at = xml.indexOf(mark, from);
  if (at === -1) throw malformed('not-closed', start, what);
  return at + mark.length;
}

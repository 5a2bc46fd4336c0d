import { XMLParser } from 'fast-xml-parser';

/** An element as returned by an independent parser: names and values as written, references decoded. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** All text directly inside of it. */
  readonly text: string;
}

export interface XmlDocument {
  readonly root: XmlElement;
  readonly comments: readonly string[];
}

type Entry = Record<string, unknown>;

const ATTRIBUTES = ':@';
const TEXT = '#text';
const CDATA = '#cdata';
const COMMENT = '#comment';
/** Maximum nesting; deeper than any reader accepts. */
const MAX_NESTING = 1000;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  cdataPropName: CDATA,
  commentPropName: COMMENT,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Decoded below: the parser cannot distinguish a line break in an attribute from an escaped one.
  processEntities: false,
  maxNestedTags: MAX_NESTING,
});

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(hex, 16));
  });
}

/** @throws Error when the parser refuses the text */
export function parseXml(xml: string): XmlDocument {
  const comments: string[] = [];
  const entries = parser.parse(xml) as Entry[];
  const root = elementsOf(entries, comments).children[0];
  if (!root) throw new Error('no root element');
  return { root, comments };
}

function elementsOf(entries: readonly Entry[], comments: string[]): Pick<XmlElement, 'children' | 'text'> {
  const children: XmlElement[] = [];
  let text = '';
  for (const entry of entries) {
    for (const name in entry) {
      if (name === ATTRIBUTES || name.startsWith('?')) continue;
      const content = entry[name];
      if (name === TEXT) text += decode(String(content));
      else if (name === CDATA) text += textOf(content);
      else if (name === COMMENT) comments.push(textOf(content));
      else {
        const attributes = attributesOf(entry[ATTRIBUTES] as Record<string, string> | undefined);
        children.push({ name, attributes, ...elementsOf(content as Entry[], comments) });
      }
    }
  }
  return { children, text };
}

const textOf = (content: unknown): string => (content as Entry[]).map((entry) => String(entry[TEXT])).join('');

const NONE: Readonly<Record<string, string>> = {};

function attributesOf(raw: Readonly<Record<string, string>> | undefined): Readonly<Record<string, string>> {
  if (!raw) return NONE;
  const attributes: Record<string, string> = {};
  for (const name in raw) attributes[name] = decode(String(raw[name]).replaceAll(/\r\n|[\t\n\r]/g, ' '));
  return attributes;
}

import { isBlank, isName, mayBeInName } from './characters.ts';
import { malformed } from './malformed.ts';
import { decodeReferences } from './references.ts';

const AMPERSAND = 38;
const APOSTROPHE = 39;
const EQUALS = 61;
const GREATER = 62;
const QUOTE = 34;
const SLASH = 47;
const X = 120;
const BLANK = 32;
const LINE_OR_TAB = /\r\n|[\t\n\r]/g;

/** Returns whether an attribute declares a namespace. */
export const isDeclaration = (name: string): boolean =>
  name.startsWith('xmlns') && (name.length === 5 || name[5] === ':');

/**
 * A start tag: name and attributes as written, values decoded. One object serves a whole document. Its lists are as
 * long as the longest tag needed; `count` is the number of entries in use.
 */
export class StartTag {
  name = '';
  /** Offset of its `<`. */
  start = 0;
  isEmpty = false;
  /** Whether any attribute of the tag declares a namespace. */
  declares = false;
  count = 0;
  readonly names: string[] = [];
  readonly values: string[] = [];
  readonly offsets: number[] = [];

  /**
   * Reads the tag whose `<` is at `start`.
   * @returns the offset behind its `>`
   * @throws Refusal if the tag is not well-formed
   */
  read(xml: string, start: number): number {
    this.start = start;
    this.isEmpty = false;
    this.declares = false;
    this.count = 0;
    let at = start + 1;
    while (mayBeInName(xml.charCodeAt(at))) at++;
    this.name = xml.slice(start + 1, at);
    if (!isName(this.name)) throw malformed('tag-name', start);
    for (;;) {
      const gap = at;
      while (isBlank(xml.charCodeAt(at))) at++;
      const code = xml.charCodeAt(at);
      if (code === GREATER) return at + 1;
      if (code === SLASH && xml.charCodeAt(at + 1) === GREATER) {
        this.isEmpty = true;
        return at + 2;
      }
      if (at >= xml.length) throw malformed('tag-ends', start, this.name);
      if (gap === at) throw malformed(this.count > 0 ? 'attribute-gap' : 'tag-name', at, this.name);
      at = this.#attribute(xml, at);
    }
  }

  #attribute(xml: string, start: number): number {
    let at = start;
    while (mayBeInName(xml.charCodeAt(at))) at++;
    const name = xml.slice(start, at);
    if (at >= xml.length) throw malformed('tag-ends', this.start, this.name);
    if (!isName(name)) throw malformed('attribute-name', start, this.name);
    while (isBlank(xml.charCodeAt(at))) at++;
    if (xml.charCodeAt(at) !== EQUALS) throw malformed('attribute-value', start, name);
    at++;
    while (isBlank(xml.charCodeAt(at))) at++;
    const quote = xml.charCodeAt(at);
    if (quote !== QUOTE && quote !== APOSTROPHE) throw malformed('attribute-value', start, name);
    const from = at + 1;
    let hasReference = false;
    let hasBreak = false;
    for (;;) {
      const code = xml.charCodeAt(++at);
      if (code === quote) break;
      if (code === AMPERSAND) hasReference = true;
      else if (code < BLANK) hasBreak = true;
      else if (at >= xml.length) throw malformed('not-closed', start, name);
    }
    const written = xml.slice(from, at);
    // A line break or tab in a value counts as a blank; only a character reference keeps it (XML 1.0, 3.3.3).
    const value = hasBreak ? written.replaceAll(LINE_OR_TAB, ' ') : written;
    const { count } = this;
    this.names[count] = name;
    this.values[count] = hasReference ? decodeReferences(value, from) : value;
    this.offsets[count] = start;
    this.count = count + 1;
    if (name.charCodeAt(0) === X && isDeclaration(name)) this.declares = true;
    return at + 1;
  }
}

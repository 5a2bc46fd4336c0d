import { Refusal } from './xml/refusal.ts';
import { StartTag } from './xml/start-tag.ts';
import type { ModdleElement, Model, TreeEdit } from './types.ts';

/** A replacement of one part of a text. */
interface Patch {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' };

/**
 * Returns the source text of a model with the given tree edits applied at their places; the rest of the text stays
 * unchanged. The edits must not be made in the tree yet, because the positions come from the tree as it was read. The
 * caller must compare the returned text with the changed tree.
 * @returns undefined if an edit has no place of its own in the text
 */
export function editSource(model: Model, edits: readonly TreeEdit[]): string | undefined {
  const { xml } = model;
  if (model.encoding !== 'utf-8') return undefined;
  const starts = lineStarts(xml);
  const placeOf = (element: ModdleElement) => {
    const { line, column } = model.locate(element);
    return (starts[line - 1] ?? 0) + column - 1;
  };
  const patches: Patch[] = [];
  try {
    for (const edit of edits) {
      const patch = patchOf(xml, edit, placeOf);
      if (!patch) return undefined;
      patches.push(patch);
    }
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
  return applied(xml, patches);
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function patchOf(xml: string, edit: TreeEdit, placeOf: (element: ModdleElement) => number): Patch | undefined {
  if (edit.op === 'remove') return withoutElement(xml, placeOf(edit.child));
  const { element, property, value } = edit;
  if (value === undefined) {
    const held: unknown = element.get(property);
    if (isElement(held)) return withoutElement(xml, placeOf(held));
    return withAttribute(xml, placeOf(element), property, undefined);
  }
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? withAttribute(xml, placeOf(element), property, String(value)) : undefined;
}

const isElement = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && '$type' in value;

/** @param text new text of the attribute; undefined removes the attribute */
function withAttribute(xml: string, start: number, property: string, text: string | undefined): Patch | undefined {
  const tag = new StartTag();
  tag.read(xml, start);
  const names = tag.names.slice(0, tag.count);
  const at = names.indexOf(property);
  const ends = (index: number) => {
    const from = tag.offsets[index] ?? 0;
    let open = from;
    while (!`"'`.includes(xml.charAt(open))) open += 1;
    return { from, open, close: xml.indexOf(xml.charAt(open), open + 1) };
  };
  if (at === -1) {
    if (text === undefined) return undefined;
    const from = tag.count > 0 ? ends(tag.count - 1).close + 1 : start + 1 + tag.name.length;
    return { from, to: from, text: ` ${property}="${escaped(text)}"` };
  }
  const { from, open, close } = ends(at);
  if (text !== undefined) return { from: open + 1, to: close, text: escaped(text) };
  return { from: back(xml, from, ' \t\r\n'), to: close + 1, text: '' };
}

/** Returns the offset where the run of `blanks` directly before `offset` begins. */
function back(xml: string, offset: number, blanks: string): number {
  let at = offset;
  while (at > 0 && blanks.includes(xml.charAt(at - 1))) at -= 1;
  return at;
}

const escaped = (text: string) => text.replaceAll(/[<&"']/g, (found) => ENTITIES[found] ?? found);

/** Removes an element with its contents, and its line if the line becomes empty. */
function withoutElement(xml: string, start: number): Patch | undefined {
  const end = endOfElement(xml, start);
  if (end === undefined) return undefined;
  const line = back(xml, start, ' \t');
  const rest = /^[ \t]*(?=\r?\n)/.exec(xml.slice(end, xml.indexOf('\n', end) + 1));
  if (xml.charAt(line - 1) !== '\n' || !rest) return { from: start, to: end, text: '' };
  return { from: xml.charAt(line - 2) === '\r' ? line - 2 : line - 1, to: end + rest[0].length, text: '' };
}

/** Start and end marks of the parts in which `<` is plain text. */
const OPAQUE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Returns the offset behind the element whose start tag begins at `start`. */
function endOfElement(xml: string, start: number): number | undefined {
  const tag = new StartTag();
  let at = start;
  let depth = 0;
  do {
    const opaque = OPAQUE.find(([begin]) => xml.startsWith(begin, at));
    if (opaque) at = xml.indexOf(opaque[1], at) + opaque[1].length;
    else if (xml.startsWith('</', at)) {
      at = xml.indexOf('>', at) + 1;
      depth -= 1;
    } else {
      at = tag.read(xml, at);
      if (!tag.isEmpty) depth += 1;
    }
    if (depth === 0) return at;
    at = xml.indexOf('<', at);
  } while (at !== -1);
  return undefined;
}

/** @returns undefined if two patches overlap */
function applied(xml: string, patches: readonly Patch[]): string | undefined {
  const inOrder = patches.toSorted((one, other) => one.from - other.from || one.to - other.to);
  let text = '';
  let at = 0;
  for (const { from, to, text: by } of inOrder) {
    if (from < at) return undefined;
    text += xml.slice(at, from) + by;
    at = to;
  }
  return text + xml.slice(at);
}

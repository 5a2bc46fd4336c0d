import { tagsOf, type Tags } from './tags.ts';

/**
 * An element with more child elements than this is validated in slices. For each error the wrapper asks for the path of
 * the element, and this counts the preceding siblings: for 20,000 wrong siblings it takes ten seconds, for 100,000
 * minutes. Slices also limit the memory, because WebAssembly never gives memory back.
 */
const MOST_SIBLINGS = 2_500;
/** An element has at least four characters: `<a/>`. */
const SHORTEST_CROWD = MOST_SIBLINGS * 4;
/** A crowd with more different names than this is not a model; its order is checked within each slice only. */
const MOST_NAMES = 200;

/** A text to validate. */
export interface Slice {
  readonly text: string;
  /**
   * For each start tag of the slice the index of the same tag in the whole text; undefined if the slice is the whole
   * text.
   */
  readonly tags?: readonly number[];
}

/**
 * Returns the texts that are validated instead of the whole text. A crowd is a list of more than `MOST_SIBLINGS`
 * siblings. Each slice holds a part of every crowd, and all elements outside of crowds. Elements that may follow each
 * other in BPMN may also follow at a distance, so a part of a valid crowd is valid. Every slice has the first and the
 * last sibling of each name, so it shows a wrong order and an element that occurs twice.
 */
export function* slicesOf(xml: string): Generator<Slice, void, void> {
  const tags = xml.length < SHORTEST_CROWD ? undefined : tagsOf(xml);
  const largest = (tags?.children ?? []).reduce((most, count) => Math.max(most, count), 0);
  if (!tags || largest <= MOST_SIBLINGS) {
    yield { text: xml };
    return;
  }
  const kept = namesakes(xml, tags);
  const parts = Math.ceil(largest / MOST_SIBLINGS);
  for (let part = 0; part < parts; part += 1) yield sliceOf(xml, tags, kept, part, parts);
}

/** Returns the tag indexes of the first and the last element of each name in each crowd. */
function namesakes(xml: string, { offset, end, parent, children }: Tags): ReadonlySet<number> {
  const crowds = new Map<number, Map<string, [first: number, last: number]>>();
  for (let index = 0; index < offset.length; index += 1) {
    const crowd = parent[index] ?? -1;
    if ((children[crowd] ?? 0) <= MOST_SIBLINGS) continue;
    const names = crowds.get(crowd) ?? new Map<string, [number, number]>();
    crowds.set(crowd, names);
    const name = /^[^\s/>]*/.exec(
      xml.slice((offset[index] ?? 0) + 1, Math.min(end[index] ?? 0, (offset[index] ?? 0) + 80)),
    );
    const known = names.get(name?.[0] ?? '');
    if (known) known[1] = index;
    else if (names.size < MOST_NAMES) names.set(name?.[0] ?? '', [index, index]);
  }
  return new Set([...crowds.values()].flatMap((names) => [...names.values()].flat()));
}

function sliceOf(xml: string, tags: Tags, kept: ReadonlySet<number>, part: number, parts: number): Slice {
  const shown: number[] = [];
  const texts: string[] = [];
  let at = 0;
  for (let index = 0; index < tags.offset.length; index += 1) {
    const offset = tags.offset[index] ?? 0;
    if (offset < at) continue;
    const siblings = tags.children[tags.parent[index] ?? -1] ?? 0;
    const order = tags.order[index] ?? 0;
    const away = order * parts < siblings * part || order * parts >= siblings * (part + 1);
    if (siblings <= MOST_SIBLINGS || !away || kept.has(index)) {
      shown.push(index);
      continue;
    }
    if (offset > at) texts.push(xml.slice(at, offset));
    at = tags.until[index] ?? offset;
  }
  texts.push(xml.slice(at));
  return { text: texts.join(''), tags: shown };
}

import { tagsOf } from './tags.ts';

/**
 * More elements than this in one element are shown to the validator part by part: for each error it counts the
 * siblings, so that 20,000 wrong siblings take it ten seconds and 100,000 minutes.
 */
const MOST_SIBLINGS = 5_000;
/** An element takes four letters at least: `<a/>`. */
const SHORTEST_CROWD = MOST_SIBLINGS * 4;

/**
 * The texts to validate instead of one: each holds a part of every crowd of siblings and blanks for the others, so that
 * places stay what they are. What may follow each other in BPMN may also follow at a distance, so that a part of a
 * valid crowd is valid.
 */
export function* slicesOf(xml: string): Generator<string, void, void> {
  const tags = xml.length < SHORTEST_CROWD ? [] : tagsOf(xml);
  let largest = 0;
  for (const { children } of tags) largest = Math.max(largest, children);
  if (largest <= MOST_SIBLINGS) {
    yield xml;
    return;
  }
  for (let from = 0; from < largest; from += MOST_SIBLINGS) {
    const parts: string[] = [];
    let at = 0;
    for (const { offset, until, parent, order } of tags) {
      const crowded = (tags[parent]?.children ?? 0) > MOST_SIBLINGS;
      if (offset < at || !crowded || (order >= from && order < from + MOST_SIBLINGS)) continue;
      parts.push(xml.slice(at, offset), xml.slice(offset, until).replaceAll(/[^\r\n]/g, ' '));
      at = until;
    }
    yield [...parts, xml.slice(at)].join('');
  }
}

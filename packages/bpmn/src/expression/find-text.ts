import type { Budget } from './budget.ts';

/** Limit of the product of the two lengths; below it the native search is fast for any texts. */
const SMALL = 1_000_000;

/**
 * Returns the position of a text in another text, or -1. The native search is fast on ordinary texts but takes time
 * proportional to the product of both lengths on adversarial texts. Large texts are therefore searched in linear time
 * (Knuth, Morris and Pratt).
 * @param last search the last position, not the first
 */
export function findText(text: string, part: string, budget: Budget, last = false): number {
  if (part.length === 0 || part.length > text.length) return last ? text.lastIndexOf(part) : text.indexOf(part);
  budget.read(text.length + part.length);
  if (text.length * part.length <= SMALL) {
    budget.read((text.length * part.length) / CHEAP);
    return last ? text.lastIndexOf(part) : text.indexOf(part);
  }
  // In this search each character costs interpreted steps instead of native ones.
  budget.pay(Math.ceil((text.length + part.length) / CHARACTERS_BY_HAND));
  return search(text, part, last);
}

/** Ratio of the speed of native comparison to the speed of reading. */
const CHEAP = 16;
const CHARACTERS_BY_HAND = 16;

function search(text: string, part: string, last: boolean): number {
  const back = new Uint32Array(part.length);
  for (let at = 1, matched = 0; at < part.length; at += 1) {
    while (matched > 0 && part.charCodeAt(at) !== part.charCodeAt(matched)) matched = back[matched - 1]!;
    if (part.charCodeAt(at) === part.charCodeAt(matched)) matched += 1;
    back[at] = matched;
  }
  let found = -1;
  for (let at = 0, matched = 0; at < text.length; at += 1) {
    while (matched > 0 && text.charCodeAt(at) !== part.charCodeAt(matched)) matched = back[matched - 1]!;
    if (text.charCodeAt(at) === part.charCodeAt(matched)) matched += 1;
    if (matched < part.length) continue;
    found = at - part.length + 1;
    if (!last) return found;
    matched = back[matched - 1]!;
  }
  return found;
}

import type { Budget } from './budget.ts';

/** Products of the two lengths up to which the machine's own search is quick whatever the texts are. */
const SMALL = 1_000_000;

/**
 * Where a text holds another one, or -1. The machine's own search is quick on ordinary texts and takes the product of
 * both lengths on texts that are made for it; large ones are searched in linear time (Knuth, Morris and Pratt).
 * @param last the last place, not the first
 */
export function findText(text: string, part: string, budget: Budget, last = false): number {
  if (part.length === 0 || part.length > text.length) return last ? text.lastIndexOf(part) : text.indexOf(part);
  budget.read(text.length + part.length);
  if (text.length * part.length <= SMALL) {
    budget.read((text.length * part.length) / CHEAP);
    return last ? text.lastIndexOf(part) : text.indexOf(part);
  }
  // Here each character is a step of the interpreter, not of the machine.
  budget.pay(Math.ceil((text.length + part.length) / CHARACTERS_BY_HAND));
  return search(text, part, last);
}

/** How much quicker the machine compares than it reads. */
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

import type { Position } from '../../../model/index.ts';

/** Matches comments and CDATA to skip them. Of a start tag it captures the name and the id. */
const TAG =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(?:([\w.-]+):)?[\w.-]+\b(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*?\s+id\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const BINDING = /\sxmlns(?::([\w.-]+))?\s*=\s*["']http:\/\/www\.omg\.org\/spec\/BPMN\/20100524\/(?:MODEL|DI)["']/g;

/** Matches any id at any place: a cheap first test that is sufficient when no id repeats. */
const ANY_ID = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Returns the ids that more than one BPMN or diagram element has. Ids inside extension elements belong to the engines.
 */
export function duplicateIds(xml: string): { id: string; first: Position }[] {
  if (!mayRepeat(xml)) return [];
  const prefixes = new Set([...xml.matchAll(BINDING)].map((match) => match[1] ?? ''));
  const seen = new Map<string, number>();
  const repeated = new Map<string, number>();
  for (const match of xml.matchAll(TAG)) {
    const id = match[2] ?? match[3];
    if (id === undefined || !prefixes.has(match[1] ?? '')) continue;
    const first = seen.get(id);
    if (first === undefined) seen.set(id, match.index);
    else repeated.set(id, first);
  }
  return [...repeated].map(([id, offset]) => ({ id, first: place(xml, offset) }));
}

function mayRepeat(xml: string): boolean {
  const ids = new Set<string>();
  for (const match of xml.matchAll(ANY_ID)) {
    const id = match[1] ?? match[2] ?? '';
    if (ids.has(id)) return true;
    ids.add(id);
  }
  return false;
}

function place(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

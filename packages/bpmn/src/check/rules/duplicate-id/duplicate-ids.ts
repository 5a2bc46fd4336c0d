import type { Position } from '../../../model/index.ts';

/** Comments and CDATA are skipped; of a start tag, its name and its id are read. */
const TAG =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(?:([\w.-]+):)?[\w.-]+\b(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*?\s+id\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const BINDING = /\sxmlns(?::([\w.-]+))?\s*=\s*["']http:\/\/www\.omg\.org\/spec\/BPMN\/20100524\/(?:MODEL|DI)["']/g;

/** Any id at all, wherever it stands: cheap, and enough when none repeats. */
const ANY_ID = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Ids that more than one BPMN or diagram element carries. Ids inside extensions are their engines' affair. */
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

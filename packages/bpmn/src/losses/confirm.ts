import { finding, short, START } from '../model/finding-texts.ts';
import type { Finding } from '../model/types.ts';
import { compareDocuments } from './compare-documents.ts';
import type { CompareOptions, Difference } from './compare-documents.ts';

const LONGEST = 120;

/** Returns a short description of a difference in XML terms: `task/@name: a → b`. */
export function describeDifference({ kind, name, before, after }: Difference): string {
  const readable = name.replaceAll(/\{[^}]*\}/g, '');
  const values = [before, after].map((value) => (value === undefined ? undefined : short(value, LONGEST)));
  switch (kind) {
    case 'missing':
      return values[0] === undefined ? `<${readable}>` : `${readable}="${values[0]}"`;
    case 'added':
      return `+ ${readable}${values[1] === undefined ? '' : `="${values[1]}"`}`;
    case 'changed':
      return `${readable}: ${values[0] ?? ''} → ${values[1] ?? ''}`;
    case 'order':
      return `<${readable}> ⇅`;
  }
}

/**
 * Returns the reasons why a text must not replace another one: what it would lose, rename or move.
 * @param before the source text
 * @param after the text to write
 * @returns an empty list when both texts have the same content
 */
export function unlike(before: string, after: string, options: CompareOptions = {}): Finding[] {
  let differences: readonly Difference[];
  try {
    differences = compareDocuments(before, after, options);
  } catch (error) {
    return [finding('write-unconfirmed', START, error instanceof Error ? short(error.message, LONGEST) : '')];
  }
  return differences.map((difference) => ({
    ...finding('write-loss', START, describeDifference(difference)),
    ...(difference.element === undefined ? {} : { element: difference.element }),
  }));
}

import type { HostChoice } from '../../host-choice.ts';
import { isExpression, splitList } from './list-text.ts';
import type { LookupState } from './lookup.ts';

/** What typed text stands for. */
export interface Meant {
  /** To be written: the host's values, and expressions. */
  values: readonly string[];
  /** What the host has nobody for. */
  unknown: readonly string[];
}

/**
 * Reads typed text as people that the host has: by value or label, or the only one that it found. Expressions are the
 * engine's to work out, and when the host cannot be asked the text itself is taken.
 * @param known labels of values that the host has told before
 */
export function meant(
  text: string,
  { status, choices }: LookupState,
  known: Readonly<Record<string, string>> = {},
): Meant {
  const parts = splitList(text);
  const told: HostChoice[] = [...choices, ...Object.entries(known).map(([value, label]) => ({ value, label }))];
  const [only] = choices.length === 1 && parts.length === 1 ? choices : [];
  const read = parts.map((part) => {
    if (isExpression(part) || status === 'failed') return { part, value: part };
    const choice = told.find(({ value, label }) => value === part || label === part) ?? only;
    return { part, value: choice?.value };
  });
  return {
    values: read.flatMap(({ value }) => value ?? []),
    unknown: read.flatMap(({ part, value }) => (value === undefined ? part : [])),
  };
}

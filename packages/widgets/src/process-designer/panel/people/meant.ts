import type { HostChoice } from '../../host/host-choice.ts';
import { isExpression, splitList } from './list-text.ts';
import type { LookupState } from './lookup.ts';

/** The interpretation of typed text. */
export interface Meant {
  /** Values to write: values of the host, and expressions. */
  values: readonly string[];
  /** Parts that the host does not know. */
  unknown: readonly string[];
}

/**
 * Maps typed text to values of the host: by value, by label, or the only choice that the host found. Expressions are
 * kept for the engine. If the host cannot be queried, the text itself is used.
 * @param known labels of values from earlier answers of the host
 */
export function meant(
  text: string,
  { status, choices }: LookupState,
  known: Readonly<Record<string, string>> = {},
): Meant {
  const parts = splitList(text);
  const offered: HostChoice[] = [...choices, ...Object.entries(known).map(([value, label]) => ({ value, label }))];
  const [only] = choices.length === 1 && parts.length === 1 ? choices : [];
  const read = parts.map((part) => {
    if (isExpression(part) || status === 'failed') return { part, value: part };
    const choice = offered.find(({ value, label }) => value === part || label === part) ?? only;
    return { part, value: choice?.value };
  });
  return {
    values: read.flatMap(({ value }) => value ?? []),
    unknown: read.flatMap(({ part, value }) => (value === undefined ? part : [])),
  };
}

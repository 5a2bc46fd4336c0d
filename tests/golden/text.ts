import type { Label } from '@gongdi/domain';

/** The values in golden files: keys of an object are sorted, a list keeps its order. */
export type Fact =
  | string
  | number
  | boolean
  | null
  | undefined
  | Label
  | Ordered
  | readonly Fact[]
  | { readonly [key: string]: Fact };

/** Named values whose order has a meaning. */
export class Ordered {
  readonly entries: readonly (readonly [string, Fact])[];

  constructor(entries: readonly (readonly [string, Fact])[]) {
    this.entries = entries;
  }
}

type Plain = string | number | boolean | null;

const isPlain = (fact: Fact): fact is Plain => fact === null || typeof fact !== 'object';
const isLabel = (fact: Fact): fact is Label =>
  typeof fact === 'object' && fact !== null && Object.keys(fact).toSorted().join() === 'en,zh';

/** Quotes text that could be misread: a number, several lines, and text with a separator that `parts` matches. */
function plain(value: Plain, parts?: string): string {
  if (typeof value !== 'string') return String(value);
  const parted = parts !== undefined && value.includes(parts);
  const doubtful = parted || value === '' || value !== value.trim() || /^"|[\n\r\t]/.test(value);
  return doubtful || /^(-?\d[\d.]*|true|false|null)$/.test(value) ? JSON.stringify(value) : value;
}

/** Returns the fact in one line; undefined if it needs more. */
function inLine(fact: Fact): string | undefined {
  if (isPlain(fact)) return plain(fact);
  if (isLabel(fact)) return `${plain(fact.zh, ' | ')} | ${plain(fact.en, ' | ')}`;
  if (Array.isArray(fact) && fact.every((one) => isPlain(one as Fact)))
    return fact.length === 0 ? '(none)' : fact.map((one) => plain(one as Plain, ', ')).join(', ');
  return undefined;
}

const byName = ([a]: readonly [string, Fact], [b]: readonly [string, Fact]): number => (a < b ? -1 : a > b ? 1 : 0);

function entriesOf(fact: object): readonly (readonly [string, Fact])[] {
  const entries =
    fact instanceof Ordered ? fact.entries : Object.entries(fact as Record<string, Fact>).toSorted(byName);
  return entries.filter(([, value]) => value !== undefined);
}

function linesOf(fact: Fact): string[] {
  const whole = inLine(fact);
  if (whole !== undefined) return [whole];
  if (Array.isArray(fact))
    return fact.flatMap((one) => linesOf(one as Fact).map((line, at) => (at === 0 ? `- ${line}` : `  ${line}`)));
  return entriesOf(fact as object).flatMap(([key, value]) => {
    const line = inLine(value);
    return line === undefined ? [`${key}:`, ...linesOf(value).map((one) => `  ${one}`)] : [`${key}: ${line}`];
  });
}

/** Returns a fact in the form of a golden file: one entry a line, LF, a line end at the end. */
export function textOfFact(fact: Fact): string {
  return `${linesOf(fact).join('\n')}\n`;
}

/** Converts a value of a definition that is data; for functions only their presence is recorded. */
export function factOf(value: unknown): Fact {
  if (value === undefined || value === null) return value;
  if (typeof value === 'function') return '(computed)';
  if (Array.isArray(value)) return value.map(factOf);
  if (value instanceof Set) return [...value].map(factOf);
  if (typeof value !== 'object') return value as Plain;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, factOf(one)]));
}

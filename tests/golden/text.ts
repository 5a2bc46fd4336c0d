import type { Label } from '@gongdi/domain';

/** What golden files are made of: keys of an object are sorted, a list stands as it is. */
export type Fact =
  string | number | boolean | null | undefined | Label | Ordered | readonly Fact[] | { readonly [key: string]: Fact };

/** Named things whose order means something. */
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

/** Text that could be taken for something else is quoted: a number, several lines, and by `parts` what parts it. */
function plain(value: Plain, parts?: string): string {
  if (typeof value !== 'string') return String(value);
  const parted = parts !== undefined && value.includes(parts);
  const doubtful = parted || value === '' || value !== value.trim() || /^"|[\n\r\t]/.test(value);
  return doubtful || /^(-?\d[\d.]*|true|false|null)$/.test(value) ? JSON.stringify(value) : value;
}

/** The fact in one line; undefined when it takes more. */
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

/** A fact as a golden file holds it: one thing in a line, LF, a line end at the end. */
export function textOfFact(fact: Fact): string {
  return `${linesOf(fact).join('\n')}\n`;
}

/** A value of a definition that is data; functions are told apart from nothing only. */
export function factOf(value: unknown): Fact {
  if (value === undefined || value === null) return value;
  if (typeof value === 'function') return '(computed)';
  if (Array.isArray(value)) return value.map(factOf);
  if (value instanceof Set) return [...value].map(factOf);
  if (typeof value !== 'object') return value as Plain;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, factOf(one)]));
}

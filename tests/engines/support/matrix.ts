import type { Row } from './judge.ts';

/** The counts for one engine. */
export interface Tally {
  readonly engine: string;
  readonly version: string;
  readonly rows: readonly Row[];
  /** Models converted to this engine without loss: the number of accepted ones, and the names of refused ones. */
  readonly converted: { accepted: number; refused: readonly string[] };
  /** Codes of rules that claim that the engine accepts the model nevertheless. */
  readonly tolerated: ReadonlySet<string>;
}

const HEAD = [
  'Engine',
  'Models',
  'Accepted, no error of ours',
  'Refused, error of ours',
  'Accepted, error that says so',
  'Wrong',
  'Missed',
  'Accepted again after our round trip',
  'Converted without loss and accepted',
];

/** Returns a Markdown table that compares our findings with the results of the engines. */
export function matrix(tallies: readonly Tally[]): string {
  const rows = tallies.map(({ engine, version, rows: all, converted, tolerated }) => {
    const count = (test: (row: Row) => boolean): number => all.filter(test).length;
    const isTolerated = ({ errors }: Row): boolean => errors.every((code) => tolerated.has(code));
    const written = all.filter(({ accepted, roundTrip }) => accepted && roundTrip !== null);
    return [
      `${engine} ${version}`,
      all.length,
      count(({ accepted, errors }) => accepted && errors.length === 0),
      count(({ accepted, errors }) => !accepted && errors.length > 0),
      count((row) => row.accepted && row.errors.length > 0 && isTolerated(row)),
      count((row) => row.accepted && row.errors.length > 0 && !isTolerated(row)),
      count(({ accepted, errors }) => !accepted && errors.length === 0),
      `${written.filter(({ roundTrip }) => roundTrip).length} of ${written.length}`,
      `${converted.accepted} of ${converted.accepted + converted.refused.length}`,
    ];
  });
  const line = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`;
  return `${[line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

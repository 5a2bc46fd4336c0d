import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { CliFailure, EXIT } from '../command.ts';
import type { FileReport, LintFinding } from './plan.ts';
import { lintMessage } from './text/index.ts';

/** Format version of the baseline file. */
const FORMAT = 1;

/** Number of known findings of a file, by `code #element key`. */
type Known = Record<string, number>;

/** Findings that existed before the baseline was made; they do not fail a run. */
export interface Baseline {
  /** By path relative to the baseline's folder, with slashes. */
  files: Record<string, Known>;
}

/** A finding of the baseline that no longer exists. */
export interface Gone {
  file: string;
  code: string;
  element?: string;
  count: number;
}

/** Result of removing the known findings. */
export interface Compared {
  reports: FileReport[];
  known: number;
  gone: Gone[];
}

/** A report with the absolute path of its file, which identifies the file in the baseline. */
export interface PlacedReport extends FileReport {
  path: string | null;
}

/**
 * @param shown the path as messages show it
 * @throws CliFailure with exit 2 when the file is missing or unusable: otherwise every finding would count as new
 */
export async function readBaseline(path: string, shown: string): Promise<Baseline> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new CliFailure(EXIT.usage, lintMessage('baselineMissing', { path: shown }));
    throw broken(shown, error);
  });
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || value['format'] !== FORMAT) throw new Error(`"format": ${FORMAT}?`);
    const { files } = value;
    if (!isObject(files)) throw new Error('"files": {…}?');
    for (const [file, known] of Object.entries(files)) {
      const good =
        isObject(known) && Object.values(known).every((count) => Number.isInteger(count) && Number(count) > 0);
      if (!good) throw new Error(`"files"."${file}"`);
    }
    return { files: files as Record<string, Known> };
  } catch (error) {
    throw broken(shown, error as Error);
  }
}

const broken = (path: string, error: Error) =>
  new CliFailure(EXIT.usage, lintMessage('baselineBroken', { path, reason: error.message }), error);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Line and column are left out: they change whenever the text above them changes. */
const nameOf = ({ code, element, key }: LintFinding): string =>
  [code, ...(element === undefined ? [] : [`#${element}`]), key].join(' ');

function countsOf(findings: readonly LintFinding[]): Known {
  const counts: Known = {};
  for (const finding of findings) counts[nameOf(finding)] = (counts[nameOf(finding)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const placeOf = (path: string, baseline: string): string => relative(dirname(baseline), path).split(sep).join('/');

/**
 * Removes the findings of the baseline from the reports; of several equal findings, the first ones are removed. Also
 * returns the findings of the baseline that are gone: those of checked files, and those of files that no longer exist.
 */
export function compare(reports: readonly PlacedReport[], baseline: Baseline, path: string): Compared {
  let known = 0;
  const gone: Gone[] = [];
  const checked = new Set<string>();
  const left = reports.map(({ path: file, ...report }): FileReport => {
    if (file === null) return report;
    const place = placeOf(file, path);
    checked.add(place);
    const rest = { ...baseline.files[place] };
    const findings = report.findings.filter((finding) => {
      const name = nameOf(finding);
      if (!rest[name]) return true;
      rest[name] -= 1;
      known += 1;
      return false;
    });
    gone.push(...goneOf(place, rest));
    return { ...report, findings };
  });
  for (const [file, counts] of Object.entries(baseline.files))
    if (!checked.has(file) && !existsSync(resolve(dirname(path), file))) gone.push(...goneOf(file, counts));
  return { reports: left, known, gone };
}

function goneOf(file: string, counts: Known): Gone[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => {
      const [code = '', ...words] = name.split(' ');
      const element = words.length > 1 ? words.slice(0, -1).join(' ').slice(1) : undefined;
      return { file, code, ...(element === undefined ? {} : { element }), count };
    });
}

/**
 * Returns the new baseline text after a run: the current findings of the checked files, and the unchanged entries of
 * other files that still exist.
 */
export function renewedBaseline(
  reports: readonly PlacedReport[],
  before: Baseline | undefined,
  path: string,
): { text: string; count: number } {
  const files = new Map(
    Object.entries(before?.files ?? {}).filter(([file]) => existsSync(resolve(dirname(path), file))),
  );
  for (const { path: file, findings } of reports) {
    if (file === null) continue;
    const place = placeOf(file, path);
    if (findings.length > 0) files.set(place, countsOf(findings));
    else files.delete(place);
  }
  const sorted = Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  const count = Object.values(sorted)
    .flatMap((counts) => Object.values(counts))
    .reduce((sum, one) => sum + one, 0);
  return { text: `${JSON.stringify({ format: FORMAT, files: sorted }, null, 2)}\n`, count };
}

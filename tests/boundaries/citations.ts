import type { RepositoryFile } from './repository.ts';

/** The documents of `docs/specification`, by the word with which their citations begin. */
export type SpecificationName = 'console' | 'designer' | 'settled';

/** Numbers of the headings of each document: `7.5` for a section, `28` for a settled point. */
export type Headings = Record<SpecificationName, ReadonlySet<string>>;

interface Citation {
  file: string;
  line: number;
  /** The citation as written, on one line. */
  text: string;
  /**
   * The document and the numbers of its headings; absent if the citation does not have a form of `docs/specification`.
   */
  of?: { document: SpecificationName; numbers: readonly string[] };
}

const PAGE: Readonly<Record<SpecificationName, RegExp>> = {
  console: /^docs\/specification\/console(\.md$|\/)/,
  designer: /^docs\/specification\/designer\.md$/,
  settled: /^docs\/specification\/settled\.md$/,
};
const NUMBERED_HEADING = /^#+ (\d+(?:\.\d+)*)\.? /gm;

/**
 * Files that may have citations: sources, tests, scripts, styles, pages. Not the specification itself, and not this
 * rule's samples.
 */
const CITES = /\.(ts|tsx|mts|mjs|js|css|html|md|yml)$/;
const CITES_NOT = /^docs\/specification\/|^tests\/boundaries\/citations|^tests\/golden\/files\/|\/fixtures\//;

const NUMBER = String.raw`\d+(?:\.\d+)*`;
const NUMBERS = String.raw`${NUMBER}(?:(?:, +| +and +| +to +|–)${NUMBER})*`;
const SECTIONS = new RegExp(String.raw`\b(sections?) +(${NUMBERS})`, 'gi');
const POINTS = new RegExp(String.raw`\bsettled( +points?)?,? +(${NUMBERS})`, 'gi');
const WITHOUT_SECTION = new RegExp(String.raw`\b(?:console|designer) (?:specification|text),? +${NUMBER}`, 'gi');

/** The text directly before `section 7.5`. */
const SPECIFICATION = /\b(console|designer) +specification, +$/i;
const STANDARD =
  /\b(RFC \d+|MQTT [\d.]+|APPNOTE [\d.]+|Expression +Language [\d.]+|BPMN [\d.]+|H\.264|ISO\/IEC [\d-]+), +$/;

const TEST = /\.test\.tsx?$/;
const TEST_NAME = /(?:(?<!\.)\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1/g;
const CITING_NAME = new RegExp(String.raw`^(console|designer|settled) (%s|${NUMBERS}): `);
/** Matches a number without the name of its document: `2 toolbar order`, `7.5: patrols`, `monitoring 10: …`. */
const NUMBERED_NAME = new RegExp(String.raw`^(?:console|designer|settled) \d|^(?:[a-z]+ )?${NUMBERS}: |^\d`, 'i');
/** First cells and keys of the table for `console %s: …`. */
const TABLE_SECTION = new RegExp(String.raw`(?:\[\s*|^\s*)['"\`](${NUMBER})(?=['"\` ])`, 'gm');

/** Returns the numbers of the headings on the pages of the specification. */
export function headingsOf(files: RepositoryFile[]): Headings {
  const numbersOn = (page: RegExp) =>
    new Set(
      files
        .filter(({ file }) => page.test(file))
        .flatMap(({ text }) => [...text.matchAll(NUMBERED_HEADING)].map(([, number]) => number!)),
    );
  return { console: numbersOn(PAGE.console), designer: numbersOn(PAGE.designer), settled: numbersOn(PAGE.settled) };
}

/** Returns the text with each comment of several lines joined to one line; every character keeps its position. */
const joined = (text: string): string =>
  text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, (between) => ' '.repeat(between.length));

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
const numbersIn = (list: string): string[] => list.match(new RegExp(NUMBER, 'g')) ?? [];

/** Checks `section 3` and `sections 3 and 4`: a singular word must have one number, a plural word several. */
const agrees = (word: string, numbers: readonly string[]): boolean => /s$/i.test(word) === numbers.length > 1;

function citationsInProse({ file, text }: RepositoryFile): Citation[] {
  const prose = joined(text);
  const found: Citation[] = [];
  const add = (at: number, written: string, of?: Citation['of']) =>
    found.push({ file, line: lineAt(text, at), text: written.replace(/ +/g, ' '), ...(of && { of }) });

  for (const { 0: written, 1: word, 2: list, index } of prose.matchAll(SECTIONS)) {
    const before = prose.slice(Math.max(0, index - 200), index);
    if (STANDARD.test(before)) continue;
    const document = SPECIFICATION.exec(before)?.[1]?.toLowerCase() as 'console' | 'designer' | undefined;
    const numbers = numbersIn(list!);
    add(index, written, document && agrees(word!, numbers) ? { document, numbers } : undefined);
  }
  for (const { 0: written, 1: word, 2: list, index } of prose.matchAll(POINTS)) {
    if (TEST.test(file) && /['"`]$/.test(prose.slice(0, index))) continue;
    const numbers = numbersIn(list!);
    add(index, written, word && agrees(word, numbers) ? { document: 'settled', numbers } : undefined);
  }
  for (const { 0: written, index } of prose.matchAll(WITHOUT_SECTION)) add(index, written);
  return found;
}

function citationsInNames({ file, text }: RepositoryFile): Citation[] {
  if (!TEST.test(file)) return [];
  return [...text.matchAll(TEST_NAME)].flatMap(({ 2: name, index }): Citation[] => {
    const [, document, list] = CITING_NAME.exec(name!) ?? [];
    if (!document) return NUMBERED_NAME.test(name!) ? [{ file, line: lineAt(text, index), text: name! }] : [];
    const numbers = list === '%s' ? [...text.matchAll(TABLE_SECTION)].map(([, number]) => number!) : numbersIn(list!);
    const of = { document: document as SpecificationName, numbers };
    return [{ file, line: lineAt(text, index), text: name!, of }];
  });
}

/** Returns all citations of the specification in any form, also those that name no document. */
export function citationsOf(files: RepositoryFile[]): Citation[] {
  return files
    .filter(({ file }) => CITES.test(file) && !CITES_NOT.test(file))
    .flatMap((file) => [...citationsInProse(file), ...citationsInNames(file)]);
}

/** Returns citations that name no document, or no heading of `docs/specification`. */
export function brokenCitations(files: RepositoryFile[], headings: Headings): string[] {
  return citationsOf(files).flatMap(({ file, line, text, of }) => {
    const place = `${file}:${line}: ${text}`;
    if (!of) return [`${place}: write it as docs/specification/README.md says`];
    const missing = of.numbers.filter((number) => !headings[of.document].has(number));
    return missing.length > 0 ? [`${place}: ${of.document} has no ${missing.join(', ')}`] : [];
  });
}

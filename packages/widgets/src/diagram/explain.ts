import type { Lang } from '../kit/theme/tokens.ts';
import type { ImportWarning } from './services.ts';
import { ENGINE_ERRORS, type EngineErrorCode } from './text/engine-errors.ts';
import { PARSER_ERRORS } from './text/parser-errors.ts';

/** A problem of import or export in the user's language. */
export interface DiagramProblem {
  code: EngineErrorCode | 'parse' | 'unknown';
  message: string;
  /** The engine's own message, for the log. */
  original: string;
  line?: number;
  column?: number;
  element?: string;
}

const fill = (template: string, places: Record<string, string | undefined> = {}): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, key: string) => places[key] ?? whole);

/** Splits moddle-xml's "message\n\tline: 3\n\tcolumn: 7\n\tnested error: …" into its parts. */
function splitPosition(text: string): { message: string; line?: number; column?: number; nested?: string } {
  const line = /\n\s*line:\s*(\d+)/.exec(text)?.[1];
  const column = /\n\s*column:\s*(\d+)/.exec(text)?.[1];
  const nested = /\n\s*nested error:\s*(.+)/.exec(text)?.[1];
  return {
    message: text.split(/\n/)[0]?.trim() ?? '',
    // the parser counts lines and columns from 0, people and editors count from 1
    ...(line === undefined ? {} : { line: Number(line) + 1 }),
    ...(column === undefined ? {} : { column: Number(column) + 1 }),
    ...(nested === undefined ? {} : { nested: nested.trim() }),
  };
}

/** Translates an error or warning of the engine; an unknown text stays unchanged. */
export function explainProblem(problem: unknown, lang: Lang): DiagramProblem {
  const original = textOfProblem(problem);
  const { message, line, column, nested } = splitPosition(original);
  const place = { ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) };
  const element = elementOf(problem);
  const base = { original, ...place, ...(element === undefined ? {} : { element }) };

  for (const known of ENGINE_ERRORS) {
    const match = known.pattern.exec(message);
    if (match)
      return { ...base, code: known.code, message: fill(lang === 'zh-CN' ? known.zh : known.en, match.groups) };
  }
  return { ...base, ...explainParser(message, nested, lang) };
}

function explainParser(
  message: string,
  nested: string | undefined,
  lang: Lang,
): Pick<DiagramProblem, 'code' | 'message'> {
  for (const part of [nested, message]) {
    if (part === undefined) continue;
    for (const { pattern, zh } of PARSER_ERRORS) {
      const match = pattern.exec(part);
      if (match) return { code: 'parse', message: lang === 'zh-CN' ? fill(zh, match.groups) : part };
    }
  }
  return { code: 'unknown', message: nested === undefined ? message : `${message}: ${nested}` };
}

function textOfProblem(problem: unknown): string {
  if (typeof problem === 'string') return problem;
  if (problem !== null && typeof problem === 'object' && 'message' in problem) return String(problem.message);
  return String(problem);
}

function elementOf(problem: unknown): string | undefined {
  if (problem === null || typeof problem !== 'object' || !('element' in problem)) return undefined;
  return (problem as ImportWarning).element?.id;
}

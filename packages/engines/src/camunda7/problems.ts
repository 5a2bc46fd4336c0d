import type { EngineProblem } from '../adapter.ts';
import type { Refusal } from '../http.ts';

interface ParseProblem {
  message?: string;
  line?: number;
  column?: number;
  mainElementId?: string | null;
  mainBpmnElementId?: string | null;
  [ids: string]: unknown;
}

/** Errors and warnings of the engine's parser, by file. */
export type ParseReports = Record<string, { errors?: ParseProblem[]; warnings?: ParseProblem[] }>;

interface ErrorDto {
  type?: string;
  message?: string;
  details?: ParseReports;
}

/** Names under which engines list further elements; in the real engine, the first begins with a Cyrillic letter. */
const ELEMENT_KEYS = ['\u0435lementIds', 'elementIds', 'bpmnElementIds'] as const;

export function camunda7Problems(reports: ParseReports | undefined, level: 'errors' | 'warnings'): EngineProblem[] {
  return Object.entries(reports ?? {}).flatMap(([file, report]) =>
    (report[level] ?? []).map((problem): EngineProblem => ({
      file,
      line: problem.line || null,
      column: problem.column || null,
      element: elementOf(problem),
      code: null,
      message: problem.message ?? '',
    })),
  );
}

function elementOf(problem: ParseProblem): string | null {
  const main = problem.mainElementId ?? problem.mainBpmnElementId;
  if (main) return main;
  for (const key of ELEMENT_KEYS) {
    const ids = problem[key];
    if (Array.isArray(ids) && typeof ids[0] === 'string') return ids[0];
  }
  return null;
}

/** Reads a refusal of Camunda 7. A missing time to live arrives as 500 with the engine's code in the message. */
export function camunda7Refusal(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null) return null;
  const { message = '', details } = body as ErrorDto;
  const problems = camunda7Problems(details, 'errors');
  return { message, problems, modelIsBad: problems.length > 0 || /ENGINE-(09\d{3}|12018)/.test(message) };
}

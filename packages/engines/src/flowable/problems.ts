import type { EngineProblem } from '../adapter.ts';
import type { Refusal } from '../http.ts';

/** `[Validation set: '…' | Problem: 'code'] : text - [Extra info : … id = x …] ( line: 7, column: 5)`, one a line. */
const PROBLEM =
  /Problem: '([^']*)'\]\s*:?\s*(.*?)(?:\s*-\s*\[Extra info\s*:\s*([^\]]*)\])?\s*\(\s*line:\s*(\d+),\s*column:\s*(\d+)\s*\)/g;

/** Names of elements in the extra information, the nearest first. */
const ELEMENT = /\b(?:id|Id|activityId|elementId)\s*=\s*([\w.$:-]+)/g;

/** What Flowable's validation found. */
export function flowableProblems(exception: string): EngineProblem[] {
  return [...exception.matchAll(PROBLEM)].map(([, code, message, extra, line, column]): EngineProblem => ({
    file: null,
    line: Number(line) || null,
    column: Number(column) || null,
    element: [...(extra ?? '').matchAll(ELEMENT)].at(-1)?.[1] ?? null,
    code: code ?? null,
    message: message?.trim() || code || '',
  }));
}

/** An answer of Flowable or Activiti that refuses: a model that does not pass its validation arrives as 500. */
export function flowableRefusal(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null) return null;
  const { message = '', exception = '' } = body as { message?: string; exception?: string };
  const problems = flowableProblems(exception);
  const modelIsBad =
    problems.length > 0 ||
    /Errors? (while )?parsing|Error parsing XML|Could not validate|is not valid/i.test(exception);
  return { message: exception || message, problems, modelIsBad };
}

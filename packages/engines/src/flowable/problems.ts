import type { EngineProblem } from '../adapter.ts';
import type { Refusal } from '../http.ts';

/** `[Validation set: '…' | Problem: 'code'] : text - [Extra info : … id = x …] ( line: 7, column: 5)`, one per line. */
const PROBLEM =
  /Problem: '([^']*)'\]\s*:?\s*(.*?)(?:\s*-\s*\[Extra info\s*:\s*([^\]]*)\])?\s*\(\s*line:\s*(\d+),\s*column:\s*(\d+)\s*\)/g;

/** Ids of elements in the extra information; the last one is used. */
const ELEMENT = /\b(?:id|Id|activityId|elementId)\s*=\s*([\w.$:-]+)/g;

/** Reads the problems that Flowable's validation found. */
function flowableProblems(exception: string): EngineProblem[] {
  return [...exception.matchAll(PROBLEM)].map(([, code, message, extra, line, column]): EngineProblem => ({
    file: null,
    line: Number(line) || null,
    column: Number(column) || null,
    element: [...(extra ?? '').matchAll(ELEMENT)].at(-1)?.[1] ?? null,
    code: code ?? null,
    message: message?.trim() || code || '',
  }));
}

/** Reads a refusal of Flowable or Activiti: a model that fails the validation arrives as 500. */
export function flowableRefusal(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null) return null;
  const { message = '', exception = '' } = body as { message?: string; exception?: string };
  const problems = flowableProblems(exception);
  const modelIsBad =
    problems.length > 0 ||
    /Errors? (while )?parsing|Error parsing XML|Could not validate|is not valid/i.test(exception);
  return { message: exception || message, problems, modelIsBad };
}

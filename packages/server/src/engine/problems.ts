import type { Model, readModel } from '@gongdi/bpmn';
import type { EngineProblem } from './types.ts';

type Findings = Awaited<ReturnType<typeof readModel>>['findings'];

/** Returns the problems of a drawing that cannot be read. */
export function unreadable(findings: Findings): EngineProblem[] {
  return findings.map(({ code, line, column, message }) => ({
    severity: 'error',
    code,
    element: '',
    line,
    column,
    message,
  }));
}

/** Returns a function that returns the position of an element in the text of a drawing. */
export function placing(model: Model): (element: string) => Pick<EngineProblem, 'line' | 'column'> {
  return (element) => model.positions(element) ?? { line: 1, column: 1 };
}

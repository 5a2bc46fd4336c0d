import { walk, type Model, type ModdleElement } from '@gongdi/bpmn';
import type { EngineProblem } from '@gongdi/engines';

/** A problem that an engine reported, with its place in the file and in the drawing as far as they are known. */
export interface PlacedProblem extends Omit<EngineProblem, 'file'> {
  /** Name of the element. */
  name: string | null;
}

/**
 * Completes the places that an engine reports: some problems name the element, some a line, few both. A line is mapped
 * to the last element with an id that begins at or before it, since engines report the end of a start tag.
 */
export function placeProblems(model: Model | undefined, problems: readonly EngineProblem[]): PlacedProblem[] {
  const starts = model && problems.some(({ element }) => element === null) ? startsOf(model) : [];
  return problems.map(({ element: reported, line: saidLine, column: saidColumn, code, message }) => {
    const at = saidLine === null ? undefined : starts.findLast((one) => isBefore(one, saidLine, saidColumn));
    const element = reported ?? at?.id ?? null;
    const place = saidLine === null && element !== null ? model?.positions(element) : undefined;
    const name = element === null ? undefined : model?.elementById(element)?.['name'];
    return {
      element,
      name: typeof name === 'string' && name !== '' ? name : null,
      line: place?.line ?? saidLine,
      column: place?.column ?? saidColumn,
      code,
      message,
    };
  });
}

interface Start {
  id: string;
  line: number;
  column: number;
}

const isBefore = (start: Start, line: number, column: number | null): boolean =>
  start.line < line || (start.line === line && (column === null || start.column <= column));

/** Returns where elements with an id begin, in the order of the text, without the elements of the drawing. */
function startsOf(model: Model): Start[] {
  const starts: Start[] = [];
  walk(model.definitions, (element: ModdleElement) => {
    const { id, $type: type } = element;
    if (typeof id !== 'string' || type.startsWith('bpmndi:') || type === 'bpmn:Definitions') return;
    const position = model.positions(id);
    if (position) starts.push({ id, ...position });
  });
  return starts.toSorted((a, b) => a.line - b.line || a.column - b.column);
}

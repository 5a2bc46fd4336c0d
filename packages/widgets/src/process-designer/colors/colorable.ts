import { type DiagramElement, isAnyType } from '../../diagram/model.ts';
import type { Modeling } from '../../diagram/services.ts';

/** Returns the elements that the diagram can draw in their own colours. A label is replaced by its element. */
export function colorable(elements: readonly DiagramElement[]): DiagramElement[] {
  const found = elements
    .map((element) => element.labelTarget ?? element)
    .filter(({ di }) => di && isAnyType(di, ['bpmndi:BPMNShape', 'bpmndi:BPMNEdge']));
  return [...new Set(found)];
}

const read = (element: DiagramElement, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = element.di?.get(name);
    if (typeof value === 'string' && value !== '') return value.toLowerCase();
  }
  return '';
};

export interface Colors {
  fill: string;
  stroke: string;
}

/**
 * Returns the colours of an element; '' for the default colour. BPMN in Color has priority over the older bpmn.io
 * attributes, as in the drawing.
 */
export const colorsOf = (element: DiagramElement): Colors => ({
  fill: read(element, 'color:background-color', 'bioc:fill'),
  stroke: read(element, 'color:border-color', 'bioc:stroke'),
});

/** Returns the colours that all elements share; `undefined` where they differ. Lines have no fill. */
export function commonColors(elements: readonly DiagramElement[]): Partial<Colors> {
  const shared = (values: readonly string[]) => (new Set(values).size === 1 ? values[0] : undefined);
  return {
    fill: shared(elements.filter((element) => !element.waypoints).map((element) => colorsOf(element).fill)),
    stroke: shared(elements.map((element) => colorsOf(element).stroke)),
  };
}

/**
 * Sets the colours of elements as one step of the history, in both notations (BPMN in Color and bpmn.io). Does nothing
 * if no colour changes.
 */
export function setColors(modeling: Modeling, elements: readonly DiagramElement[], colors: Partial<Colors>): void {
  const changed = elements.filter((element) => {
    const now = colorsOf(element);
    const fillChanges = colors.fill !== undefined && !element.waypoints && colors.fill !== now.fill;
    return fillChanges || (colors.stroke !== undefined && colors.stroke !== now.stroke);
  });
  if (changed.length > 0) modeling.setColor(changed, colors);
}

import type { DiagramElement } from '../../diagram/model.ts';

/**
 * Returns the element that the panel shows: for a label its element; without a selection the root element, a process or
 * a collaboration (designer specification, section 2).
 */
export const subject = (selected: DiagramElement | undefined, root: DiagramElement): DiagramElement =>
  selected ? (selected.labelTarget ?? selected) : root;

import type { DiagramElement } from '../../diagram/model.ts';

/**
 * What the panel is about: a label stands for its element; nothing selected stands for what is drawn, a process or a
 * collaboration (specification, section 2).
 */
export const subject = (selected: DiagramElement | undefined, root: DiagramElement): DiagramElement =>
  selected ? (selected.labelTarget ?? selected) : root;

import type { DiagramElement, Point } from '../../diagram/model.ts';
import type { Stage } from '../session/stage.ts';

/** Distance between an element and its menu, in CSS pixels. */
const GAP = 8;

/** Returns the elements of a menu that was opened without a pointer: the selection; empty for the diagram. */
export const menuTarget = (stage: Stage): readonly DiagramElement[] => stage.service('selection').get();

/**
 * Returns where a menu opens that was opened without a pointer: below the first selected element, else in the middle.
 */
export function menuPlace(stage: Stage): Point {
  const canvas = stage.service('canvas');
  const box = stage.element.getBoundingClientRect();
  const first = menuTarget(stage)[0];
  if (!first) return { x: box.left + box.width / 2, y: box.top + box.height / 3 };
  const { x, y, width, height } = canvas.getAbsoluteBBox(first);
  return { x: box.left + Math.max(GAP, x + width / 2), y: box.top + Math.max(GAP, y + height + GAP) };
}

/**
 * Returns the element under a press or click on the canvas.
 * @returns undefined if the event is outside the drawing: on the palette, a menu, or a label that is being edited
 */
export function elementAt(stage: Stage, event: Event): DiagramElement | undefined {
  const path = event.composedPath();
  const svg = path.find((node) => node instanceof SVGSVGElement && node.parentElement?.matches('.djs-container'));
  if (!svg) return undefined;
  // elements carry their id, and so do the handles over a connection while the pointer is on it
  const drawn = path.find((node) => node instanceof SVGElement && node.hasAttribute('data-element-id'));
  const id = drawn instanceof SVGElement ? drawn.getAttribute('data-element-id') : null;
  const element = id === null ? undefined : stage.find(id);
  return element ?? stage.service('canvas').getRootElement();
}

/** Selects the element of the menu unless it is already selected. @returns the elements that the menu applies to */
export function selectTarget(stage: Stage, element: DiagramElement): readonly DiagramElement[] {
  const selection = stage.service('selection');
  const root = stage.service('canvas').getRootElement();
  if (element === root) selection.select(null);
  else if (!selection.isSelected(element)) selection.select(element);
  return selection.get();
}

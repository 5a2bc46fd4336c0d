import type { DiagramElement, Point } from '../../diagram/model.ts';
import type { Stage } from '../session/stage.ts';

/** Distance between an element and the menu about it, in CSS pixels. */
const GAP = 8;

/** What a menu without a place is about: the selection, else the diagram. */
export const menuTarget = (stage: Stage): readonly DiagramElement[] => stage.service('selection').get();

/** Where a menu opens that no pointer asked for: below the first selected element, else in the middle. */
export function menuPlace(stage: Stage): Point {
  const canvas = stage.service('canvas');
  const box = stage.element.getBoundingClientRect();
  const first = menuTarget(stage)[0];
  if (!first) return { x: box.left + box.width / 2, y: box.top + box.height / 3 };
  const { x, y, width, height } = canvas.getAbsoluteBBox(first);
  return { x: box.left + Math.max(GAP, x + width / 2), y: box.top + Math.max(GAP, y + height + GAP) };
}

/**
 * The element that a press or click on the canvas is about.
 * @returns undefined when it is not about the drawing at all: palette, menus, a label that is being typed
 */
export function elementAt(stage: Stage, event: Event): DiagramElement | undefined {
  const path = event.composedPath();
  const svg = path.find((node) => node instanceof SVGSVGElement && node.parentElement?.matches('.djs-container'));
  if (!svg) return undefined;
  // elements carry their id, and so do the handles that lie over a connection while the pointer is on it
  const drawn = path.find((node) => node instanceof SVGElement && node.hasAttribute('data-element-id'));
  const id = drawn instanceof SVGElement ? drawn.getAttribute('data-element-id') : null;
  const element = id === null ? undefined : stage.find(id);
  return element ?? stage.service('canvas').getRootElement();
}

/** Selects what the menu is about, unless it is among the selected already. @returns the elements of the menu */
export function selectTarget(stage: Stage, element: DiagramElement): readonly DiagramElement[] {
  const selection = stage.service('selection');
  const root = stage.service('canvas').getRootElement();
  if (element === root) selection.select(null);
  else if (!selection.isSelected(element)) selection.select(element);
  return selection.get();
}

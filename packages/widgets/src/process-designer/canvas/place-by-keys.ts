import { type DiagramElement, isType, type Point } from '../../diagram/model.ts';
import { nameOf } from '../../diagram/describe.ts';
import { format } from '../../diagram/format.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import { canvasTexts } from './text/index.ts';

/** Distance between an element and a new one beside it, and the step downwards if a place is taken; diagram units. */
const GAP = 50;
const TRIES = 50;

interface Placed {
  target: DiagramElement;
  position: Point;
}

/**
 * Puts an element that was chosen from a menu by key on the canvas at once: beside the selected element, or in the
 * middle of the view. The engine's menus can only start a drag, so this function intercepts the start of the drag.
 */
export function placeByKeys(session: DesignerSession, stage: Stage): void {
  const menu = stage.service('popupMenu');
  const create = stage.service('create');
  const [trigger, start] = [menu.trigger.bind(menu), create.start.bind(create)];
  menu.trigger = (event, entry, action) => {
    if (!(event instanceof KeyboardEvent)) return trigger(event, entry, action);
    let chosen: DiagramElement[] | undefined;
    create.start = (_, elements) => {
      chosen = Array.isArray(elements) ? elements : [elements];
    };
    try {
      trigger(event, entry, action);
    } finally {
      create.start = start;
    }
    if (chosen) put(session, stage, chosen);
  };
}

function put(session: DesignerSession, stage: Stage, elements: DiagramElement[]): void {
  const [first] = elements;
  const place = placeFor(stage, elements);
  if (!first) return;
  if (place) {
    stage.service('modeling').createElements(elements, place.position, place.target);
    session.view.select(first.id);
  } else {
    const { lang } = session;
    const name = nameOf(first, lang);
    session.notices.show('warning', format(canvasTexts(lang).cannotPlace, { name }));
  }
  stage.service('canvas').focus();
}

/** Returns the first place that the engine's rules allow. */
function placeFor(stage: Stage, elements: DiagramElement[]): Placed | undefined {
  const selected = stage.selection.length === 1 ? stage.selection[0] : undefined;
  const anchor = selected?.labelTarget ?? selected;
  const canvas = stage.service('canvas');
  const { x, y, width, height } = canvas.viewbox();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const root = canvas.getRootElement();
  const pools = stage.service('elementRegistry').filter((element) => isType(element, 'bpmn:Participant'));
  const size = sizeOf(elements);
  const beside =
    anchor?.parent && !anchor.waypoints
      ? [{ target: anchor.parent, position: { x: rightOf(anchor) + GAP + size.width / 2, y: middleOf(anchor).y } }]
      : [];
  const inside = [...(anchor && !anchor.waypoints ? [anchor] : []), root, ...pools].map((target) => ({
    target,
    position: target === root ? middle : middleOf(target),
  }));
  return [...beside, ...inside]
    .map(({ target, position }) => ({ target, position: freeNear(position, target, size) }))
    .find((place) => stage.service('rules').allowed('elements.create', { elements, ...place }));
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: DiagramElement) => ({ x, y, width, height });

function middleOf(element: DiagramElement): Point {
  const { x, y, width, height } = boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

const rightOf = (element: DiagramElement): number => boxOf(element).x + boxOf(element).width;

const sizeOf = (elements: readonly DiagramElement[]) => ({
  width: Math.max(...elements.map((element) => boxOf(element).width)),
  height: Math.max(...elements.map((element) => boxOf(element).height)),
});

/** Returns the point, or the nearest point below it where a box of `size` covers no other element. */
function freeNear({ x, y }: Point, target: DiagramElement, size: { width: number; height: number }): Point {
  const others = (target.children ?? []).filter(({ waypoints, labelTarget }) => !waypoints && !labelTarget);
  const at = { x: Math.round(x), y: Math.round(y) };
  const taken = () =>
    others.some((other) => {
      const middle = middleOf(other);
      const { width, height } = boxOf(other);
      const [apart, below] = [Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)];
      return apart < (size.width + width) / 2 && below < (size.height + height) / 2;
    });
  for (let turn = 0; turn < TRIES && taken(); turn += 1) at.y += GAP;
  return at;
}

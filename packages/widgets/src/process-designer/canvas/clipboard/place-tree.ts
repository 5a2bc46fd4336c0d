import { type DiagramElement, isAnyType, isType, type Point } from '../../../diagram/model.ts';
import type { CopyTree } from '../../../diagram/services.ts';
import type { Stage } from '../../session/stage.ts';
import { attachEvents, hostFor, looseEvents } from './attach-events.ts';

const holds = ({ x = 0, y = 0, width = 0, height = 0 }: DiagramElement, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

const isOpenPlace = (element: DiagramElement): boolean =>
  !element.labelTarget &&
  (isType(element, 'bpmn:Participant') ||
    (isType(element, 'bpmn:SubProcess') && element.di?.get('isExpanded') !== false)) &&
  (element.children !== undefined || element.width !== undefined);

const depth = (element: DiagramElement): number => (element.parent ? 1 + depth(element.parent) : 0);

/**
 * Where copied elements may stand at a point: pools on the diagram itself; everything else in the innermost pool or
 * expanded sub-process there; in a diagram of pools in the first one when the point lies beside all of them.
 */
export function placeFor(
  stage: Stage,
  tree: CopyTree,
  point: Point,
): { parent: DiagramElement; point: Point } | undefined {
  const root = stage.service('canvas').getRootElement();
  const copied = Object.values(tree).flat();
  if (copied.some(({ businessObject }) => businessObject?.$instanceOf('bpmn:Participant'))) {
    return isAnyType(root, ['bpmn:Process', 'bpmn:Collaboration']) ? { parent: root, point } : undefined;
  }
  const places = stage
    .service('elementRegistry')
    .filter((element) => isOpenPlace(element) && stage.service('canvas').findRoot(element) === root && element !== root)
    .sort((a, b) => depth(b) - depth(a));
  const under = places.find((place) => holds(place, point));
  if (under) return { parent: under, point };
  if (!isType(root, 'bpmn:Collaboration')) return { parent: root, point };
  const pool = places.find((place) => isType(place, 'bpmn:Participant'));
  if (!pool) return undefined;
  const { x = 0, y = 0, width = 0, height = 0 } = pool;
  return { parent: pool, point: { x: x + width / 2, y: y + height / 2 } };
}

/** There is no place for what was copied: none at all, or it must sit on an activity and none is shown. */
export type NoPlace = 'nowhere' | 'host';

/**
 * Puts copies into the diagram as one step of the history and selects them.
 * @param point diagram coordinates of their middle
 * @param namespaces declared with them, by prefix
 * @returns the new elements, or why there is no place for them
 */
export function placeTree(
  stage: Stage,
  tree: CopyTree,
  point: Point,
  namespaces: Readonly<Record<string, string>> = {},
): DiagramElement[] | NoPlace {
  const copyPaste = stage.service('copyPaste');
  const hints = { gongdiNamespaces: namespaces };
  const events = looseEvents(tree);
  if (events.length > 0) {
    const host = hostFor(stage, events, point);
    return host ? attachEvents(stage, tree, host, hints) : 'host';
  }
  const place = placeFor(stage, tree, point);
  if (!place) return 'nowhere';
  const made = copyPaste.paste({ tree, element: place.parent, point: place.point, hints });
  const shown = made.filter((element) => !element.labelTarget && (!element.parent || element.parent === place.parent));
  stage.service('selection').select(shown.length > 0 ? shown : made);
  return made;
}

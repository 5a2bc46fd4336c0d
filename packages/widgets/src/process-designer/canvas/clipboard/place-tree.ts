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
 * Returns the parent for copied elements at a point. Pools go on the diagram itself. Other elements go into the
 * innermost pool or expanded sub-process at the point. In a diagram of pools, if the point is outside all pools, they
 * go into the first pool.
 */
function placeFor(stage: Stage, tree: CopyTree, point: Point): { parent: DiagramElement; point: Point } | undefined {
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

/**
 * Reason why copied elements cannot be placed: no parent accepts them, or they need an activity and none is selected.
 */
export type NoPlace = 'nowhere' | 'host';

/**
 * Puts copies into the diagram as one step of the history, and selects them.
 * @param point centre of the copies, in diagram coordinates
 * @param namespaces namespaces to declare with the copies, by prefix
 * @returns the new elements, or the reason why they cannot be placed
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

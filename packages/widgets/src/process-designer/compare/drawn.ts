import { type Model, walk } from '@gongdi/bpmn';
import { childOf, listOf, type ModdleElement, type Point, type Rect } from '../../diagram/model.ts';

/** How the other version draws an element. */
export type Drawn =
  | { kind: 'shape'; element: ModdleElement; bounds: Rect }
  | { kind: 'line'; element: ModdleElement; waypoints: readonly Point[] };

const numberOf = (element: ModdleElement | undefined, name: string): number => Number(element?.get(name) ?? 0);
const pointOf = (element: ModdleElement): Point => ({ x: numberOf(element, 'x'), y: numberOf(element, 'y') });

/** Returns the shapes and lines of the wanted elements of a version, on the plane of the element with this id. */
export function drawnIn(model: Model, wanted: ReadonlySet<unknown>, plane: string | undefined): Drawn[] {
  const found: Drawn[] = [];
  let onPlane = true;
  walk(model.definitions, (node) => {
    const di = node as unknown as ModdleElement;
    if (di.$type === 'bpmndi:BPMNPlane') onPlane = plane === undefined || childOf(di, 'bpmnElement')?.id === plane;
    if (!onPlane || (di.$type !== 'bpmndi:BPMNShape' && di.$type !== 'bpmndi:BPMNEdge')) return;
    const element = childOf(di, 'bpmnElement');
    if (!element || !wanted.has(element)) return;
    if (di.$type === 'bpmndi:BPMNEdge') {
      const waypoints = listOf(di, 'waypoint').map(pointOf);
      if (waypoints.length > 1) found.push({ kind: 'line', element, waypoints });
      return;
    }
    const bounds = childOf(di, 'bounds');
    if (!bounds) return;
    const [width, height] = [numberOf(bounds, 'width'), numberOf(bounds, 'height')];
    found.push({ kind: 'shape', element, bounds: { ...pointOf(bounds), width, height } });
  });
  return found;
}

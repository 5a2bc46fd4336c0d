import type { Bounds } from './svg.ts';

/** The members of a moddle element that are read; the trees of the engines and ours have them alike. */
interface Node {
  readonly $type: string;
  readonly $parent?: Node | undefined;
  $instanceOf?(type: string): boolean;
  readonly bpmnElement?: unknown;
  readonly bounds?: unknown;
  isExpanded?: unknown;
}

/**
 * Returns the shapes of sub-processes that are drawn expanded although their diagram does not declare it: `isExpanded`
 * is absent and a node of the sub-process is drawn inside of the shape. The modelers of Flowable and Activiti omit the
 * attribute, and a viewer that treats these sub-processes as collapsed shows an empty box over a running token.
 * `isExpanded="false"` is respected; so is a separate plane of the sub-process.
 * @param planeElements shapes and edges of one plane
 * @param withPlane elements that have a separate plane
 */
export function drawnOpen<N extends object>(planeElements: readonly N[], withPlane: ReadonlySet<unknown>): Set<N> {
  const shapes = new Map<unknown, N>();
  for (const di of planeElements) if (isShape(di)) shapes.set((di as Node).bpmnElement, di);
  const open = new Set<N>();
  for (const [element, di] of shapes) {
    const owner = (element as Node | undefined)?.$parent;
    const frame = shapes.get(owner);
    if (!frame || open.has(frame) || (frame as Node).isExpanded !== undefined || withPlane.has(owner)) continue;
    if (!owner?.$instanceOf?.('bpmn:SubProcess')) continue;
    const [inner, outer] = [(di as Node).bounds, (frame as Node).bounds] as (Bounds | undefined)[];
    if (inner && outer && holds(outer, inner.x + inner.width / 2, inner.y + inner.height / 2)) open.add(frame);
  }
  return open;
}

interface Plane {
  readonly bpmnElement?: unknown;
  readonly planeElement?: readonly { isExpanded?: boolean }[];
}

/** Sets `isExpanded` on those shapes in all planes of a document, for engines that only read the attribute. */
export function openDrawn(definitions: object): void {
  const { diagrams = [] } = definitions as { diagrams?: readonly { plane?: Plane }[] };
  const planes = diagrams.flatMap(({ plane }) => plane ?? []);
  const withPlane = new Set(planes.map((plane) => plane.bpmnElement));
  for (const { planeElement = [] } of planes) for (const di of drawnOpen(planeElement, withPlane)) di.isExpanded = true;
}

const isShape = (di: object): boolean => (di as Node).$type === 'bpmndi:BPMNShape';

const holds = ({ x, y, width, height }: Bounds, px: number, py: number): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height;

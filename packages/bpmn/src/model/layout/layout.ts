import { nameFlows } from '../flow-refs.ts';
import type { Model, ModdleElement } from '../types.ts';
import { walk } from '../walk.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { messageLine, straightLine } from './geometry.ts';
import type { Bounds, Point } from './geometry.ts';

const ORIGIN = { x: 160, y: 80 };
const POOL_HEADER = 30;
const POOL_GAP = 60;
const EMPTY_POOL_HEIGHT = 60;

/** Whether the model has a diagram with anything in it. */
export function hasDiagram(definitions: ModdleElement): boolean {
  return ((definitions['diagrams'] as ModdleElement[] | undefined) ?? []).some((diagram) => {
    const plane = diagram['plane'] as ModdleElement | undefined;
    return ((plane?.['planeElement'] as unknown[] | undefined)?.length ?? 0) > 0;
  });
}

/**
 * Gives a model without diagram one, in place: pools below one another, lanes, expanded sub-processes, boundary
 * events, data, annotations, all flows. Elements that need an id to be drawn get one.
 * A model that has a diagram is left alone unless `force` is given. Returns whether a diagram was made.
 */
export async function layoutModel(model: Model, options: { readonly force?: boolean } = {}): Promise<boolean> {
  const { definitions } = model;
  if (hasDiagram(definitions) && !options.force) return false;
  nameFlows(definitions);
  const roots = (definitions['rootElements'] as ModdleElement[] | undefined) ?? [];
  const collaborations = roots.filter((root) => root.$instanceOf('bpmn:Collaboration'));
  const drawn = new Set<unknown>();
  const builder = new DiagramBuilder(model);
  const diagrams: ModdleElement[] = [];
  for (const collaboration of collaborations) {
    diagrams.push(builder.diagram(collaboration, await arrangePools(collaboration, drawn)));
  }
  for (const process of roots) {
    if (process.$type !== 'bpmn:Process' || drawn.has(process)) continue;
    const contents = await arrange(process);
    const picture: Arrangement = { shapes: new Map(), lines: new Map(), width: 0, height: 0 };
    shift(contents, ORIGIN, picture);
    diagrams.push(builder.diagram(process, picture));
  }
  for (const diagram of diagrams) diagram.$parent = definitions;
  definitions.set('diagrams', diagrams);
  return diagrams.length > 0;
}

function shift({ shapes, lines }: Arrangement, { x, y }: Point, into: Arrangement): void {
  for (const [element, bounds] of shapes) into.shapes.set(element, { ...bounds, x: bounds.x + x, y: bounds.y + y });
  for (const [element, points] of lines) {
    into.lines.set(
      element,
      points.map((point) => ({ x: point.x + x, y: point.y + y })),
    );
  }
}

async function arrangePools(collaboration: ModdleElement, drawn: Set<unknown>): Promise<Arrangement> {
  const picture: Arrangement = { shapes: new Map(), lines: new Map(), width: 0, height: 0 };
  const participants = (collaboration['participants'] as ModdleElement[] | undefined) ?? [];
  const pools: { participant: ModdleElement; contents: Arrangement | undefined }[] = [];
  for (const participant of participants) {
    const process = participant['processRef'] as ModdleElement | undefined;
    // Two pools may name one process; it can be drawn in one of them only.
    const own = process && !drawn.has(process);
    if (own) drawn.add(process);
    pools.push({ participant, contents: own ? await arrange(process) : undefined });
  }
  const width = Math.max(600, ...pools.map(({ contents }) => (contents?.width ?? 0) + POOL_HEADER));
  let { y } = ORIGIN;
  for (const { participant, contents } of pools) {
    const height = contents ? Math.max(120, contents.height) : EMPTY_POOL_HEIGHT;
    picture.shapes.set(participant, { x: ORIGIN.x, y, width, height });
    if (contents) shift(stretched(contents, width - POOL_HEADER, height), { x: ORIGIN.x + POOL_HEADER, y }, picture);
    y += height + POOL_GAP;
  }
  const ends = (line: ModdleElement) =>
    [line['sourceRef'], line['targetRef']].map((end) => picture.shapes.get(end as ModdleElement));
  for (const flow of (collaboration['messageFlows'] as ModdleElement[] | undefined) ?? []) {
    const [from, to] = ends(flow);
    if (from && to) picture.lines.set(flow, messageLine(from, to));
  }
  let x = ORIGIN.x;
  const artifacts = (collaboration['artifacts'] as ModdleElement[] | undefined) ?? [];
  for (const artifact of artifacts) {
    if (artifact.$type === 'bpmn:Association') continue;
    picture.shapes.set(artifact, { x, y, width: 100, height: 40 });
    x += 150;
  }
  for (const artifact of artifacts) {
    const [from, to] = ends(artifact);
    if (artifact.$type === 'bpmn:Association' && from && to) picture.lines.set(artifact, straightLine(from, to));
  }
  return picture;
}

/** Lanes fill their pool: as wide as it, and from its top to its bottom. */
function stretched(contents: Arrangement, width: number, height: number): Arrangement {
  const lanes = [...contents.shapes].filter(([element]) => element.$type === 'bpmn:Lane');
  if (lanes.length === 0) return contents;
  const top = Math.min(...lanes.map(([, bounds]) => bounds.y));
  const bottom = Math.max(...lanes.map(([, bounds]) => bounds.y + bounds.height));
  for (const [, bounds] of lanes) {
    bounds.width = width - bounds.x;
    const end = bounds.y + bounds.height === bottom ? height : bounds.y + bounds.height;
    bounds.y = bounds.y === top ? 0 : bounds.y;
    bounds.height = end - bounds.y;
  }
  return contents;
}

class DiagramBuilder {
  readonly #model: Model;
  readonly #ids = new Set<string>();

  constructor(model: Model) {
    this.#model = model;
    walk(model.definitions, (element) => {
      if (typeof element.id === 'string') this.#ids.add(element.id);
    });
  }

  diagram(root: ModdleElement, { shapes, lines }: Arrangement): ModdleElement {
    const plane = this.#create('bpmndi:BPMNPlane', { id: this.#id('BPMNPlane'), bpmnElement: this.#named(root) });
    const elements = [
      ...[...shapes].map(([element, bounds]) => this.#shape(element, bounds)),
      ...[...lines].map(([element, points]) => this.#edge(element, points)),
    ];
    for (const element of elements) element.$parent = plane;
    plane.set('planeElement', elements);
    const diagram = this.#create('bpmndi:BPMNDiagram', { id: this.#id('BPMNDiagram'), plane });
    plane.$parent = diagram;
    return diagram;
  }

  #shape(element: ModdleElement, { x, y, width, height }: Bounds): ModdleElement {
    const bounds = this.#create('dc:Bounds', { x: Math.round(x), y: Math.round(y), width, height });
    const horizontal = element.$type === 'bpmn:Participant' || element.$type === 'bpmn:Lane';
    const shape = this.#create('bpmndi:BPMNShape', {
      id: this.#id(`${this.#named(element).id ?? ''}_di`),
      bpmnElement: element,
      bounds,
      ...(horizontal ? { isHorizontal: true } : {}),
      ...(element.$instanceOf('bpmn:SubProcess') ? { isExpanded: true } : {}),
      ...(element.$type === 'bpmn:ExclusiveGateway' ? { isMarkerVisible: true } : {}),
    });
    bounds.$parent = shape;
    return shape;
  }

  #edge(element: ModdleElement, points: readonly Point[]): ModdleElement {
    const waypoint = points.map(({ x, y }) => this.#create('dc:Point', { x: Math.round(x), y: Math.round(y) }));
    const id = this.#id(`${this.#named(element).id ?? ''}_di`);
    const edge = this.#create('bpmndi:BPMNEdge', { id, bpmnElement: element, waypoint });
    for (const point of waypoint) point.$parent = edge;
    return edge;
  }

  #create(type: string, attributes: Record<string, unknown>): ModdleElement {
    return this.#model.moddle.create(type, attributes);
  }

  /** The element, with an id: what has none cannot be drawn. */
  #named(element: ModdleElement): ModdleElement {
    if (typeof element.id !== 'string') element.set('id', this.#id(element.$type.replace('bpmn:', '')));
    return element;
  }

  #id(wanted: string): string {
    let id = wanted;
    for (let count = 1; this.#ids.has(id); count++) id = `${wanted}_${count}`;
    this.#ids.add(id);
    return id;
  }
}

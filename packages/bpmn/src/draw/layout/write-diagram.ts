import type { Model, ModdleElement } from '../../model/index.ts';
import { elementsIn, isElement } from '../scene.ts';
import type { Bounds, Point } from '../svg.ts';
import type { ScopeLayout } from './graph.ts';

/** Writes a layout into the tree as one BPMN diagram about an element. */
export function writeDiagram(
  definitions: ModdleElement,
  moddle: Model['moddle'],
  about: ModdleElement,
  layout: Pick<ScopeLayout, 'shapes' | 'edges'>,
): void {
  const ids = new Ids(definitions);
  const create = (type: string, parent: ModdleElement, attributes: Record<string, unknown>): ModdleElement => {
    const made = moddle.create(type, attributes);
    made.$parent = parent;
    return made;
  };
  const addLabel = (holder: ModdleElement, bounds: Bounds): void => {
    const label = create('bpmndi:BPMNLabel', holder, {});
    label.set('bounds', create('dc:Bounds', label, { ...rounded(bounds) }));
    holder.set('label', label);
  };
  const diagram = create('bpmndi:BPMNDiagram', definitions, { id: ids.free(`${ids.of(about)}_diagram`) });
  const plane = create('bpmndi:BPMNPlane', diagram, { id: ids.free(`${ids.of(about)}_plane`), bpmnElement: about });
  const content = [
    ...layout.shapes.map(({ element, bounds, expanded, horizontal, label }) => {
      const shape = create('bpmndi:BPMNShape', plane, { id: ids.free(`${ids.of(element)}_di`), bpmnElement: element });
      if (expanded !== undefined) shape.set('isExpanded', expanded);
      if (horizontal !== undefined) shape.set('isHorizontal', horizontal);
      if (element.$type === 'bpmn:ExclusiveGateway') shape.set('isMarkerVisible', true);
      shape.set('bounds', create('dc:Bounds', shape, { ...rounded(bounds) }));
      if (label) addLabel(shape, label);
      return shape;
    }),
    ...layout.edges.map(({ element, waypoints, label }) => {
      const edge = create('bpmndi:BPMNEdge', plane, { id: ids.free(`${ids.of(element)}_di`), bpmnElement: element });
      edge.set(
        'waypoint',
        waypoints.map((point) => create('dc:Point', edge, { ...roundedPoint(point) })),
      );
      if (label) addLabel(edge, label);
      return edge;
    }),
  ];
  plane.set('planeElement', content);
  diagram.set('plane', plane);
  definitions.set('diagrams', [...elementsIn(definitions, 'diagrams'), diagram]);
}

const rounded = ({ x, y, width, height }: Bounds): Bounds => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});
const roundedPoint = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** The ids in use; returns new unused ids. */
class Ids {
  readonly #used = new Set<string>();

  constructor(definitions: ModdleElement) {
    const seen = new Set<ModdleElement>();
    const open: ModdleElement[] = [definitions];
    for (let element = open.pop(); element; element = open.pop()) {
      if (seen.has(element)) continue;
      seen.add(element);
      if (typeof element.id === 'string') this.#used.add(element.id);
      for (const { name, isAttr, isReference } of element.$descriptor?.properties ?? []) {
        if (isAttr || isReference || !Object.hasOwn(element, name)) continue;
        for (const child of elementsIn(element, name)) if (isElement(child)) open.push(child);
      }
    }
  }

  /** Returns the id of an element; an element without id gets one. */
  of(element: ModdleElement): string {
    if (typeof element.id === 'string') return element.id;
    const id = this.free(`${element.$type.slice(element.$type.indexOf(':') + 1)}_1`);
    element.set('id', id);
    return id;
  }

  /** Returns the wanted id, with a number added if the id is in use. */
  free(wanted: string): string {
    let id = wanted;
    for (let at = 2; this.#used.has(id); at += 1) id = `${wanted.replace(/_\d+$/, '')}_${at}`;
    this.#used.add(id);
    return id;
  }
}

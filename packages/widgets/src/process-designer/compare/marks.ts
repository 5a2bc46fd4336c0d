import type { ChangeKind } from '@gongdi/bpmn';
import { type DiagramElement, isType, type Point, type Rect } from '../../diagram/model.ts';
import { middleOf } from '../../diagram/middle-of.ts';
import type { Stage } from '../session/stage.ts';
import type { Drawn } from './drawn.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Above the diagram, below the findings. Exports contain only the diagram's own layer. */
const LAYER = { name: 'gd-compare-result', index: 890 };
/** Distance between an element and the frame around it. */
const GAP = 4;

const SIGNS: Readonly<Record<ChangeKind, string>> = {
  added: 'M-4,0h8M0,-4v8',
  changed: 'M-4,1q2,-4 4,-1t4,-1',
  removed: 'M-4,0h8',
  moved: 'M-4.5,0h9M-2.5,-2l-2,2l2,2M2.5,-2l2,2l-2,2',
};

function svg(tag: string, attributes: Record<string, string | number>, ...children: Element[]): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

const line = (points: readonly Point[]): SVGElement =>
  svg('polyline', { points: points.map(({ x, y }) => `${x},${y}`).join(' ') });

const frame = ({ x, y, width, height }: Rect, radius: number): SVGElement =>
  svg('rect', { x, y, width, height, rx: radius });

/** Draws the differences above the diagram: frames around present elements, ghosts of removed elements. */
export class ComparisonMarks {
  readonly #stage: Stage;
  readonly #layer: SVGElement;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#layer = stage.service('canvas').getLayer(LAYER.name, LAYER.index);
    this.#layer.classList.add('gd-compare-result');
  }

  show(present: Iterable<readonly [id: string, kind: ChangeKind]>, gone: readonly Drawn[]): void {
    const groups: SVGElement[] = gone.map(ghost);
    for (const [id, kind] of present) {
      const element = this.#stage.find(id);
      const group = element && this.#isShown(element) ? mark(element, kind) : undefined;
      if (group) groups.push(group);
    }
    this.#layer.replaceChildren(...groups);
  }

  clear(): void {
    this.#layer.replaceChildren();
  }

  #isShown(element: DiagramElement): boolean {
    const canvas = this.#stage.service('canvas');
    return canvas.findRoot(element) === canvas.getRootElement() && canvas.getRootElement() !== element;
  }
}

function mark(element: DiagramElement, kind: ChangeKind): SVGElement | undefined {
  const { waypoints, x, y, width, height } = element;
  if (waypoints) return group(kind, element.id, middleOf(waypoints), line(waypoints));
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  const around = { x: x - GAP, y: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
  return group(kind, element.id, { x: x + width, y }, frame(around, 6));
}

function ghost(drawn: Drawn): SVGElement {
  const { element } = drawn;
  const id = element.id ?? '';
  if (drawn.kind === 'line') return group('removed', id, middleOf(drawn.waypoints), line(drawn.waypoints));
  const { bounds } = drawn;
  const { x, y, width, height } = bounds;
  const outline = outlineOf(element, bounds);
  const name = svg('text', { x: x + width / 2, y: y + height / 2 });
  name.textContent = element.name ?? '';
  const drawing = group('removed', id, { x: x + width, y }, outline);
  // the name beside an event would be hidden by its neighbours
  if (width >= 80) drawing.insertBefore(name, drawing.lastChild);
  return drawing;
}

function outlineOf(element: Drawn['element'], bounds: Rect): SVGElement {
  const { x, y, width, height } = bounds;
  const [cx, cy] = [x + width / 2, y + height / 2];
  if (isType(element, 'bpmn:Event')) return svg('circle', { cx, cy, r: width / 2 });
  if (isType(element, 'bpmn:Gateway')) {
    return svg('polygon', { points: `${cx},${y} ${x + width},${cy} ${cx},${y + height} ${x},${cy}` });
  }
  return frame(bounds, isType(element, 'bpmn:Activity') ? 10 : 0);
}

function group(kind: ChangeKind, id: string, at: Point | undefined, outline: SVGElement): SVGElement {
  const sign = svg(
    'g',
    { class: 'gd-compare-change-sign', transform: `translate(${at?.x ?? 0} ${at?.y ?? 0})` },
    svg('circle', { r: 8 }),
    svg('path', { d: SIGNS[kind] }),
  );
  return svg('g', { class: 'gd-compare-change', 'data-change': kind, 'data-change-of': id }, outline, sign);
}

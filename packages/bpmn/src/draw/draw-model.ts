import type { Marks } from '../marks/index.ts';
import type { Model, ModdleElement } from '../model/index.ts';
import { badge, markedPaint } from './draw-marks.ts';
import { drawItem } from './draw-item.ts';
import { externalLabel } from './external-label.ts';
import type { Paint } from './paint.ts';
import { paintOf } from './paint.ts';
import type { SceneItem } from './scene.ts';
import { elementsIn, isElement, sceneOf } from './scene.ts';
import type { Bounds } from './svg.ts';
import { element, escapeText, short } from './svg.ts';

/** How to draw. */
export interface DrawOptions {
  /** Id of the process, collaboration or collapsed sub-process whose diagram is wanted; the file's first without. */
  readonly plane?: string;
  /** State of an instance to paint over the model. */
  readonly marks?: Marks;
  /** Colours by element id over the model's own, for instance to show what changed. Marks win. */
  readonly highlights?: ReadonlyMap<string, { readonly stroke: string; readonly fill: string }>;
  /** Said to screen readers instead of the single labels. */
  readonly title?: string;
  /** Room around the drawing in pixels. Default 10. */
  readonly padding?: number;
  /** Colour behind the drawing; transparent without. */
  readonly background?: string;
  /** Default `Arial, sans-serif`; labels are broken to Arial's measure. */
  readonly fontFamily?: string;
}

/** A drawing: complete SVG markup and its size in pixels. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** How many elements and connections it shows. */
  readonly count: number;
}

/**
 * Draws a model from its diagram information, without a browser. Shapes follow the BPMN 2.0.2 specification,
 * measures and line breaks those of bpmn-js. Each element is a group with `data-element-id`.
 *
 * @returns undefined when the model has no diagram, or none for `plane`: lay it out first
 */
export function drawModel(model: Pick<Model, 'definitions'>, options: DrawOptions = {}): Drawing | undefined {
  const plane = findPlane(model.definitions, options.plane);
  const items = plane ? sceneOf(plane) : [];
  if (items.length === 0) return undefined;
  const box = new Extent();
  let shapes = '';
  let labels = '';
  for (const item of items) {
    const paint = markedPaint(item, ownPaint(item, options), options.marks);
    shapes += group(item, drawItem(item, paint) + badgeOf(item, options.marks));
    addTo(box, item);
    const beside = externalLabel(item, paint);
    if (!beside) continue;
    labels += `<g data-label-of="${escapeText(item.semantic.id ?? '')}">${beside.markup}</g>`;
    box.add(beside.bounds);
  }
  return finish(shapes + labels, box, items.length, options);
}

/** Ids of the elements that have a diagram in the file, the first being the one drawn by default. */
export function planesOf(model: Pick<Model, 'definitions'>): string[] {
  return elementsIn(model.definitions, 'diagrams').flatMap((diagram) => {
    const plane = diagram['plane'];
    const about = isElement(plane) ? plane['bpmnElement'] : undefined;
    return isElement(about) && about.id !== undefined ? [about.id] : [];
  });
}

function findPlane(definitions: ModdleElement, wanted: string | undefined): ModdleElement | undefined {
  const planes = elementsIn(definitions, 'diagrams').flatMap((diagram) => elementsIn(diagram, 'plane'));
  if (wanted === undefined) return planes[0];
  return planes.find(({ bpmnElement }) => isElement(bpmnElement) && bpmnElement.id === wanted);
}

function ownPaint({ di, semantic }: SceneItem, { highlights }: DrawOptions): Paint {
  const own = paintOf(di);
  const over = semantic.id === undefined ? undefined : highlights?.get(semantic.id);
  return over ? { ...own, ...over } : own;
}

function group(item: SceneItem, markup: string): string {
  return `<g data-element-id="${escapeText(item.semantic.id ?? '')}">${markup}</g>`;
}

function badgeOf(item: SceneItem, marks: Marks | undefined): string {
  const mark = item.semantic.id === undefined ? undefined : marks?.elements.get(item.semantic.id);
  return mark && item.kind === 'shape' ? badge(mark, item.bounds) : '';
}

function addTo(box: Extent, item: SceneItem): void {
  if (item.kind === 'shape') box.add(item.bounds);
  else for (const { x, y } of item.waypoints) box.add({ x, y, width: 0, height: 0 });
}

function finish(content: string, box: Extent, count: number, options: DrawOptions): Drawing {
  const { padding = 10, background, fontFamily = 'Arial, sans-serif', title } = options;
  const [x, y] = [Math.floor(box.left - padding), Math.floor(box.top - padding)];
  const width = Math.max(Math.ceil(box.right + padding) - x, 1);
  const height = Math.max(Math.ceil(box.bottom + padding) - y, 1);
  const behind = background === undefined ? '' : element('rect', { x, y, width, height, fill: background });
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: [x, y, width, height].map(short).join(' '),
      'font-family': fontFamily,
      version: '1.1',
      role: title === undefined ? undefined : 'img',
    },
    (title === undefined ? '' : element('title', {}, escapeText(title))) + behind + content,
  );
  return { svg, width, height, count };
}

/** The room that everything drawn takes together. */
class Extent {
  left = Infinity;
  top = Infinity;
  right = -Infinity;
  bottom = -Infinity;

  add({ x, y, width, height }: Bounds): void {
    this.left = Math.min(this.left, x);
    this.top = Math.min(this.top, y);
    this.right = Math.max(this.right, x + width);
    this.bottom = Math.max(this.bottom, y + height);
  }
}

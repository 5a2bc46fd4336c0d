import { drawItem } from './draw-item.ts';
import { externalLabel } from './external-label.ts';
import { DARK_BACKGROUND, type Paint, type Theme } from './paint.ts';
import type { SceneItem } from './scene.ts';
import type { Bounds, SvgAttributes } from './svg.ts';
import { element, escapeText, short } from './svg.ts';

/** A drawing: complete SVG markup and its size in pixels. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** How many elements and connections it shows. */
  readonly count: number;
}

/** What drawings of every kind are asked. */
export interface SheetOptions {
  /** Said to screen readers instead of the single labels. */
  readonly title?: string;
  /** Room around the drawing in pixels. Default 10. */
  readonly padding?: number;
  /** Colour behind the drawing; without, light drawings are transparent and dark ones nearly black. */
  readonly background?: string;
  /** Default `Arial, sans-serif`; labels are broken to Arial's measure. */
  readonly fontFamily?: string;
  /** Colours of what has none of its own. Default `light`. */
  readonly theme?: Theme;
}

/** How one item looks. */
export interface Look {
  readonly paint: Paint;
  /** Markup over it, such as a badge. */
  readonly over?: string;
  /** Attributes of its group besides `data-element-id`. */
  readonly attributes?: SvgAttributes;
}

/** Gathers drawn items and the room that they take together. */
export class Sheet {
  /** Shapes and lines. Labels beside elements lie above all of them. */
  #content = '';
  #labels = '';
  #count = 0;
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;

  /** The room taken so far. */
  get extent(): Bounds {
    return { x: this.#left, y: this.#top, width: this.#right - this.#left, height: this.#bottom - this.#top };
  }

  /** Draws items in their order with their names. */
  draw(items: readonly SceneItem[], lookOf: (item: SceneItem) => Look): void {
    for (const item of items) {
      const { paint, over = '', attributes } = lookOf(item);
      const id = item.semantic.id ?? '';
      this.#content += element('g', { 'data-element-id': id, ...attributes }, drawItem(item, paint) + over);
      this.#count += 1;
      if (item.kind === 'shape') this.take(item.bounds);
      else for (const { x, y } of item.waypoints) this.take({ x, y, width: 0, height: 0 });
      const beside = externalLabel(item, paint);
      if (!beside) continue;
      this.#labels += element('g', { 'data-label-of': id, ...attributes }, beside.markup);
      this.take(beside.bounds);
    }
  }

  /** Puts markup above what is drawn so far and makes room for it. */
  add(markup: string, bounds: Bounds): void {
    this.#labels += markup;
    this.take(bounds);
  }

  take({ x, y, width, height }: Bounds): void {
    this.#left = Math.min(this.#left, x);
    this.#top = Math.min(this.#top, y);
    this.#right = Math.max(this.#right, x + width);
    this.#bottom = Math.max(this.#bottom, y + height);
  }

  finish({ padding = 10, background, fontFamily = 'Arial, sans-serif', title, theme }: SheetOptions): Drawing {
    const [x, y] = [Math.floor(this.#left - padding), Math.floor(this.#top - padding)];
    const width = Math.max(Math.ceil(this.#right + padding) - x, 1);
    const height = Math.max(Math.ceil(this.#bottom + padding) - y, 1);
    const page = background ?? (theme === 'dark' ? DARK_BACKGROUND : undefined);
    const behind = page === undefined ? '' : element('rect', { x, y, width, height, fill: page });
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
      (title === undefined ? '' : element('title', {}, escapeText(title))) + behind + this.#content + this.#labels,
    );
    return { svg, width, height, count: this.#count };
  }
}

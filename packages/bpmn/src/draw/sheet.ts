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
  /** Number of elements and connections in the drawing. */
  readonly count: number;
}

/** Options of all drawings. */
export interface SheetOptions {
  /** Text for screen readers instead of the single labels. */
  readonly title?: string;
  /** Space around the drawing in pixels. Default 10. */
  readonly padding?: number;
  /** Background colour. Without it, light drawings are transparent and dark drawings nearly black. */
  readonly background?: string;
  /** Default `Arial, sans-serif`; labels are wrapped with Arial's metrics. */
  readonly fontFamily?: string;
  /** Colours of elements without colours of their own. Default `light`. */
  readonly theme?: Theme;
}

/** Appearance of one item. */
export interface Look {
  readonly paint: Paint;
  /** Markup above the item, such as a badge. */
  readonly over?: string;
  /** Attributes of the item's group besides `data-element-id`. */
  readonly attributes?: SvgAttributes;
}

/** Collects drawn items and their common bounds. */
export class Sheet {
  /** Shapes and lines. Labels beside elements are above all of them. */
  #content = '';
  #labels = '';
  #count = 0;
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;

  /** Bounds of everything drawn so far. */
  get extent(): Bounds {
    return { x: this.#left, y: this.#top, width: this.#right - this.#left, height: this.#bottom - this.#top };
  }

  /** Draws items with their names in the given order. */
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

  /** Adds markup above everything drawn so far and extends the bounds. */
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

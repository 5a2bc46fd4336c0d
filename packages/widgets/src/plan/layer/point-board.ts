import type { PlanPoint, PointMark } from '../point/point.ts';
import type { Size, View } from '../view/view.ts';
import { canvasLayer } from './canvas-layer.ts';
import type { PointLayer } from './layer.ts';
import { svgLayer } from './svg-layer.ts';

/**
 * The points of a stage, independent of the layer that draws them: when SVG and canvas replace each other, the content
 * stays.
 */
export class PointBoard {
  #layer: PointLayer | null = null;
  #points: readonly PlanPoint[] = [];
  #labels: ReadonlyMap<string, string> = new Map();
  #selected: ReadonlySet<string> = new Set();
  #view: readonly [View, Size, Size] | null = null;
  readonly #marks = new Map<string, PointMark>();

  /** Draws into an element. @returns a function that detaches it */
  attach(element: HTMLElement, many: boolean): () => void {
    const layer = (many ? canvasLayer : svgLayer)(element.ownerDocument);
    element.append(layer.element);
    this.#layer = layer;
    for (const [key, mark] of this.#marks) layer.mark(key, mark);
    layer.setSelected(this.#selected);
    if (this.#view) layer.setView(...this.#view);
    layer.setPoints(this.#points, this.#labels);
    return () => {
      this.#layer = null;
      layer.destroy();
    };
  }

  setPoints(points: readonly PlanPoint[], labels: ReadonlyMap<string, string>): void {
    [this.#points, this.#labels] = [points, labels];
    this.#layer?.setPoints(points, labels);
  }

  setView(view: View, drawing: Size, box: Size): void {
    this.#view = [view, drawing, box];
    this.#layer?.setView(view, drawing, box);
  }

  setSelected(keys: ReadonlySet<string>): void {
    this.#selected = keys;
    this.#layer?.setSelected(keys);
  }

  /** Sets level and value of one point; may be called as often as values arrive. */
  mark(key: string, mark: PointMark): void {
    this.#marks.set(key, mark);
    this.#layer?.mark(key, mark);
  }

  restyle(): void {
    this.#layer?.restyle();
  }
}

import type { Marks } from '../marks/index.ts';
import type { Model } from '../model/index.ts';
import { badge, markedPaint } from './draw-marks.ts';
import { paintOf, type Paint } from './paint.ts';
import { findPlane, type PlaneChoice } from './planes.ts';
import { sceneOf, type SceneItem } from './scene.ts';
import { Sheet, type Drawing, type SheetOptions } from './sheet.ts';

/** Options of a drawing. */
export interface DrawOptions extends SheetOptions, PlaneChoice {
  /** State of an instance to draw over the model. */
  readonly marks?: Marks;
  /** Colours by element id. They override the model's own colours; marks override them. */
  readonly highlights?: ReadonlyMap<string, { readonly stroke: string; readonly fill: string }>;
}

/**
 * Draws a model from its diagram information, without a browser. Shapes follow the BPMN 2.0.2 specification; dimensions
 * and line breaks follow bpmn-js. Each element is a group with `data-element-id`.
 *
 * @returns undefined when the model has no diagram or not the requested one: lay out the model first
 */
export function drawModel(model: Pick<Model, 'definitions'>, options: DrawOptions = {}): Drawing | undefined {
  const { marks, theme } = options;
  const plane = findPlane(model.definitions, options);
  const items = plane ? sceneOf(plane) : [];
  if (items.length === 0) return undefined;
  const sheet = new Sheet();
  sheet.draw(items, (item) => ({
    paint: markedPaint(item, ownPaint(item, options), marks, theme),
    over: badgeOf(item, options),
  }));
  return sheet.finish(options);
}

function ownPaint({ di, semantic }: SceneItem, { highlights, theme }: DrawOptions): Paint {
  const own = paintOf(di, theme);
  const over = semantic.id === undefined ? undefined : highlights?.get(semantic.id);
  return over ? { ...own, ...over } : own;
}

function badgeOf(item: SceneItem, { marks, theme }: DrawOptions): string {
  const mark = item.semantic.id === undefined ? undefined : marks?.elements.get(item.semantic.id);
  return mark && item.kind === 'shape' ? badge(mark, item.bounds, theme) : '';
}

import type { PlanPoint, PointMark } from '../point/point.ts';
import type { Size, View } from '../view/view.ts';

/** Layer with the points of a drawing, drawn without React: `mark` accepts values as often as they change. */
export interface PointLayer {
  readonly element: HTMLElement | SVGSVGElement;
  /** @param labels texts beside the points, by key */
  setPoints(points: readonly PlanPoint[], labels: ReadonlyMap<string, string>): void;
  setView(view: View, drawing: Size, box: Size): void;
  setSelected(keys: ReadonlySet<string>): void;
  /** Sets level, value and silence of one point and repaints only that point. */
  mark(key: string, mark: PointMark): void;
  /** Updates the colours after a change of the theme. */
  restyle(): void;
  destroy(): void;
}

/** Radius of a point, pixels. */
export const RADIUS = 7;
/** Distance within which a pointer hits a point, pixels: half of a touch target. */
export const REACH = 16;

/** Names of the levels in classes and colours. */
export const LEVEL_NAMES = ['normal', 'warning', 'alarm', 'control'] as const;
/** Signs inside the points, so that levels differ without colour too. */
export const LEVEL_SIGNS = ['', '!', '!!', '✕'] as const;

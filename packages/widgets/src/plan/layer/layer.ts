import type { PlanPoint, PointMark } from '../point.ts';
import type { Size, View } from '../view/view.ts';

/** What a drawing shows of its points, drawn without React: values come in by `mark` as often as they change. */
export interface PointLayer {
  readonly element: HTMLElement | SVGSVGElement;
  /** @param labels what stands beside the points, by key */
  setPoints(points: readonly PlanPoint[], labels: ReadonlyMap<string, string>): void;
  setView(view: View, drawing: Size, box: Size): void;
  setSelected(keys: ReadonlySet<string>): void;
  /** Level, value and silence of one point; repaints that point alone. */
  mark(key: string, mark: PointMark): void;
  /** Colours anew, after the theme has changed. */
  restyle(): void;
  destroy(): void;
}

/** Radius of a point, pixels. */
export const RADIUS = 7;
/** How near a pointer has to come, pixels: half of a touch target. */
export const REACH = 16;

/** Names of the levels in classes and colours. */
export const LEVEL_NAMES = ['normal', 'warning', 'alarm', 'control'] as const;
/** Levels tell themselves apart without colour too: what stands inside the point. */
export const LEVEL_SIGNS = ['', '!', '!!', '✕'] as const;

import type { CoordinateSystem } from '@gongdi/geo';

export type OverlayProblem = 'points' | 'load' | 'format';

/** A drawing or lines on the map. */
export interface Overlay {
  /**
   * Places it in the coordinate system of the map.
   * @returns false when its control points are not sufficient
   */
  setSystem(system: CoordinateSystem): boolean;
  remove(): void;
  /** Paints it in the colours of the theme. */
  repaint?(): void;
}

import type { WirePosition } from '@gongdi/domain';

/** A place on a drawing, in fractions of its width from the left and of its height from the top. */
export interface PlanPoint {
  /** Stays the same while the drawing is open; points without a device have one as well. */
  key: string;
  /** Empty: waits for its device. */
  device_id: string;
  /** Own name; empty: as its device. */
  name: string;
  x: number;
  y: number;
  /** What the place was read from, so that it is written as it came while nobody moves it. */
  wire?: WirePosition;
}

/** A picture with points on it. */
export interface PlanDrawing {
  key: string;
  name: string;
  /** Pixels of the picture; 0 before there is one. */
  width: number;
  height: number;
  /** Address or id of the picture on the server; empty: none. */
  url: string;
  points: readonly PlanPoint[];
}

/** A device that can stand on a drawing. */
export interface PlanDevice {
  id: string;
  name: string;
  number: string;
  /** Why it cannot be placed; absent: it can. */
  taken?: string;
}

/** How a point is shown: its level, what stands beside it, whether its device is silent. */
export interface PointMark {
  level: 0 | 1 | 2 | 3;
  text?: string;
  offline?: boolean;
}

/** Pixels of a drawing that has no picture yet. */
export const EMPTY_SIZE = { width: 1200, height: 800 } as const;

export const sizeOf = ({ width, height }: Pick<PlanDrawing, 'width' | 'height'>) =>
  width > 0 && height > 0 ? { width, height } : EMPTY_SIZE;

/** Up to as many points a drawing is SVG, beyond that a canvas; up to as many are labelled all the time. */
export const SVG_LIMIT = 300;

export const clampFraction = (value: number): number => Math.min(1, Math.max(0, value));

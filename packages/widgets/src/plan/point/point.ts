import type { WirePosition } from '@gongdi/domain';

/** A point on a drawing; its position is in fractions of the width from the left and of the height from the top. */
export interface PlanPoint {
  /** Stays the same while the drawing is open; points without a device have a key as well. */
  key: string;
  /** Empty: no device is assigned yet. */
  device_id: string;
  /** Name of the point; empty: the name of the device. */
  name: string;
  x: number;
  y: number;
  /** Original form of the position; it is written back unchanged unless the point is moved. */
  wire?: WirePosition;
}

/** A drawing with points. */
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

/** A device that can be placed on a drawing. */
export interface PlanDevice {
  id: string;
  name: string;
  number: string;
  /** The reason why it cannot be placed; absent: it can. */
  taken?: string;
}

/** Display of a point: its level, the text beside it, whether its device is silent. */
export interface PointMark {
  level: 0 | 1 | 2 | 3;
  text?: string;
  offline?: boolean;
}

/** Size in pixels of a drawing without a picture. */
const EMPTY_SIZE = { width: 1200, height: 800 } as const;

export const sizeOf = ({ width, height }: Pick<PlanDrawing, 'width' | 'height'>) =>
  width > 0 && height > 0 ? { width, height } : EMPTY_SIZE;

/**
 * A drawing with up to this number of points is drawn as SVG, with more on a canvas. Up to this number, all points are
 * always labelled.
 */
export const SVG_LIMIT = 300;

export const clampFraction = (value: number): number => Math.min(1, Math.max(0, value));

/** Returns the nearest place on the drawing, in fractions. */
export const clampPlace = ({ x, y }: Pick<PlanPoint, 'x' | 'y'>): Pick<PlanPoint, 'x' | 'y'> => ({
  x: clampFraction(x),
  y: clampFraction(y),
});

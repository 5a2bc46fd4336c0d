import type { PointMark } from '../point/point.ts';
import { LEVEL_SIGNS, RADIUS } from './layer.ts';

/** Colour of the rim of a silent point whose last level was normal. */
const SILENT = '#8c8c8c';
/** Half of what a point takes of the room, pixels: labels begin there. */
export const HALF = RADIUS + 3;
/** Half of the side of a sprite, pixels: a point with its rim. */
export const EDGE = RADIUS + 2;

/** Colours of points on a canvas. */
export interface Look {
  /** By level. */
  dot: string[];
  text: string;
  surface: string;
  primary: string;
}

/** Reads the colours of the theme around an element. */
export function readLook(element: Element): Look {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(`--gd-color-${name}`).trim() || 'gray';
  return {
    dot: [color('success'), color('warning'), color('danger'), color('danger')],
    // A drawing is black on white, also in the dark theme.
    text: '#1f1f1f',
    surface: '#fff',
    primary: color('primary'),
  };
}

interface SpriteKind extends Required<Pick<PointMark, 'level' | 'offline'>> {
  /** Whether the point has no device yet. */
  waits: boolean;
  /** Device pixels of one pixel. */
  ratio: number;
}

/** Draws a point of one kind once, to be copied for all points of this kind. */
export function makeSprite(
  document: Document,
  look: Look,
  { level, offline, waits, ratio }: SpriteKind,
): HTMLCanvasElement {
  const made = document.createElement('canvas');
  made.width = made.height = Math.ceil(EDGE * 2 * ratio);
  const pen = made.getContext('2d')!;
  pen.scale(ratio, ratio);
  pen.translate(EDGE, EDGE);
  pen.beginPath();
  pen.arc(0, 0, RADIUS, 0, Math.PI * 2);
  pen.fillStyle = waits || offline ? look.surface : look.dot[level]!;
  pen.fill();
  pen.lineWidth = 2;
  // Whether a silent device is normal is unknown, so it is not green.
  const silent = level === 0 ? SILENT : look.dot[level]!;
  pen.strokeStyle = waits ? look.primary : offline ? silent : look.surface;
  pen.stroke();
  pen.fillStyle = offline ? look.text : look.surface;
  pen.font = `bold ${RADIUS * 1.5}px sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(LEVEL_SIGNS[level], 0, 0.5);
  return made;
}

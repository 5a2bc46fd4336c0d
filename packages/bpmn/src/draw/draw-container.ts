import type { ModdleElement } from '../model/index.ts';
import { FONT_SIZE, label } from './label.ts';
import type { Paint } from './paint.ts';
import { isElement, textOf } from './scene.ts';
import type { Bounds } from './svg.ts';
import { element, short } from './svg.ts';

/** Width in px of the strip with the name of a pool or lane. */
const STRIP = 30;

/** Draws a pool: a frame with the name in a strip at the side, or in the middle for a pool without content. */
export function drawParticipant(participant: ModdleElement, di: ModdleElement, bounds: Bounds, paint: Paint): string {
  const frame = rect(bounds, paint, 1.5, 0.95);
  const open = isElement(participant['processRef']);
  const horizontal = di['isHorizontal'] !== false;
  const name = textOf(participant, 'name');
  const text = open
    ? separator(bounds, paint, horizontal) + sideLabel(name, bounds, paint, horizontal)
    : label(name, bounds, { ...style(paint), vertical: 'middle' });
  return frame + text + multiplicity(participant, bounds, paint);
}

/** A lane: a frame inside its pool, its name along the side. */
export function drawLane(lane: ModdleElement, di: ModdleElement, bounds: Bounds, paint: Paint): string {
  const horizontal = di['isHorizontal'] !== false;
  return rect(bounds, paint, 1.5, 0.25) + sideLabel(textOf(lane, 'name'), bounds, paint, horizontal);
}

const style = (paint: Paint) =>
  ({ fontSize: FONT_SIZE, color: paint.text, align: 'center', vertical: 'middle', padding: 0 }) as const;

function rect(bounds: Bounds, paint: Paint, width: number, opacity: number): string {
  return element('rect', {
    x: bounds.x,
    y: bounds.y,
    width: bounds.width,
    height: bounds.height,
    fill: paint.fill,
    'fill-opacity': opacity,
    stroke: paint.stroke,
    'stroke-width': width,
  });
}

function separator({ x, y, width, height }: Bounds, paint: Paint, horizontal: boolean): string {
  const d = horizontal
    ? `M${short(x + STRIP)},${short(y)}v${short(height)}`
    : `M${short(x)},${short(y + STRIP)}h${short(width)}`;
  return element('path', { d, stroke: paint.stroke, 'stroke-width': 1.5 });
}

/** Draws a name along the strip: rotated to read upwards when the pool is horizontal. */
function sideLabel(name: string, { x, y, width, height }: Bounds, paint: Paint, horizontal: boolean): string {
  if (!horizontal) return label(name, { x, y, width, height: STRIP }, style(paint));
  const turned = `translate(${short(x)},${short(y + height)}) rotate(-90)`;
  return label(name, { x: 0, y: 0, width: height, height: STRIP }, style(paint), turned);
}

/** Draws three vertical bars for a pool with a participant multiplicity. */
function multiplicity(participant: ModdleElement, { x, y, width, height }: Bounds, paint: Paint): string {
  if (!isElement(participant['participantMultiplicity'])) return '';
  const left = x + width / 2 - 4;
  const top = y + height - 17;
  const bars = [0, 4, 8].map((dx) => `M${short(left + dx)},${short(top)}v12`).join('');
  return element('path', { d: bars, stroke: paint.stroke, 'stroke-width': 2 });
}

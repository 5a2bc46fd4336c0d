import type { ModdleElement } from '../model/index.ts';

/** Colours of one element. */
export interface Paint {
  readonly stroke: string;
  readonly fill: string;
  readonly text: string;
}

export const DEFAULT_PAINT: Paint = { stroke: '#22242a', fill: '#ffffff', text: '#22242a' };

/** A colour as CSS writes it without any function that could reach outside the drawing. */
const COLOR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/deg]+\))$/i;

/** Colours of a diagram element: BPMN in Color first, then bpmn.io's older attributes. */
export function paintOf(di: ModdleElement): Paint {
  const stroke = color(di['border-color']) ?? color(di['stroke']);
  const fill = color(di['background-color']) ?? color(di['fill']);
  const { label } = di;
  const text = isElement(label) ? color(label['color']) : undefined;
  if (stroke === undefined && fill === undefined && text === undefined) return DEFAULT_PAINT;
  return {
    stroke: stroke ?? DEFAULT_PAINT.stroke,
    fill: fill ?? DEFAULT_PAINT.fill,
    text: text ?? stroke ?? DEFAULT_PAINT.text,
  };
}

const isElement = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && '$type' in value;

/** bpmn-moddle describes both color extensions, so that their attributes are properties by local name. */
function color(value: unknown): string | undefined {
  return typeof value === 'string' && COLOR.test(value.trim()) ? value.trim() : undefined;
}

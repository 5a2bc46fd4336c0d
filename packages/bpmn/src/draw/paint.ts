import type { ModdleElement } from '../model/index.ts';

/** Colours of one element. */
export interface Paint {
  readonly stroke: string;
  readonly fill: string;
  /** Of text inside the element. */
  readonly text: string;
  /** Of its name when that stands beside it, on the background. */
  readonly beside: string;
}

/** Colours of a drawing for a light or a dark page. */
export type Theme = 'light' | 'dark';

/** What elements without colours of their own look like. */
export const PAINTS: Readonly<Record<Theme, Paint>> = {
  light: { stroke: '#22242a', fill: '#ffffff', text: '#22242a', beside: '#22242a' },
  dark: { stroke: '#d5d7dc', fill: '#1f2126', text: '#e6e7ea', beside: '#e6e7ea' },
};

/** Behind a drawing that shall not be transparent; light drawings are transparent unless a colour is asked for. */
export const DARK_BACKGROUND = '#141519';

/** A colour as CSS writes it without any function that could reach outside the drawing. */
const COLOR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/deg]+\))$/i;

/** Colours of a diagram element: BPMN in Color first, then bpmn.io's older attributes. */
export function paintOf(di: ModdleElement, theme: Theme = 'light'): Paint {
  const base = PAINTS[theme];
  const stroke = color(di['border-color']) ?? color(di['stroke']);
  const fill = color(di['background-color']) ?? color(di['fill']);
  const { label } = di;
  const text = isElement(label) ? color(label['color']) : undefined;
  if (stroke === undefined && fill === undefined && text === undefined) return base;
  const own = text ?? stroke;
  // Modelers pick fills for a light page: what has one keeps dark text on it.
  const inside = fill === undefined ? base : PAINTS.light;
  return {
    stroke: stroke ?? base.stroke,
    fill: fill ?? base.fill,
    text: own ?? inside.text,
    beside: own ?? base.beside,
  };
}

const isElement = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && '$type' in value;

/** bpmn-moddle describes both color extensions, so that their attributes are properties by local name. */
function color(value: unknown): string | undefined {
  return typeof value === 'string' && COLOR.test(value.trim()) ? value.trim() : undefined;
}

import type { ModdleElement } from '../model/index.ts';

/** Colours of one element. */
export interface Paint {
  readonly stroke: string;
  readonly fill: string;
  /** Colour of text inside the element. */
  readonly text: string;
  /** Colour of the name when it is drawn beside the element, on the background. */
  readonly beside: string;
}

/** Colours of a drawing for a light or a dark page. */
export type Theme = 'light' | 'dark';

/** Colours of elements without colours of their own. */
export const PAINTS: Readonly<Record<Theme, Paint>> = {
  light: { stroke: '#22242a', fill: '#ffffff', text: '#22242a', beside: '#22242a' },
  dark: { stroke: '#d5d7dc', fill: '#1f2126', text: '#e6e7ea', beside: '#e6e7ea' },
};

/** Background of dark drawings. Light drawings are transparent unless a colour is requested. */
export const DARK_BACKGROUND = '#141519';

/** A CSS colour without any function that could load resources from outside the drawing. */
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
  // Modelers choose fills for a light page, so an element with a fill keeps dark text.
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

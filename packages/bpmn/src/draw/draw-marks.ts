import type { ElementMark, Marks, ResultCode } from '../marks/index.ts';
import { RESULT } from '../marks/index.ts';
import { EXTERNAL_FONT_SIZE } from './label.ts';
import { disc } from './disc.ts';
import { PAINTS, type Paint, type Theme } from './paint.ts';
import type { SceneItem } from './scene.ts';
import type { Bounds } from './svg.ts';
import { element } from './svg.ts';
import { textWidth } from './text-width.ts';

/**
 * Colours of the four results on white. Each result also has its own badge, so that no information depends on colour
 * alone.
 */
export const MARK_COLORS: Readonly<Record<ResultCode, { stroke: string; fill: string }>> = {
  [RESULT.running]: { stroke: '#0958d9', fill: '#e6f4ff' },
  [RESULT.approved]: { stroke: '#237804', fill: '#f6ffed' },
  [RESULT.rejected]: { stroke: '#cf1322', fill: '#fff1f0' },
  [RESULT.cancelled]: { stroke: '#595959', fill: '#f0f0f0' },
};

/** Colours of the four results on a dark page. */
const DARK_COLORS: typeof MARK_COLORS = {
  [RESULT.running]: { stroke: '#69b1ff', fill: '#111d2c' },
  [RESULT.approved]: { stroke: '#73d13d', fill: '#162312' },
  [RESULT.rejected]: { stroke: '#ff7875', fill: '#2a1215' },
  [RESULT.cancelled]: { stroke: '#a6a6a6', fill: '#2b2b2b' },
};
const COLORS: Readonly<Record<Theme, typeof MARK_COLORS>> = { light: MARK_COLORS, dark: DARK_COLORS };

/** Strokes inside a badge of radius 8: dots, a tick, a cross, a dash. */
const SIGNS: Readonly<Record<ResultCode, string>> = {
  [RESULT.running]: 'M-4,0h0.01M0,0h0.01M4,0h0.01',
  [RESULT.approved]: 'M-4,0.5l3,3l5,-6',
  [RESULT.rejected]: 'M-3,-3l6,6M3,-3l-6,6',
  [RESULT.cancelled]: 'M-4,0h8',
};

/** Returns the colours of an item under marks: the colours of its result, or its own. */
export function markedPaint(item: SceneItem, own: Paint, marks: Marks | undefined, theme: Theme = 'light'): Paint {
  const id = item.semantic.id;
  if (!marks || id === undefined) return own;
  if (item.kind === 'edge') {
    const state = marks.flows.get(id)?.state;
    return state ? { ...own, stroke: COLORS[theme][state].stroke } : own;
  }
  const mark = marks.elements.get(id);
  return mark ? { ...own, ...COLORS[theme][mark.state], text: PAINTS[theme].text } : own;
}

/** Draws the badge at the upper right of a visited element: the symbol of its result and the number of visits. */
export function badge(mark: ElementMark, bounds: Bounds, theme: Theme = 'light'): string {
  const { stroke } = COLORS[theme][mark.state];
  const at = { x: bounds.x + bounds.width, y: bounds.y };
  const counted = mark.counts.total > 1 ? count(mark.counts.total, at.x + 11, at.y, stroke, theme) : '';
  return disc(SIGNS[mark.state], at, stroke, PAINTS[theme].fill) + counted;
}

function count(total: number, x: number, cy: number, color: string, theme: Theme): string {
  const text = `×${total}`;
  const width = textWidth(text, EXTERNAL_FONT_SIZE) + 6;
  return (
    element('rect', {
      x,
      y: cy - 7,
      width,
      height: 14,
      rx: 7,
      fill: PAINTS[theme].fill,
      stroke: color,
      'stroke-width': 1,
    }) + element('text', { x: x + 3, y: cy + 4, 'font-size': EXTERNAL_FONT_SIZE, fill: color }, text)
  );
}

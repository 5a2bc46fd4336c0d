import type { ElementMark, Marks, ResultCode } from '../marks/index.ts';
import { RESULT } from '../marks/index.ts';
import { EXTERNAL_FONT_SIZE } from './label.ts';
import type { Paint } from './paint.ts';
import type { SceneItem } from './scene.ts';
import type { Bounds } from './svg.ts';
import { element, short } from './svg.ts';
import { textWidth } from './text-width.ts';

/** Colours of the four results on white; each has its own sign as well, so that colour is never alone. */
export const MARK_COLORS: Readonly<Record<ResultCode, { stroke: string; fill: string }>> = {
  [RESULT.running]: { stroke: '#0958d9', fill: '#e6f4ff' },
  [RESULT.approved]: { stroke: '#237804', fill: '#f6ffed' },
  [RESULT.rejected]: { stroke: '#cf1322', fill: '#fff1f0' },
  [RESULT.cancelled]: { stroke: '#595959', fill: '#f0f0f0' },
};

/** Strokes inside a badge of radius 8: dots, a tick, a cross, a dash. */
const SIGNS: Readonly<Record<ResultCode, string>> = {
  [RESULT.running]: 'M-4,0h0.01M0,0h0.01M4,0h0.01',
  [RESULT.approved]: 'M-4,0.5l3,3l5,-6',
  [RESULT.rejected]: 'M-3,-3l6,6M3,-3l-6,6',
  [RESULT.cancelled]: 'M-4,0h8',
};

/** The colours of an item under marks: those of its result, or its own. */
export function markedPaint(item: SceneItem, own: Paint, marks: Marks | undefined): Paint {
  const id = item.semantic.id;
  if (!marks || id === undefined) return own;
  if (item.kind === 'edge') {
    const state = marks.flows.get(id)?.state;
    return state ? { ...own, stroke: MARK_COLORS[state].stroke } : own;
  }
  const mark = marks.elements.get(id);
  return mark ? { ...MARK_COLORS[mark.state], text: own.text } : own;
}

/** The badge at the upper right of a visited element: the sign of its result, and how often it was visited. */
export function badge(mark: ElementMark, bounds: Bounds): string {
  const { stroke } = MARK_COLORS[mark.state];
  const [cx, cy] = [bounds.x + bounds.width, bounds.y];
  const sign = element('path', {
    d: SIGNS[mark.state],
    transform: `translate(${short(cx)},${short(cy)})`,
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const disc = element('circle', { cx, cy, r: 8, fill: stroke, stroke: '#ffffff', 'stroke-width': 1 });
  return disc + sign + (mark.counts.total > 1 ? count(mark.counts.total, cx + 11, cy, stroke) : '');
}

function count(total: number, x: number, cy: number, color: string): string {
  const text = `×${total}`;
  const width = textWidth(text, EXTERNAL_FONT_SIZE) + 6;
  return (
    element('rect', { x, y: cy - 7, width, height: 14, rx: 7, fill: '#ffffff', stroke: color, 'stroke-width': 1 }) +
    element('text', { x: x + 3, y: cy + 4, 'font-size': EXTERNAL_FONT_SIZE, fill: color }, text)
  );
}

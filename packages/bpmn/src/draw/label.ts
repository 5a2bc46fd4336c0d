import type { Bounds } from './svg.ts';
import { element, escapeText, short } from './svg.ts';
import { textWidth } from './text-width.ts';
import { wrapText } from './wrap-text.ts';

export const FONT_SIZE = 12;
export const EXTERNAL_FONT_SIZE = 11;
const LINE_HEIGHT = 1.2;

/** Size and position of a text in its box. */
export interface LabelStyle {
  readonly fontSize: number;
  readonly color: string;
  readonly align: 'left' | 'center';
  readonly vertical: 'top' | 'middle';
  readonly padding: number;
}

/** Draws a text wrapped into lines within a box; the baselines of the lines follow bpmn-js. */
export function label(text: string, box: Bounds, style: LabelStyle, transform?: string): string {
  if (text.trim() === '') return '';
  const { fontSize, padding, align } = style;
  const lines = wrapText(text, box.width - 2 * padding, fontSize);
  const lineHeight = fontSize * LINE_HEIGHT;
  const top = style.vertical === 'middle' ? (box.height - lines.length * lineHeight) / 2 : padding;
  let spans = '';
  lines.forEach((line, at) => {
    const shown = line.trim();
    if (shown === '') return;
    const room = box.width - textWidth(shown, fontSize);
    const x = box.x + (align === 'left' ? padding : room / 2);
    const y = box.y + top + lineHeight * (at + 0.75);
    spans += `<tspan x="${short(x)}" y="${short(y)}">${escapeText(shown)}</tspan>`;
  });
  return element('text', { 'font-size': fontSize, fill: style.color, transform }, spans);
}

/** Returns the width and height of a text that is wrapped to a given width. */
export function measureLabel(text: string, width: number, fontSize: number): { width: number; height: number } {
  const lines = wrapText(text, width, fontSize);
  const widest = lines.reduce((most, line) => Math.max(most, textWidth(line.trim(), fontSize)), 0);
  return { width: Math.ceil(widest), height: Math.ceil(lines.length * fontSize * LINE_HEIGHT) };
}

import type { ResultCode } from '@gongdi/bpmn';
import { HEAT_COLORS, STATE_COLORS, STATES } from '../model/states.ts';
import { HEAT_ATTRIBUTE } from './heat-painter.ts';
import { FLOW_ATTRIBUTE, STATE_ATTRIBUTE } from './painter.ts';

const stateOf = (node: Element, attribute: string): ResultCode | undefined =>
  STATES.find((state) => String(state) === node.getAttribute(attribute));

type Paint = (node: Element | null, style: Record<string, string>) => void;

/**
 * Writes the colours of the marks onto the drawn nodes themselves, since an exported picture has no stylesheet. It
 * changes the live nodes and not the parsed picture: parsing style attributes violates a strict content security
 * policy.
 * @returns a function that removes the colours
 */
export function bakeMarks(canvas: Element): () => void {
  const before: [SVGElement, string][] = [];
  const paint: Paint = (node, style) => {
    if (!(node instanceof SVGElement)) return;
    before.push([node, node.style.cssText]);
    for (const [name, value] of Object.entries(style)) node.style.setProperty(name, value);
  };
  for (const node of canvas.querySelectorAll(`[${STATE_ATTRIBUTE}]`)) {
    const state = stateOf(node, STATE_ATTRIBUTE);
    if (state) bakeElement(node, state, paint);
  }
  for (const node of canvas.querySelectorAll(`[${HEAT_ATTRIBUTE}]`)) {
    const fill = HEAT_COLORS[Number(node.getAttribute(HEAT_ATTRIBUTE))];
    if (fill) paint(node.querySelector('.djs-visual > :is(rect, circle, polygon, path)'), { fill });
    paint(node.querySelector(':scope > .gd-mark-heat-time'), {
      fill: '#22272e',
      font: 'bold 12px Arial, sans-serif',
      stroke: '#ffffff',
      'stroke-width': '3px',
      'paint-order': 'stroke',
    });
  }
  for (const node of canvas.querySelectorAll(`[${FLOW_ATTRIBUTE}]`)) {
    const state = stateOf(node, FLOW_ATTRIBUTE);
    if (!state) continue;
    const dashed: Record<string, string> = node.hasAttribute('data-gd-inferred') ? { 'stroke-dasharray': '8 4' } : {};
    const arrow = `url("#${canvas.querySelector(`[data-gd-flow-arrow="${state}"]`)?.id ?? ''}")`;
    paint(node.querySelector('.djs-visual > :is(path, polyline)'), {
      stroke: STATE_COLORS[state].line,
      'marker-end': arrow,
      ...dashed,
    });
  }
  for (const arrow of canvas.querySelectorAll('[data-gd-flow-arrow]')) {
    const state = stateOf(arrow, 'data-gd-flow-arrow');
    if (state) paint(arrow.querySelector('path'), { fill: STATE_COLORS[state].line, stroke: 'none' });
  }
  return () => {
    for (const [node, style] of before.reverse()) node.style.cssText = style;
  };
}

function bakeElement(node: Element, state: ResultCode, paint: Paint): void {
  const { line, fill } = STATE_COLORS[state];
  const dashed: Record<string, string> = state === 1 ? { 'stroke-dasharray': '6 3' } : {};
  paint(node.querySelector('.djs-visual > :is(rect, circle, polygon, path)'), {
    stroke: line,
    'stroke-width': '2.5px',
    fill,
    ...dashed,
  });
  paint(node.querySelector(':scope > .gd-mark-badge > circle'), {
    fill: line,
    stroke: '#ffffff',
    'stroke-width': '1.5px',
  });
  paint(node.querySelector(':scope > .gd-mark-badge > path'), {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': '2px',
    'stroke-linecap': 'round',
  });
  paint(node.querySelector(':scope > .gd-mark-badge > text'), { fill: line, font: 'bold 12px Arial, sans-serif' });
}

import type { ElementMark } from '@gongdi/bpmn';
import { STATE_GLYPHS } from '../model/states.ts';
import { createSvg } from './svg.ts';

const RADIUS = 9;
/** Minimum size of legible badges: smaller ones could not be told apart, CSS pixels. */
const LEGIBLE = 2;

interface Badge {
  root: SVGGElement;
  glyph: SVGPathElement;
  count: SVGTextElement | null;
}

const badges = new WeakMap<Element, Badge>();

/** Returns whether marks are legible at a scale of the diagram. */
export const isLegible = (scale: number): boolean => scale * RADIUS * 2 >= LEGIBLE;

export const hasBadge = (graphics: Element): boolean => badges.has(graphics);

/** Draws or changes the mark at the upper right corner of an element: a glyph for the state, a number for repeats. */
export function paintBadge(graphics: SVGElement, width: number, mark: ElementMark): void {
  const badge = badges.get(graphics) ?? addBadge(graphics, width);
  badge.glyph.setAttribute('d', STATE_GLYPHS[mark.state]);
  const count = countOf(mark);
  if (count !== '' && !badge.count) {
    badge.count = createSvg('text', { class: 'gd-mark-badge-count', x: String(RADIUS + 4), y: '4' });
    badge.root.append(badge.count);
  }
  if (badge.count) badge.count.textContent = count;
}

/**
 * Returns `3/5` (ended of all) for a multi-instance element, `×2` for an element with several visits, '' for one visit.
 */
export function countOf({ repeats, planned, counts }: ElementMark): string {
  const total = Math.max(counts.total, planned ?? 0);
  if (repeats && total > 1) return `${counts.total - counts.running}/${total}`;
  return counts.total > 1 ? `×${counts.total}` : '';
}

export function removeBadge(graphics: SVGElement): void {
  badges.get(graphics)?.root.remove();
  badges.delete(graphics);
}

function addBadge(graphics: SVGElement, width: number): Badge {
  const root = createSvg('g', { class: 'gd-mark-badge', transform: `translate(${width - 2} 0)` });
  const glyph = createSvg('path', { d: '' });
  root.append(createSvg('circle', { r: String(RADIUS) }), glyph);
  graphics.append(root);
  const badge: Badge = { root, glyph, count: null };
  badges.set(graphics, badge);
  return badge;
}

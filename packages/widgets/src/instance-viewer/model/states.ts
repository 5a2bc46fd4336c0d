import type { ResultCode } from '@gongdi/bpmn';
import { processInstanceResult } from '@gongdi/domain';
import type { Lang } from '../../kit/theme/tokens.ts';

/** The four result codes. Each has a glyph in addition to the colour, so that colour alone never carries the state. */
export const STATES: readonly ResultCode[] = [1, 2, 3, 4];

/** SVG paths in a box of 10 × 10 around the origin. */
export const STATE_GLYPHS: Record<ResultCode, string> = {
  1: 'M-4 0h.1M0 0h.1M4 0h.1',
  2: 'M-4 .5L-1.2 3.2L4 -3',
  3: 'M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2',
  4: 'M-4 0L4 0',
};

/** Colours of an exported picture (the page uses tokens). */
export const STATE_COLORS: Record<ResultCode, { line: string; fill: string }> = {
  1: { line: '#0b5cd5', fill: '#e2ecfa' },
  2: { line: '#2a7a0c', fill: '#e5efe2' },
  3: { line: '#c71f2d', fill: '#f8e4e5' },
  4: { line: '#6b7280', fill: '#ecedef' },
};

/** Fills of an exported picture by class of time, cool to hot: one hue that gets darker. */
export const HEAT_COLORS = ['#fff3d6', '#ffd58a', '#fdae4b', '#f08019'] as const;

/** Returns the label of a result (designer specification, section 9). */
export function stateLabel(state: ResultCode, lang: Lang): string {
  const label = processInstanceResult.entries.find((entry) => entry.value === state)?.label;
  return (lang === 'en' ? label?.en : label?.zh) ?? String(state);
}

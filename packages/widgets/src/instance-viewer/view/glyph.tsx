import type { ResultCode } from '@gongdi/bpmn';
import { STATE_GLYPHS } from '../model/states.ts';

/** The glyph of a state, as on the diagram. */
export function Glyph({ state }: { state: ResultCode }) {
  return (
    <svg
      className="gd-mark-glyph"
      data-gd-state={state}
      viewBox="-10 -10 20 20"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <circle r="9" />
      <path d={STATE_GLYPHS[state]} />
    </svg>
  );
}

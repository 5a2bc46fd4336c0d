import { useSyncExternalStore } from 'react';
import type { Editor } from '../editor/editor.ts';
import { numberOf } from '../model/document.ts';
import type { FenceState } from '../session/state.ts';
import { format, type Texts } from '../text/index.ts';

interface HintProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
}

const HINTS = {
  select: 'hintSelect',
  polygon: 'hintPolygon',
  rectangle: 'hintRectangle',
  circle: 'hintCircle',
  hole: 'hintHole',
  measure: 'hintMeasure',
} as const;

/** Hint on the next action, and the problem of the current sketch or drag. */
export function Hint({ editor, state, texts }: HintProps) {
  useSyncExternalStore(editor.view.state.subscribe, editor.view.state.get);
  const { tool, sketch, reason, mode, document, selected } = state;
  if (mode === 'view' && tool !== 'measure') return null;
  if (mode !== 'view' && tool === 'select' && document.areas.length === 0) return null;
  const points = sketch ? [...sketch.points, ...(sketch.cursor ? [sketch.cursor] : [])] : [];
  const hint = format(texts[tool === 'select' && state.crowded ? 'hintCrowded' : HINTS[tool]], {
    n: selected === null ? '' : numberOf(document, selected),
  });
  const measured = tool === 'measure' && points.length > 1 ? editor.drawing.measured(points) : null;
  return (
    <div className="gd-fence-foot-hint" data-bad={reason === null ? undefined : ''}>
      <p role={reason === null ? undefined : 'alert'}>{reason ?? measured ?? hint}</p>
      {sketch !== null && <SketchActions drawing={editor.drawing} tool={tool} sketch={sketch} texts={texts} />}
    </div>
  );
}

interface SketchActionsProps {
  drawing: Editor['drawing'];
  tool: FenceState['tool'];
  sketch: NonNullable<FenceState['sketch']>;
  texts: Texts;
}

/** Actions on a sketch, for fingers; keys have the same effect. */
function SketchActions({ drawing, tool, sketch, texts }: SketchActionsProps) {
  return (
    <>
      <p className="gd-fence-foot-hint-keys">{texts.hintKeys}</p>
      <span className="gd-fence-foot-hint-actions">
        {tool !== 'rectangle' && tool !== 'circle' && (
          <button type="button" className="gd-fence-button" onClick={() => drawing.finish()}>
            {texts.finish}
          </button>
        )}
        <button
          type="button"
          className="gd-fence-button"
          disabled={sketch.points.length === 0}
          onClick={() => drawing.takeBack()}
        >
          {texts.takeBack}
        </button>
        <button type="button" className="gd-fence-button" onClick={() => drawing.abandon()}>
          {texts.abandon}
        </button>
      </span>
    </>
  );
}

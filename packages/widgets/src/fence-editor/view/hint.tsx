import { useSyncExternalStore } from 'react';
import type { Editor } from '../editor.ts';
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

/** What to do next, and why what is being drawn is not right. */
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
    <div className="gd-fence-hint" data-bad={reason === null ? undefined : ''}>
      <p role={reason === null ? undefined : 'alert'}>{reason ?? measured ?? hint}</p>
      {sketch !== null && (
        <>
          <p className="gd-fence-hint-keys">{texts.hintKeys}</p>
          <span className="gd-fence-hint-actions">
            {tool !== 'rectangle' && tool !== 'circle' && (
              <button type="button" className="gd-fence-button" onClick={() => editor.drawing.finish()}>
                {texts.finish}
              </button>
            )}
            <button
              type="button"
              className="gd-fence-button"
              disabled={sketch.points.length === 0}
              onClick={() => editor.drawing.takeBack()}
            >
              {texts.takeBack}
            </button>
            <button type="button" className="gd-fence-button" onClick={() => editor.drawing.abandon()}>
              {texts.abandon}
            </button>
          </span>
        </>
      )}
    </div>
  );
}

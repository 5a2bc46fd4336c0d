import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { Editor } from '../editor/editor.ts';
import type { FenceState, Tool } from '../session/state.ts';
import { format, type Texts } from '../text/index.ts';
import { ExportMenu } from './export-menu.tsx';
import { FullscreenButton } from './fullscreen-button.tsx';
import type { IconName } from './icons.tsx';
import { ToolButton } from './tool-button.tsx';
import { Versions } from './versions-button.tsx';

/** Loaded late: rarely used editing functions, not needed to see the fence. */
const MoreMenu = lazyPart(() => import('./more-menu.tsx'));

interface ToolbarProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
  readOnly: boolean;
  panel: boolean;
  onPanel(): void;
}

const TOOLS: readonly [tool: Tool, icon: IconName, text: keyof Texts][] = [
  ['select', 'select', 'select'],
  ['polygon', 'polygon', 'polygon'],
  ['rectangle', 'rectangle', 'rectangle'],
  ['circle', 'circle', 'circle'],
  ['hole', 'hole', 'cutHole'],
];

export function Toolbar({ editor, state, texts, readOnly, panel, onPanel }: ToolbarProps) {
  const { session, stage } = editor;
  const editing = state.mode !== 'view';
  const ready = state.phase === 'ready';
  const [more, setMore] = useState(false);
  const measuring = state.tool === 'measure';
  return (
    <div className="gd-fence-toolbar" role="toolbar" aria-label={texts.toolbar} part="toolbar">
      {editing && (
        <>
          <div className="gd-fence-tools" role="group" aria-label={texts.tools}>
            {TOOLS.map(([tool, icon, text]) => (
              <ToolButton
                key={tool}
                icon={icon}
                label={texts[text]}
                pressed={state.tool === tool}
                onClick={() => session.setTool(tool)}
              />
            ))}
          </div>
          <ToolButton
            icon="undo"
            label={state.undo ? format(texts.undoStep, { step: texts[state.undo] }) : texts.undo}
            disabled={state.undo === null}
            onClick={() => session.undo()}
          />
          <ToolButton
            icon="redo"
            label={state.redo ? format(texts.redoStep, { step: texts[state.redo] }) : texts.redo}
            disabled={state.redo === null}
            onClick={() => session.redo()}
          />
          <span className="gd-fence-line" />
        </>
      )}
      <ToolButton
        icon="measure"
        label={texts.measure}
        pressed={measuring}
        disabled={!ready}
        onClick={() => session.setTool(measuring ? 'select' : 'measure')}
      />
      <ToolButton icon="fit" label={texts.fit} disabled={!ready} onClick={() => stage.fit()} />
      <ToolButton icon="locate" label={texts.locate} onClick={() => editor.locate()} />
      <ExportMenu editor={editor} state={state} texts={texts} />
      <Versions editor={editor} state={state} texts={texts} />
      {editing && (
        <span className="gd-fence-anchor">
          <ToolButton icon="more" label={texts.more} expanded={more} onClick={() => setMore(!more)} />
          {more && (
            <Suspense fallback={null}>
              <MoreMenu editor={editor} state={state} texts={texts} onClose={() => setMore(false)} />
            </Suspense>
          )}
        </span>
      )}
      <FullscreenButton editor={editor} texts={texts} />
      <ToolButton
        icon="panel"
        label={panel ? texts.hidePanel : texts.showPanel}
        pressed={panel}
        disabled={!ready}
        onClick={onPanel}
      />
      <span className="gd-fence-space" />
      <slot name="toolbar" />
      {editing ? (
        <span className="gd-fence-end">
          <button type="button" className="gd-fence-button" disabled={state.saving} onClick={() => session.cancel()}>
            {texts.cancel}
          </button>
          <button
            type="button"
            className="gd-fence-button gd-fence-primary"
            disabled={state.saving}
            aria-busy={state.saving}
            onClick={() => void editor.save()}
          >
            {state.saving ? texts.saving : texts.save}
          </button>
        </span>
      ) : (
        !readOnly && (
          <button
            type="button"
            className="gd-fence-button gd-fence-primary"
            disabled={!ready}
            onClick={() => session.edit()}
          >
            {ready && state.document.areas.length === 0 ? texts.create : texts.edit}
          </button>
        )
      )}
    </div>
  );
}

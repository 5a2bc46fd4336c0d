import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { Outline } from '../../diagram/outline/outline.tsx';
import outlineCss from '../../diagram/outline/outline.css?inline';
import { adoptCss } from '../../kit/shadow/index.ts';
import canvasCss from './canvas.css?inline';
import type { CommandContext } from './commands.ts';
import { ContextMenu } from './context-menu.tsx';
import { PasteReport } from './paste-report.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { canvasTexts } from './text/index.ts';

interface CanvasLayerProps {
  root: ShadowRoot;
  context: CommandContext;
}

/** The overlays on the canvas (menu, lists, reports), shown on request. Loaded after the diagram is shown. */
export default function CanvasLayer({ root, context }: CanvasLayerProps) {
  const { ui, session, stage } = context;
  const { menu, shortcuts, outline, pasteReport, announcement } = useSyncExternalStore(ui.subscribe, ui.get);
  const { selection, revision } = useSyncExternalStore(session.state.subscribe, session.state.get);
  useLayoutEffect(() => adoptCss(root, canvasCss, outlineCss), [root]);
  useEffect(() => session.view.resized(), [session, outline]);
  // The drawing handles keys itself. Role and label tell users of screen readers what it is and where the list of keys
  // is.
  useEffect(() => {
    const drawing = stage.element.querySelector('.djs-container > svg');
    drawing?.setAttribute('role', 'application');
    drawing?.setAttribute('aria-label', canvasTexts(session.lang).canvas);
  }, [stage, session, session.lang]);
  // the elements are changed in place, so `revision` is the dependency that reports a change
  const elements = useMemo(() => (revision >= 0 ? stage.service('elementRegistry').getAll() : []), [stage, revision]);
  const closeOutline = () => {
    ui.set({ outline: false });
    stage.service('canvas').focus();
  };
  return (
    <>
      <p className="gd-canvas-said" role="status" key={announcement.turn}>
        {announcement.text}
      </p>
      {outline && (
        <Outline
          elements={elements}
          current={selection.length === 1 ? (selection[0]?.id ?? null) : null}
          lang={session.lang}
          onFocus={(id) => session.view.select(id)}
          onOpen={() => context.openPanel()}
          onClose={closeOutline}
        />
      )}
      {menu && <ContextMenu context={context} menu={menu} />}
      {shortcuts && <ShortcutList context={context} />}
      {pasteReport && <PasteReport context={context} report={pasteReport} />}
    </>
  );
}

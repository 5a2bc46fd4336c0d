import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import { useSurface } from '../../kit/shadow/index.ts';
import { MapStage } from '../../map/index.ts';
import type { Editor } from '../editor/editor.ts';
import { textsOf } from '../text/index.ts';
import { Banner } from './banner.tsx';
import { Hint } from './hint.tsx';
import { Toolbar } from './toolbar.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { Work } from './work.tsx';

const ContextMenu = lazyPart(() => import('./context-menu.tsx'));
const PlaceSearch = lazyPart(() => import('./place-search.tsx'));
/** A part of the page, which `onClose` does not end: a failure to load stays in its place. */
const Panel = lazyPart(() => import('./panel.tsx'), { closing: () => undefined });
/** Below this width (pixels) the panel would cover the map, so it opens only on request. */
const WIDE = 720;
/** Delay after the map is drawn before the late parts are loaded, ms. */
const AFTER = 50;

export function EditorView({ editor, readOnly = false }: { editor: Editor; readOnly?: boolean }) {
  const { lang, mode } = useSurface(editor.context);
  const { session, view, stage } = editor;
  const state = useSyncExternalStore(session.state.subscribe, session.state.get);
  const { request } = useSyncExternalStore(stage.menu.subscribe, stage.menu.get);
  const closeMenu = useCallback(() => stage.menu.set({ request: null }), [stage]);
  const texts = textsOf(lang);
  const root = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<boolean | null>(null);
  useEditorKeys(root, editor);
  useEffect(() => stage.dress(mode), [stage, mode]);
  // Parts that are not needed to see the fence are loaded after it.
  const [late, setLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    void view.shown.then(() => (timer = setTimeout(() => setLate(true), AFTER)));
    return () => clearTimeout(timer);
  }, [view]);
  const [wide, setWide] = useState(true);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => setWide(element.clientWidth > WIDE));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  const open = panel ?? (wide && state.mode !== 'view');
  return (
    <div className="gd-fence" ref={root} data-mode={state.mode}>
      <Toolbar
        editor={editor}
        state={state}
        texts={texts}
        readOnly={readOnly}
        panel={open}
        onPanel={() => setPanel(!open)}
      />
      <div className="gd-fence-body">
        <div className="gd-fence-map" role="region" aria-label={texts.editor}>
          <MapStage view={view} lang={lang} mode={mode}>
            <div className="gd-fence-cross" aria-hidden="true" />
            {late && state.phase === 'ready' && (
              <Suspense fallback={null}>
                <PlaceSearch editor={editor} state={state} lang={lang} />
              </Suspense>
            )}
            <div className="gd-fence-foot">
              {/* On a phone the panel, which also shows the progress, is closed. */}
              {!open && <Work editor={editor} state={state} texts={texts} />}
              <Hint editor={editor} state={state} texts={texts} />
            </div>
            <Banner editor={editor} state={state} texts={texts} readOnly={readOnly} />
          </MapStage>
          {request && (
            <Suspense fallback={null}>
              <ContextMenu editor={editor} request={request} texts={texts} onClose={closeMenu} />
            </Suspense>
          )}
        </div>
        {open && (
          <Suspense fallback={<section className="gd-fence-panel" aria-busy="true" />}>
            <Panel editor={editor} state={state} texts={texts} onClose={() => setPanel(false)} />
          </Suspense>
        )}
      </div>
      <div className="gd-map-said" aria-live="polite">
        {state.announcement}
      </div>
    </div>
  );
}

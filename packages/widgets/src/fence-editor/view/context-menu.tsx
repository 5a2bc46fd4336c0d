import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Editor } from '../editor.ts';
import { numberOf } from '../model/document.ts';
import { format, type Texts } from '../text/index.ts';
import { Popover } from './popover.tsx';

interface Item {
  text: string;
  act(): void;
}

/** The menu of a corner, of what is being drawn, or of an area: by right-click or a resting finger. */
export function ContextMenu({ editor, texts }: { editor: Editor; texts: Texts }) {
  const { stage, session, drawing } = editor;
  const { request } = useSyncExternalStore(stage.menu.subscribe, stage.menu.get);
  const close = useCallback(() => stage.menu.set({ request: null }), [stage]);
  const anchor = useRef<HTMLSpanElement>(null);
  const [origin, setOrigin] = useState({ left: 0, top: 0, width: 0, height: 0 });
  useEffect(() => {
    const box = anchor.current?.parentElement?.getBoundingClientRect();
    if (request && box) setOrigin({ left: box.left, top: box.top, width: box.width, height: box.height });
  }, [request]);
  const items: Item[] = [];
  const { document, selected, tool } = session.state.get();
  if (request?.corner) {
    const { corner } = request;
    items.push(
      { text: texts.removeNode, act: () => session.removeCorner(corner) },
      { text: texts.insert, act: () => session.insert(corner) },
    );
    if (corner.ring > 0) {
      items.push({ text: texts.removeHole, act: () => session.removeHole(corner.area, corner.ring) });
    }
  } else if (request && drawing.active) {
    if (tool !== 'rectangle' && tool !== 'circle') items.push({ text: texts.finish, act: () => drawing.finish() });
    items.push(
      { text: texts.takeBack, act: () => drawing.takeBack() },
      { text: texts.abandon, act: () => drawing.abandon() },
    );
  } else if (request) {
    items.push({ text: texts.addArea, act: () => session.setTool('polygon') });
    if (selected !== null) {
      const n = numberOf(document, selected);
      items.push(
        { text: texts.cutHole, act: () => session.setTool('hole') },
        { text: format(texts.removeArea, { n }), act: () => session.remove(selected) },
      );
    }
  }
  const left = request ? Math.max(4, Math.min(request.x - origin.left, origin.width - 184)) : 0;
  const top = request ? Math.max(4, Math.min(request.y - origin.top, origin.height - items.length * 44 - 12)) : 0;
  return (
    <>
      <span ref={anchor} hidden />
      {request && (
        <Popover label={texts.menu} menu className="gd-fence-menu" style={{ left, top }} onClose={close}>
          {items.map(({ text, act }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              onClick={() => {
                close();
                act();
              }}
            >
              {text}
            </button>
          ))}
        </Popover>
      )}
    </>
  );
}

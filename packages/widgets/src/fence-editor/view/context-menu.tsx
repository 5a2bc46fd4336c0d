import { useLayoutEffect, useRef, useState } from 'react';
import type { Editor } from '../editor/editor.ts';
import { numberOf } from '../model/document.ts';
import type { MenuRequest } from '../paint/stage.ts';
import { format, type Texts } from '../text/index.ts';
import { Popover } from './popover.tsx';

interface Item {
  text: string;
  act(): void;
}

interface ContextMenuProps {
  editor: Editor;
  request: MenuRequest;
  texts: Texts;
  onClose(): void;
}

/** Menu of a corner, of the sketch, or of an area: opened by right-click or long press. */
export default function ContextMenu({ editor, request, texts, onClose }: ContextMenuProps) {
  const { session, drawing } = editor;
  const anchor = useRef<HTMLSpanElement>(null);
  const [origin, setOrigin] = useState({ left: 0, top: 0, width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = anchor.current?.parentElement?.getBoundingClientRect();
    if (box) setOrigin({ left: box.left, top: box.top, width: box.width, height: box.height });
  }, [request]);
  const items: Item[] = [];
  const { document, selected, tool } = session.state.get();
  if (request.corner) {
    const { corner } = request;
    items.push(
      { text: texts.removeNode, act: () => session.removeCorner(corner) },
      { text: texts.insert, act: () => session.insert(corner) },
    );
    if (corner.ring > 0) {
      items.push({ text: texts.removeHole, act: () => session.removeHole(corner.area, corner.ring) });
    }
  } else if (drawing.active) {
    if (tool !== 'rectangle' && tool !== 'circle') items.push({ text: texts.finish, act: () => drawing.finish() });
    items.push(
      { text: texts.takeBack, act: () => drawing.takeBack() },
      { text: texts.abandon, act: () => drawing.abandon() },
    );
  } else {
    items.push({ text: texts.addArea, act: () => session.setTool('polygon') });
    if (selected !== null) {
      const n = numberOf(document, selected);
      items.push(
        { text: texts.cutHole, act: () => session.setTool('hole') },
        { text: format(texts.removeArea, { n }), act: () => session.remove(selected) },
      );
    }
  }
  const left = Math.max(4, Math.min(request.x - origin.left, origin.width - 184));
  const top = Math.max(4, Math.min(request.y - origin.top, origin.height - items.length * 44 - 12));
  return (
    <>
      <span ref={anchor} hidden />
      <Popover label={texts.menu} menu className="gd-fence-panel-menu" style={{ left, top }} onClose={onClose}>
        {items.map(({ text, act }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            onClick={() => {
              onClose();
              act();
            }}
          >
            {text}
          </button>
        ))}
      </Popover>
    </>
  );
}

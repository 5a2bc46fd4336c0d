import { type RefObject, useEffect, useState } from 'react';
import type { Dialogs } from '../dialog/dialogs.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Texts } from '../text/index.ts';
import { openFile } from '../toolbar/open-file.ts';

interface DropContext {
  session: DesignerSession;
  texts: Texts;
  dialogs: Dialogs;
}

const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Opens a file that is dropped on the canvas. @returns whether a file is dragged over the canvas now */
export function useFileDrop(place: RefObject<HTMLElement | null>, { session, texts, dialogs }: DropContext): boolean {
  const [hovering, setHovering] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const leave = new AbortController();
    const on = { signal: leave.signal };
    const over = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setHovering(true);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setHovering(false);
      const file = event.dataTransfer?.files[0];
      if (file) void openFile(file, { session, texts, dialogs });
    };
    const out = (event: DragEvent) => {
      if (!element.contains(event.relatedTarget as Node | null)) setHovering(false);
    };
    element.addEventListener('dragover', over, on);
    element.addEventListener('drop', drop, on);
    element.addEventListener('dragleave', out, on);
    return () => leave.abort();
  }, [place, session, texts, dialogs]);
  return hovering;
}

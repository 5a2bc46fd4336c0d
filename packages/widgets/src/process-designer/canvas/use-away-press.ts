import { type RefObject, useEffect } from 'react';
import type { CanvasUi } from './ui/canvas-ui.ts';

/** Closes the context menu when the user presses or scrolls outside of it, or leaves the window. */
export function useAwayPress(box: RefObject<HTMLElement | null>, ui: CanvasUi): void {
  useEffect(() => {
    const elsewhere = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) ui.set({ menu: null });
    };
    const gone = () => ui.set({ menu: null });
    window.addEventListener('pointerdown', elsewhere, true);
    window.addEventListener('wheel', elsewhere, { capture: true, passive: true });
    window.addEventListener('blur', gone);
    return () => {
      window.removeEventListener('pointerdown', elsewhere, true);
      window.removeEventListener('wheel', elsewhere, true);
      window.removeEventListener('blur', gone);
    };
  }, [box, ui]);
}

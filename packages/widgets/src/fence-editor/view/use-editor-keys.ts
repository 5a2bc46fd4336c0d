import { useEffect, type RefObject } from 'react';
import { undoKeyOf } from '../../kit/undo-key.ts';
import type { Editor } from '../editor/editor.ts';

const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Shortcuts for undo, redo and save while the focus is in the editor but not in a field. */
export function useEditorKeys(root: RefObject<HTMLElement | null>, editor: Editor): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !editor.session.editing) return;
      const step = undoKeyOf(event);
      if (event.key.toLowerCase() === 's') void editor.save();
      else if (isField(event.composedPath()[0])) return;
      else if (!step) return;
      else if (step === 'undo' && editor.drawing.points.length > 0) editor.drawing.takeBack();
      else editor.session[step]();
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', key);
    return () => element.removeEventListener('keydown', key);
  }, [root, editor]);
}

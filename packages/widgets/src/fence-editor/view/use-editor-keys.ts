import { useEffect, type RefObject } from 'react';
import type { Editor } from '../editor.ts';

const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Undo, redo and save while the focus is anywhere in the editor but in a field. */
export function useEditorKeys(root: RefObject<HTMLElement | null>, editor: Editor): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !editor.session.editing) return;
      const letter = event.key.toLowerCase();
      if (letter === 's') void editor.save();
      else if (isField(event.composedPath()[0])) return;
      else if (letter === 'z' && !event.shiftKey) {
        if (editor.drawing.points.length > 0) editor.drawing.takeBack();
        else editor.session.undo();
      } else if (letter === 'y' || letter === 'z') editor.session.redo();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', key);
    return () => element.removeEventListener('keydown', key);
  }, [root, editor]);
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns what a key press asks for: undo with Ctrl+Z, redo with Ctrl+Y or Ctrl+Shift+Z; null: neither. */
export function undoKeyOf({ key, ctrlKey, metaKey, shiftKey }: Keys): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z' && !shiftKey) return 'undo';
  return letter === 'y' || letter === 'z' ? 'redo' : null;
}

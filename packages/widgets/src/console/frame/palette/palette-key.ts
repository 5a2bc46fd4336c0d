/** Returns whether a key event is Ctrl+K, or Command+K on a Mac, without further modifier keys. */
export function isPaletteKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  return event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
}

/** Returns whether an event, such as a key press, goes into a field that takes text, also inside a shadow root. */
export function isTyping(event: Event): boolean {
  const target = event.composedPath()[0];
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

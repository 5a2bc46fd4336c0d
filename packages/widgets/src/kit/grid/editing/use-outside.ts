import { useEffect, useRef, type RefObject } from 'react';

/** Drop-downs and calendars belong to the control that opened them, although their DOM is in the popup layer. */
const POPUPS = '.ant-select-dropdown, .ant-picker-dropdown';

/**
 * Calls `onOutside` when the pointer is pressed, or the focus moves, outside of an element; also works in shadow roots.
 */
export function useOutside(box: RefObject<HTMLElement | null>, active: boolean, onOutside: () => void): void {
  const tell = useRef(onOutside);
  useEffect(() => {
    tell.current = onOutside;
  });
  useEffect(() => {
    const element = box.current;
    if (!active || !element) return;
    const within = (path: readonly EventTarget[]) =>
      path.some((one) => one === element || (one instanceof Element && one.matches(POPUPS)));
    const pressed = (event: Event) => {
      if (!within(event.composedPath())) tell.current();
    };
    const left = ({ relatedTarget }: FocusEvent) => {
      // Without a related target, the focus left the document or a pointer opens a popup; both are ignored.
      if (relatedTarget instanceof Element && !element.contains(relatedTarget) && !relatedTarget.closest(POPUPS))
        tell.current();
    };
    document.addEventListener('pointerdown', pressed, true);
    element.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('pointerdown', pressed, true);
      element.removeEventListener('focusout', left);
    };
  }, [box, active]);
}

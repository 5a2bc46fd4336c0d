import { useEffect, useRef, type RefObject } from 'react';

/** Drop-downs and calendars belong to the control that opened them, though they stand in the layer of popups. */
const POPUPS = '.ant-select-dropdown, .ant-picker-dropdown';

/** Tells when the pointer is pressed, or the focus goes, outside of an element; looks into shadow roots. */
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
      // Without a target the focus went nowhere: another window, or a popup that a pointer opens.
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

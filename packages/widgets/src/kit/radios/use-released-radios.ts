import { useCallback, useInsertionEffect, useRef, type RefCallback } from 'react';

/**
 * Takes the names away from the radio buttons within an element before it leaves the document. Outside of a form,
 * Chromium (156) never lets go of a named radio button that was removed from a shadow root, and with it of the whole
 * page around it; without a name it belongs to no group and is released.
 *
 * The cleanup of an insertion effect is the only one that React runs before it removes the elements of a hidden
 * `Activity`; a page is hidden before it is given up.
 * @returns the ref of the element
 */
export function useReleasedRadios(): RefCallback<HTMLElement> {
  // React takes refs away from what is hidden, so the element is remembered here.
  const within = useRef<HTMLElement>(null);
  useInsertionEffect(
    () => () => {
      for (const radio of within.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])
        radio.name = '';
    },
    [],
  );
  return useCallback((element) => {
    if (element) within.current = element;
  }, []);
}

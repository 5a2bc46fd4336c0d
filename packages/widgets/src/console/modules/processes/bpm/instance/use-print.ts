import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Api = Record<string, (...args: never[]) => unknown>;

/**
 * Prints a page with the whole diagram: paper is narrower than the screen, where the diagram can be panned. The picture
 * is drawn in advance, because the browser's own print command does not wait.
 * @returns `hold`: receives the methods of the viewer; `picture`: URL of the diagram, shown on paper instead of the
 * viewer; `renew`: draws the present state; `print`: draws it and prints
 */
export function usePrint() {
  const viewer = useRef<Api | null>(null);
  const [picture, setPicture] = useState<string>();
  const hold = useCallback((api: Api | null) => {
    viewer.current = api;
  }, []);
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture);
    return undefined;
  }, [picture]);
  const renew = useCallback(async (): Promise<void> => {
    const url = await pictureOf(viewer.current);
    if (url) flushSync(() => setPicture(url));
  }, []);
  const print = async (): Promise<void> => {
    await renew();
    window.print();
  };
  return { hold, picture, renew, print };
}

/** Returns the URL of the diagram; undefined if there is none: the rest of the page is printed all the same. */
async function pictureOf(viewer: Api | null): Promise<string | undefined> {
  try {
    const svg = await viewer?.['saveSVG']?.();
    if (typeof svg !== 'string') return undefined;
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    const image = new Image();
    image.src = url;
    await image.decode();
    return url;
  } catch {
    return undefined;
  }
}

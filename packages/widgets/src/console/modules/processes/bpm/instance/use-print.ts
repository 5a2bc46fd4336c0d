import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Api = Record<string, (...args: never[]) => unknown>;

/**
 * Prints a page with the whole of its diagram: paper is narrower than the screen, where the diagram moves in a frame. The
 * picture for it is drawn before somebody asks: a browser that prints by its own command waits for nothing.
 * @returns `hold`: gets the methods of the viewer; `picture`: the diagram, which stands in for the viewer on paper;
 * `renew`: draws it as it is now
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

/** Undefined where there is no diagram: the rest is printed all the same. */
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

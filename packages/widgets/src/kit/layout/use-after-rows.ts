import { startTransition, useEffect, useState } from 'react';

/** A slow answer does not keep what stands around it away, ms. */
const LONGEST = 200;
/** Frames until rows that were drawn are seen. */
const FRAMES = 3;

/**
 * Returns false until the rows of a page are painted, so that what people wait for is drawn before what stands around
 * it; true at the latest a fifth of a second after the page. What comes later needs its room from the beginning.
 * @param waiting whether the answer with the rows is on its way
 */
export function useAfterRows(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (late) return;
    const show = () => startTransition(() => setLate(true));
    // A document in the background paints nothing.
    const longest = setTimeout(show, LONGEST);
    let painted: ReturnType<typeof setTimeout> | undefined;
    let frame: number | undefined;
    // The first frame paints the rows; their pixels come by other threads, which may need two frames more.
    const inFrames = (left: number) => {
      frame = requestAnimationFrame(() => {
        if (left > 1) inFrames(left - 1);
        else painted = setTimeout(show);
      });
    };
    if (!waiting) inFrames(FRAMES);
    return () => {
      clearTimeout(longest);
      clearTimeout(painted);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [late, waiting]);
  return late;
}

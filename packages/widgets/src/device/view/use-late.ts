import { useEffect, useState } from 'react';

/** An interruption shorter than this is not shown, ms. */
const PATIENCE = 800;

/** Returns whether `so` has been true for longer than `PATIENCE`. */
export function useLate(so: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!so) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [so]);
  return so && late;
}

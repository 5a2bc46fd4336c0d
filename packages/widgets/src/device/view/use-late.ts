import { useEffect, useState } from 'react';

/** A line that is there within this time was never missed, ms. */
const PATIENCE = 800;

/** Whether something has been so for longer than a moment. */
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

import { useEffect, useState } from 'react';

/** Returns a value when it has not changed for `delay` ms; the first value at once. */
export function useDebounced<T>(value: T, delay: number): T {
  const [held, setHeld] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setHeld(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return held;
}

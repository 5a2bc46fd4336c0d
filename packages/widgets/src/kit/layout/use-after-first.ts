import { useDeferredValue } from 'react';

/**
 * Returns false while a component is drawn first, and true right after: what people wait for is drawn before what stands
 * around it, and an answer that arrives meanwhile goes first. What comes later needs its room from the beginning.
 */
export function useAfterFirst(): boolean {
  return useDeferredValue(true, false);
}

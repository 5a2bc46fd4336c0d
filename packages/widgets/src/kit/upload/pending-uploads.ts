import { createContext, use, useEffect, useId } from 'react';

/** Controls of a form whose files are not all there yet. */
export const PendingUploads = createContext<Set<string> | null>(null);

/** Tells the form around that this control is not done. */
export function usePendingUpload(pending: boolean): void {
  const all = use(PendingUploads);
  const id = useId();
  useEffect(() => {
    if (!all || !pending) return undefined;
    all.add(id);
    return () => void all.delete(id);
  }, [all, id, pending]);
}

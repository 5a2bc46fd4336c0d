import { createContext, use, useEffect, useId } from 'react';

/** Ids of the form's controls that still have running uploads. */
export const PendingUploads = createContext<Set<string> | null>(null);

/** Registers with the surrounding form that this control has running uploads. */
export function usePendingUpload(pending: boolean): void {
  const all = use(PendingUploads);
  const id = useId();
  useEffect(() => {
    if (!all || !pending) return undefined;
    all.add(id);
    return () => void all.delete(id);
  }, [all, id, pending]);
}

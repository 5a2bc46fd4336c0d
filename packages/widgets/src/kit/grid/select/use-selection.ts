import { SELECTION_LIMIT } from '@gongdi/api';
import { useCallback, useMemo, useState } from 'react';

export interface Selection<T> {
  /** The selected rows of all pages that were viewed. */
  rows: readonly T[];
  set: (rows: readonly T[]) => void;
  clear: () => void;
  /** Returns the accessible name of a row, for screen readers. */
  nameOf: (row: T) => string;
  limit: number;
}

/** The selected rows of a table. The selection is preserved while the user pages, sorts and searches. */
export function useSelection<T>(nameOf: (row: T) => string): Selection<T> {
  const [rows, setRows] = useState<readonly T[]>([]);
  const clear = useCallback(() => setRows([]), []);
  return useMemo(() => ({ rows, set: setRows, clear, nameOf, limit: SELECTION_LIMIT }), [rows, clear, nameOf]);
}

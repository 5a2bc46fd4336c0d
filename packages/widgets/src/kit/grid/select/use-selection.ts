import { SELECTION_LIMIT } from '@gongdi/api';
import { useCallback, useMemo, useState } from 'react';

export interface Selection<T> {
  /** What is chosen, from all pages that were seen. */
  rows: readonly T[];
  set: (rows: readonly T[]) => void;
  clear: () => void;
  /** What a row is called to those who cannot see it. */
  nameOf: (row: T) => string;
  limit: number;
}

/** The chosen rows of a table. They stay chosen while the user pages, sorts and searches. */
export function useSelection<T>(nameOf: (row: T) => string): Selection<T> {
  const [rows, setRows] = useState<readonly T[]>([]);
  const clear = useCallback(() => setRows([]), []);
  return useMemo(() => ({ rows, set: setRows, clear, nameOf, limit: SELECTION_LIMIT }), [rows, clear, nameOf]);
}

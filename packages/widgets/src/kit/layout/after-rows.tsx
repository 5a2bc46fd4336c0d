import { createContext, use, type ReactNode } from 'react';
import { useAfterRows } from './use-after-rows.ts';

/** Whether what comes after the rows is there; it is where nobody waits for rows. */
const RowsPainted = createContext(true);

interface RowsFirstProps {
  /** Whether the answer with the rows is on its way. */
  waiting: boolean;
  children: ReactNode;
}

/** Around rows and what belongs to them: all that comes after the rows comes with one drawing, which leaves the rows. */
export function RowsFirst({ waiting, children }: RowsFirstProps) {
  const painted = useAfterRows(waiting);
  return <RowsPainted value={painted}>{children}</RowsPainted>;
}

/** Returns whether the rows around which a component stands are painted. */
export const useRowsPainted = (): boolean => use(RowsPainted);

/** Shows `children` once the rows are painted, until then `place`, which keeps their room. */
export function AfterRows({ place, children }: { place: ReactNode; children: ReactNode }) {
  return useRowsPainted() ? children : place;
}

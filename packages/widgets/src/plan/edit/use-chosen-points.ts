import { useMemo, useState } from 'react';
import type { PlanPoint } from '../point/point.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Keeps which points are selected. Points that an undo has removed are no longer selected. */
export function useChosenPoints(
  points: readonly PlanPoint[],
): [selected: ReadonlySet<string>, select: (keys: ReadonlySet<string>) => void] {
  const [chosen, setChosen] = useState(NOBODY);
  const selected = useMemo(() => {
    const here = points.filter(({ key }) => chosen.has(key)).map(({ key }) => key);
    return here.length === chosen.size ? chosen : new Set(here);
  }, [points, chosen]);
  return [selected, setChosen];
}

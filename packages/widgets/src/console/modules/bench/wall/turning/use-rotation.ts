import { useCallback, useEffect, useState } from 'react';
import { PAUSE, turned } from './rotation.ts';

/**
 * Turns the pages of a wall, each after its own time.
 * @param seconds of each page
 */
export function useRotation(seconds: readonly number[]) {
  const count = seconds.length;
  const [wanted, setPage] = useState(0);
  const page = turned(wanted, 0, count);
  /** When the pause began; null: the pages turn. */
  const [pause, setPause] = useState<number | null>(null);
  const stay = seconds[page];
  useEffect(() => {
    if (pause !== null || stay === undefined || count < 2) return;
    const timer = setTimeout(() => setPage(turned(page, 1, count)), stay * 1000);
    return () => clearTimeout(timer);
  }, [page, stay, count, pause]);
  useEffect(() => {
    if (pause === null) return;
    // Nobody remembers to start a wall again.
    const timer = setTimeout(() => setPause(null), PAUSE);
    return () => clearTimeout(timer);
  }, [pause]);
  const hold = useCallback(() => setPause(Date.now()), []);
  const resume = useCallback(() => setPause(null), []);
  const turn = useCallback((by: number) => setPage((now) => turned(now, by, count)), [count]);
  return { page, paused: pause !== null, hold, resume, turn };
}

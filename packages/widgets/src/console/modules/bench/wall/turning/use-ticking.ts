import { useEffect, useState } from 'react';

/** Returns the time, renewed at an interval. @returns epoch milliseconds */
export function useTicking(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

import { useEffect, useRef, useState } from 'react';

export type Asked<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: unknown };

/** Returns the result of a request, which is repeated when `key` changes; null sends no request. */
export function useAsked<T>(key: string | null, ask: (signal: AbortSignal) => Promise<T>): Asked<T> {
  const [held, setHeld] = useState<{ key: string; value: Asked<T> } | null>(null);
  // `key` identifies the request: another function with the same key requests the same data.
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (key === null) return undefined;
    const work = new AbortController();
    const run = async (): Promise<void> => {
      let value: Asked<T>;
      try {
        value = { state: 'ready', value: await latest.current(work.signal) };
      } catch (error) {
        value = { state: 'failed', error };
      }
      if (!work.signal.aborted) setHeld({ key, value });
    };
    void run();
    return () => work.abort();
  }, [key]);
  return held && held.key === key ? held.value : { state: 'loading' };
}

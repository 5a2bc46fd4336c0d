import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Monitor } from '../session/monitor.ts';
import type { MonitorState } from '../session/state.ts';

export const useMonitor = (monitor: Monitor): MonitorState =>
  useSyncExternalStore(monitor.state.subscribe, monitor.state.get);

/** Draws again when devices told something, at most this often, ms. @param ids only when one of these did */
export function useTicks(monitor: Monitor, every: number, ids?: readonly string[]): number {
  const [count, setCount] = useState(0);
  const wanted = ids?.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mine = wanted === undefined ? undefined : new Set(wanted.split(' '));
    const ask = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setCount((old) => old + 1);
      }, every);
    };
    const ends = [
      monitor.readings.listen((told) => {
        if (!mine || [...mine].some((id) => told.has(id))) ask();
      }),
      monitor.replay.listen(ask),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [monitor, every, wanted]);
  return count;
}

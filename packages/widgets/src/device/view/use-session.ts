import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Store } from '../model/store.ts';
import type { DeviceSession } from '../session/device-session.ts';

/** Returns the state of a session and renders again when it changes. */
export const useSession = <S extends object>({ state }: { state: Store<S> }): S =>
  useSyncExternalStore(state.subscribe, state.get);

/**
 * Renders again when devices have new readings, at most at this interval, ms.
 * @param ids render only for these devices
 */
export function useTicks(session: DeviceSession, every: number, ids?: readonly string[]): number {
  const [count, setCount] = useState(0);
  const wanted = ids?.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mine = wanted === undefined ? undefined : new Set(wanted.split(' '));
    const end = session.onShown((shown) => {
      if (mine && shown && ![...mine].some((id) => shown.has(id))) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        setCount((old) => old + 1);
      }, every);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [session, every, wanted]);
  return count;
}

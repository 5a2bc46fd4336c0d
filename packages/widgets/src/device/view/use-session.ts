import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Store } from '../model/store.ts';
import type { DeviceSession } from '../session/device-session.ts';

/** The state of a session, drawn again when it changes. */
export const useSession = <S extends object>({ state }: { state: Store<S> }): S =>
  useSyncExternalStore(state.subscribe, state.get);

/** Draws again when devices told something, at most this often, ms. @param ids only when one of these did */
export function useTicks(session: DeviceSession, every: number, ids?: readonly string[]): number {
  const [count, setCount] = useState(0);
  const wanted = ids?.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mine = wanted === undefined ? undefined : new Set(wanted.split(' '));
    const end = session.onShown((told) => {
      if (mine && told && ![...mine].some((id) => told.has(id))) return;
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

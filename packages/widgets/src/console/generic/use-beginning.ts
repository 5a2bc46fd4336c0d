import type { UseQueryResult } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';

interface Beginning<T> {
  /** What the editor begins with. */
  data: T;
  /** Key of the editor: another one each time that it was asked to begin anew. */
  turn: number;
  /** Begins anew from what is stored now; tells when that cannot be read. */
  again: () => void;
}

type Read<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetchedAfterMount' | 'refetch'>;

/**
 * What an editor begins with: what is stored when its page opens, never what another page remembered. A later reading,
 * such as after a lost connection, or one that fails, takes nothing away of what is being entered.
 * @param of what is edited; another one begins anew
 * @returns undefined until it was read
 */
export function useBeginning<T>(of: string | null, read: Read<T>): Beginning<T> | undefined {
  const { message } = App.useApp();
  const [held, setHeld] = useState<{ of: string | null; data: T; turn: number }>();
  const { data, error, isFetchedAfterMount, refetch } = read;
  if (held?.of !== of && data !== undefined && isFetchedAfterMount && !error)
    setHeld({ of, data, turn: (held?.turn ?? 0) + 1 });
  if (held === undefined || held.of !== of) return undefined;
  const again = async () => {
    const fresh = await refetch();
    if (fresh.error || fresh.data === undefined) return void message.error(fresh.error?.message);
    const next = fresh.data;
    setHeld((before) => ({ of, data: next, turn: (before?.turn ?? 0) + 1 }));
  };
  return { data: held.data, turn: held.turn, again: () => void again() };
}

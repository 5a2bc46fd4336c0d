import { CallFailure } from '@gongdi/api';
import type { UseQueryResult } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { showFailure } from './show-failure.ts';

interface Beginning<T> {
  /** Initial data of the editor. */
  data: T;
  /** Key of the editor: changes each time the editor has to start again. */
  turn: number;
  /** Starts again from the state that is stored now; shows a message if it cannot be read. */
  again: () => void;
}

type Read<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetchedAfterMount' | 'refetch'>;

/**
 * Returns the initial data of an editor: the state that is stored when the page opens, never the cached data of another
 * page. A later read, for example after a lost connection, does not change the user's input, whether it succeeds or
 * fails.
 * @param of id of the edited object; another id starts again
 * @returns undefined until the data was read
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
    if (fresh.error instanceof CallFailure) showFailure(message, fresh.error);
    if (fresh.error || fresh.data === undefined) return;
    const next = fresh.data;
    setHeld((before) => ({ of, data: next, turn: (before?.turn ?? 0) + 1 }));
  };
  return { data: held.data, turn: held.turn, again: () => void again() };
}

import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Unread } from './unread.tsx';

interface QueryPartProps<T> {
  query: { data: readonly T[] | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** Shown in place of an empty list. */
  empty: ReactNode;
  children: (list: readonly T[]) => ReactNode;
}

/**
 * A list within a page that has its own query. It shows one of the states loading, failed (with a retry), empty,
 * loaded.
 */
export function QueryPart<T>({ query: { data, error, refetch }, empty, children }: QueryPartProps<T>) {
  if (data) return data.length > 0 ? children(data) : empty;
  if (!error) return <Skeleton active title={false} />;
  return <Unread error={error} retry={() => void refetch()} />;
}

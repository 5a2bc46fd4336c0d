import { loadResource } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { markStale } from '../use-record.ts';
import type { OutboxEntry } from '../../ground/outbox/entry.ts';
import type { OutboxState } from '../../ground/outbox/outbox.ts';

/** How often what waits is tried again, ms: browsers do not always tell that the network is back. */
const AGAIN = 30_000;

export function useOutbox(): OutboxState {
  const { outbox } = useConsole();
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot);
}

/** Steps of a record that wait on this device. */
export function usePending(resource: string, id: string): readonly OutboxEntry[] {
  return useOutbox().entries.filter((entry) => entry.resource === resource && entry.step?.id === id);
}

/** Opens the outbox of whoever is logged in, and sends what waits whenever there may be a network again. */
export function useOutboxWork(): void {
  const { outbox, config } = useConsole();
  const { user } = useSession();
  const queries = useQueryClient();
  useEffect(
    () =>
      outbox.whenSent((entry) => {
        // It was sent a moment ago, by its definition.
        void loadResource(entry.resource).then((resource) => resource && markStale(queries, resource, 'now'));
      }),
    [outbox, queries],
  );
  const owner = user ? `${user.user_id}@${config.baseUrl ?? ''}` : undefined;
  useEffect(() => {
    const flush = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void outbox.flush();
    };
    // A browser without a database keeps nothing, and says so when something is to be kept.
    void outbox.open(owner).then(flush, () => undefined);
    const timer = setInterval(flush, AGAIN);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [outbox, owner]);
}

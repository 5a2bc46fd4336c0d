import { loadResource } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { markStale } from '../use-record.ts';
import type { OutboxEntry } from '../../ground/outbox/entry.ts';
import type { OutboxState } from '../../ground/outbox/outbox.ts';

/** Interval between attempts to send, ms: browsers do not always report that the network is back. */
const AGAIN = 30_000;

export function useOutbox(): OutboxState {
  const { outbox } = useConsole();
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot);
}

/** Returns the steps of a record that wait on this device. */
export function usePending(resource: string, id: string): readonly OutboxEntry[] {
  return useOutbox().entries.filter((entry) => entry.resource === resource && entry.step?.id === id);
}

/** Opens the outbox of the logged-in user, and sends its entries whenever there may be a network again. */
export function useOutboxWork(): void {
  const { outbox, config } = useConsole();
  const { user } = useSession();
  const queries = useQueryClient();
  useEffect(
    () =>
      outbox.whenSent((entry) => {
        // The definition is already loaded: sending the entry needed it.
        void loadResource(entry.resource).then((resource) => resource && markStale(queries, resource, 'now'));
      }),
    [outbox, queries],
  );
  const owner = user ? `${user.user_id}@${config.baseUrl ?? ''}` : undefined;
  useEffect(() => {
    const flush = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void outbox.flush();
    };
    // Without IndexedDB nothing is stored; the user gets an error message when an entry has to be stored.
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

import type { AnyResource } from '@gongdi/domain';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { prepareOffline } from './prepare.ts';

/** What was prepared is prepared again when it is opened after this time, ms: choices change. */
const AGAIN_AFTER = 10 * 60_000;

/** When the forms of a list were prepared last, by user and resource. */
const prepared = new WeakMap<QueryClient, Map<string, number>>();

/**
 * Loads what the forms of a list need without a network, not again at each opening of the list. At once: whoever opens
 * a list on site may lose the network in the next moment.
 */
export function usePreparedForms(resource: AnyResource): void {
  const { client } = useConsole();
  const { user } = useSession();
  const queries = useQueryClient();
  const key = `${user?.user_id} ${resource.name}`;
  useEffect(() => {
    const times = prepared.get(queries) ?? new Map<string, number>();
    prepared.set(queries, times);
    if (Date.now() - (times.get(key) ?? -Infinity) < AGAIN_AFTER) return;
    times.set(key, Date.now());
    void prepareOffline(resource, client, queries);
  }, [resource, client, queries, key]);
}

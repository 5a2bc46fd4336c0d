import { calls, type Client } from '@gongdi/api';
import type { AnyResource, CustomField } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Extension } from '../../../kit/definition/extension.ts';
import { useConsole, useSession } from '../context/console-context.tsx';

/** First part of the query keys of the fields that companies have added. */
export const CUSTOM_FIELDS = 'custom-fields';

const unchanged: Extension['extend'] = (resource) => resource;

async function load(client: Client, signal: AbortSignal): Promise<Extension['extend']> {
  const fields = (await client.call(calls.custom.inUse, {}, { signal, quiet: true })) as CustomField[];
  if (fields.length === 0) return unchanged;
  const { extendResource } = await import('./extend.ts');
  // The same resource gives the same extended one: pages compare them.
  const made = new WeakMap<AnyResource, AnyResource>();
  return (resource) => {
    const one = made.get(resource) ?? extendResource(resource, fields);
    made.set(resource, one);
    return one;
  };
}

/**
 * Returns what adds the fields of the user's company to resources. They are requested once, and again after the server
 * reports a change. Without an answer pages show the fields of the program.
 */
export function useCustomFields(): Extension {
  const { client } = useConsole();
  const { user, token } = useSession();
  const { data, isLoading } = useQuery({
    queryKey: [CUSTOM_FIELDS, user?.user_id ?? ''],
    queryFn: ({ signal }) => load(client, signal),
    // as for the dictionaries
    enabled: token !== null && user !== null,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: 1,
  });
  return useMemo(() => ({ extend: data ?? unchanged, pending: isLoading }), [data, isLoading]);
}

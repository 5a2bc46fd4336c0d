import { calls, type CallResult } from '@gongdi/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { WORKBENCH } from '../../../ground/live/use-live.ts';

export type Workbench = CallResult<typeof calls.workbench.own>;

/** Interval between requests while the page is visible, ms. */
const FRESH = 60_000;

/**
 * Query of all numbers and rows of the page in one call, independent of the number of resources.
 * @param all every number, not just the most urgent ones
 */
export function useWorkbench(all: boolean) {
  const { client } = useConsole();
  return useQuery({
    queryKey: [WORKBENCH, 'own', all],
    queryFn: ({ signal }) =>
      client.call(calls.workbench.own, { query: all ? { all: '1' } : {} }, { signal, quiet: true }),
    refetchInterval: FRESH,
    placeholderData: keepPreviousData,
  });
}

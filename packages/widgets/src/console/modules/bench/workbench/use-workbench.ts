import { calls, type CallResult } from '@gongdi/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { WORKBENCH } from '../../../ground/live/use-live.ts';

export type Workbench = CallResult<typeof calls.workbench.own>;

/** Milliseconds until the page is asked for again while it is on view. */
const FRESH = 60_000;

/**
 * All numbers and rows of the page in one call, however many resources there are.
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

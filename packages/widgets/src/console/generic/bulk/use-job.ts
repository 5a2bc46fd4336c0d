import { calls, type Job } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../ground/context/console-context.tsx';
import { JOBS } from '../../ground/live/use-live.ts';

/** The server tells live when a job has moved on; this is for a stream that is interrupted, ms. */
const AGAIN = 3_000;

export const isOpen = ({ state }: Pick<Job, 'state'>): boolean => state === 'waiting' || state === 'running';

/** Returns a job with the records that it could not change, as long as it runs again and again. */
export function useJob(id: string | undefined) {
  const { client } = useConsole();
  return useQuery({
    queryKey: [JOBS, 'one', id],
    queryFn: ({ signal }) => client.call(calls.job.get, { params: { id: id! } }, { signal, quiet: true }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (!state.data || isOpen(state.data) ? AGAIN : false),
  });
}

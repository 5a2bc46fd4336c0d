import { resourceCalls } from '@gongdi/api';
import { measurestandard, type RowOf } from '@gongdi/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { markKept } from '../../../ground/device/kept-marks.ts';

export type Standard = RowOf<typeof measurestandard>;

/** Most standards with their limits on a device. */
const MOST = 200;
const NONE: readonly Standard[] = [];

/** The standards with their limits. The device keeps them: points are judged without a network too. */
export function useStandards(): readonly Standard[] {
  const { client } = useConsole();
  const queries = useQueryClient();
  const query = queryOptions({
    queryKey: ['list', measurestandard.name, 'limits'],
    queryFn: ({ signal }) =>
      client.call(resourceCalls(measurestandard).list!, { query: { page_size: MOST } }, { signal, quiet: true }),
    gcTime: Infinity,
    staleTime: 60_000,
  });
  markKept(queries, query.queryKey);
  return useQuery(query).data?.list ?? NONE;
}

import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useConsole, useSession } from './console-context.tsx';

/** `staleTime` of the query, ms: an older answer is requested again when a page that uses it is shown. */
const A_WHILE = 300_000;

/** Query of the name and logo that are shown for the user's organisation; undefined until the server has answered. */
export function useBrand() {
  const { client } = useConsole();
  const { user } = useSession();
  return useQuery({
    queryKey: ['brand', 'own', user?.org_id],
    queryFn: ({ signal }) => client.call(calls.company.brand, { query: {} }, { signal, quiet: true }),
    enabled: Boolean(user),
    staleTime: A_WHILE,
    retry: false,
  });
}

import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { COMPANY_LOGO } from '../session/kept-answers.ts';
import { useConsole, useSession } from './console-context.tsx';

/** `staleTime` of the query, ms: an older answer is requested again when a page that uses it is shown. */
const A_WHILE = 300_000;

/**
 * Query of the logo of the user's company and of whether the user may change it; `data` is undefined until the server
 * has answered.
 */
export function useCompanyLogo() {
  const { client } = useConsole();
  const { user } = useSession();
  return useQuery({
    queryKey: [COMPANY_LOGO, user?.company_id],
    queryFn: ({ signal }) => client.call(calls.company.logo, {}, { signal, quiet: true }),
    enabled: Boolean(user),
    staleTime: A_WHILE,
    retry: false,
  });
}

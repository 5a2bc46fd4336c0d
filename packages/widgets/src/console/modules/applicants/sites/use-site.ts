import { calls } from '@gongdi/api';
import type { SiteName } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../ground/context/console-context.tsx';

/** Query of a site: whether it is open, who runs it, and the content of its first page. */
export function useSite(site: SiteName) {
  const { client } = useConsole();
  return useQuery({
    queryKey: ['applicant-site', site],
    queryFn: ({ signal }) => client.call(calls.applicant.applicantSite, { params: { site } }, { signal, quiet: true }),
    staleTime: 60_000,
  });
}

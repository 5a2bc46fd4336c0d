import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useConsole, useSession } from './console-context.tsx';

/** The logo of one's company stands under this key, beside the company's id. */
export const COMPANY_LOGO = 'company-logo';

/** Asked again when a page is shown that uses it, ms. */
const A_WHILE = 300_000;

/** The logo of one's company, and whether one may change it; undefined until the server has answered. */
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

import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { PRIVILEGES } from './use-organizations.ts';

/** Query of the roles that can be granted in an organisation, with the users who have them there. */
export function useOrganizationRoles(id: string) {
  const { client } = useConsole();
  return useQuery({
    queryKey: [PRIVILEGES, id],
    queryFn: ({ signal }) =>
      client.call(calls.organization.organizationRoles, { params: { id } }, { signal, quiet: true }),
  });
}

import { organization, usermanage } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { organisationsQuery } from '../../../../kit/data/organisations.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';

/** What is asked about the roles of an organisation stands under this key. */
export const PRIVILEGES = 'organization-privileges';

/** The trees of organisations that the user sees, and what brings everything about them up to date. */
export function useOrganizations() {
  const { client } = useConsole();
  const queries = useQueryClient();
  const query = useQuery(organisationsQuery(client));
  /** @param gone a deleted organisation: nothing about it is asked any more */
  const refresh = useCallback(
    async (gone?: string) => {
      const names = [organization.name, usermanage.name, PRIVILEGES];
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.some((part) => names.includes(String(part))) && !queryKey.includes(gone),
      });
    },
    [queries],
  );
  return { query, refresh };
}

import { organization, usermanage } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { organisationsQuery } from '../../../../kit/data/organisations.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';

/** First part of the query keys of the roles of organisations. */
export const PRIVILEGES = 'organization-privileges';

/** Query of the organisation trees that the user sees, and a function that reloads everything about them. */
export function useOrganizations() {
  const { client } = useConsole();
  const queries = useQueryClient();
  const query = useQuery(organisationsQuery(client));
  /** @param gone id of a deleted organisation; nothing about it is requested any more */
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

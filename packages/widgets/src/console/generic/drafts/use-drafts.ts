import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import type { Draft } from '../../ground/drafts/draft.ts';
import { browserDrafts, whenDraftsChange } from '../../ground/drafts/draft-store.ts';

/** Returns whose drafts are shown: the logged-in user's on this server. Empty: nobody is logged in. */
export function useDraftOwner(): string {
  const { config } = useConsole();
  const { user } = useSession();
  return user ? `${user.user_id}@${config.baseUrl ?? ''}` : '';
}

/** Returns the user's drafts on this device, newest first. */
export function useDrafts(): readonly Draft[] {
  const owner = useDraftOwner();
  const queries = useQueryClient();
  useEffect(() => whenDraftsChange(() => void queries.invalidateQueries({ queryKey: ['drafts'] })), [queries]);
  const { data } = useQuery({
    queryKey: ['drafts', owner],
    queryFn: () => (owner === '' ? [] : browserDrafts.all(owner)),
    networkMode: 'always',
    retry: false,
  });
  return data ?? [];
}

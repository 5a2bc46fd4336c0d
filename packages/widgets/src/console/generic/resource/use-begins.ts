import type { AnyResource } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useTimes } from '../../../kit/clock/index.ts';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { useScreen } from './screen/screen.ts';

const NONE: Record<string, unknown> = {};

interface Begins {
  /** Absent while they are read. */
  values?: Record<string, unknown>;
  error: Error | null;
  again: () => void;
}

/**
 * Returns the values with which the screen of a resource begins an add form or the page of a step. They are read once
 * for each visit of the page: later changes do not touch what the user has typed.
 * @param params query of the link; null: the form does not add
 * @param step name of the step whose page it is; absent: the add form
 */
export function useBegins(resource: AnyResource, params: URLSearchParams | null, step?: string): Begins {
  const screen = useScreen();
  const begins = step === undefined ? screen.begins : screen.beginsStep?.[step];
  const { client } = useConsole();
  const { user } = useSession();
  const times = useTimes();
  const wanted = params !== null && begins !== undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['begins', resource.name, step ?? '', params?.toString() ?? ''],
    queryFn: () =>
      begins!({
        params: params!,
        client,
        user: { id: user?.user_id ?? '', nickname: user?.nickname ?? '', org_id: user?.org_id ?? '' },
        today: times.civilDay(Date.now()),
      }),
    enabled: wanted,
    // Without a network too: the form may be filled in there.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const again = () => void refetch();
  return wanted ? { values: data, error, again } : { values: NONE, error: null, again };
}

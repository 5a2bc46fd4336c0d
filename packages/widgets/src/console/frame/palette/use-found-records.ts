import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { foundGroups } from './found.ts';

/** Someone who types is left alone for so long, ms. */
export const SEARCH_DELAY = 300;

/** An input as it stands after a pause of typing. */
export function useSettled(input: string): string {
  const [settled, setSettled] = useState(input);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(input), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [input]);
  return settled;
}

/** Records that the input finds, by kind, in the order of the menus. */
export function useFoundRecords(input: string) {
  const { client } = useConsole();
  const { menus } = useSession();
  const wanted = useSettled(input.trim());
  const enabled = wanted !== '';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', wanted],
    queryFn: ({ signal }) => client.call(calls.search.find, { query: { keyword: wanted } }, { signal, quiet: true }),
    enabled,
  });
  const groups = useMemo(() => (enabled && data ? foundGroups(data.groups, menus ?? []) : []), [enabled, data, menus]);
  return {
    groups,
    /** Still typing, or still asking. */
    busy: input.trim() !== wanted || (enabled && isFetching),
    /** Records that were there before the search are still being taken in. */
    filling: enabled && data?.filling === true,
    failed: enabled ? error : null,
    retry: () => void refetch(),
  };
}

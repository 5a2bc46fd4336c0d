import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useConsole, useSession } from '../../ground/context/console-context.tsx';
import { useProject } from '../../ground/project/project.ts';
import { foundGroups } from './found.ts';

/** Pause in typing after which the search starts, ms. */
const SEARCH_DELAY = 300;
/** Pause after which an incomplete search is repeated, ms. */
const FILLING_DELAY = 2000;

/** Returns an input after a pause in typing. */
function useSettled(input: string): string {
  const [settled, setSettled] = useState(input);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(input), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [input]);
  return settled;
}

/** Searches records. The groups are limited to the resources in the menus. */
export function useFoundRecords(input: string) {
  const { client } = useConsole();
  const { menus } = useSession();
  const project_id = useProject() ?? undefined;
  const wanted = useSettled(input.trim());
  const enabled = wanted !== '';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', wanted, project_id],
    queryFn: ({ signal }) =>
      client.call(calls.search.find, { query: { keyword: wanted, project_id } }, { signal, quiet: true }),
    enabled,
    refetchInterval: ({ state }) => state.data?.filling === true && FILLING_DELAY,
  });
  const groups = useMemo(() => (enabled && data ? foundGroups(data.groups, menus ?? []) : []), [enabled, data, menus]);
  return {
    groups,
    /** The user is still typing, or a request is under way. */
    busy: input.trim() !== wanted || (enabled && isFetching),
    /** The server's search index is incomplete: it is still being filled, so not all records can be found. */
    filling: enabled && data?.filling === true,
    failed: enabled ? error : null,
    retry: () => void refetch(),
  };
}

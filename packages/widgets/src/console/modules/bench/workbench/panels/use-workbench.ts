import { calls, type CallResult } from '@gongdi/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useProject } from '../../../../ground/project/project.ts';
import { WORKBENCH } from '../../../../ground/live/use-live.ts';

export type Home = CallResult<typeof calls.workbench.home>;
export type Workbench = CallResult<typeof calls.workbench.own>;

/** Interval between requests while the page is visible, ms. */
const FRESH = 60_000;

/**
 * Query of all numbers and rows of the page in one call, independent of the number of resources.
 * @param all every number, not just the most urgent ones
 */
export function useWorkbench(all: boolean) {
  const { client } = useConsole();
  const project_id = useProject() ?? undefined;
  return useQuery({
    queryKey: [WORKBENCH, 'own', all, project_id],
    queryFn: ({ signal }) =>
      client.call(calls.workbench.own, { query: { all: all ? '1' : undefined, project_id } }, { signal, quiet: true }),
    refetchInterval: FRESH,
    placeholderData: keepPreviousData,
  });
}

/** Query of the home of the project in which the user works, or of the company. */
export function useHome() {
  const { client } = useConsole();
  const project_id = useProject() ?? undefined;
  return useQuery({
    queryKey: [WORKBENCH, 'home', project_id],
    queryFn: ({ signal }) => client.call(calls.workbench.home, { query: { project_id } }, { signal, quiet: true }),
    refetchInterval: FRESH,
  });
}

import { calls } from '@gongdi/api';
import { permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useConsole, usePermissions } from '../../ground/context/console-context.tsx';
import { TODO } from '../../ground/live/use-live.ts';

export const TODO_PAGE = '/bpm/task/todo';

/** Returns whether the user may list tasks. */
export function useMayTodo(): boolean {
  return usePermissions()(permission('bpm-task', 'list'));
}

/** Returns the live number of the user's waiting tasks; 0 for users without the permission to list tasks. */
export function useTodoCount(): number {
  const { client } = useConsole();
  const { data } = useQuery({
    queryKey: TODO,
    queryFn: ({ signal }) => client.call(calls.workflow.taskTodoCount, {}, { signal, quiet: true }),
    enabled: useMayTodo(),
  });
  return data?.todo ?? 0;
}

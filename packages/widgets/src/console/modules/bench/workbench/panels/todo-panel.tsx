import { calls, NEWEST_LIMIT } from '@gongdi/api';
import { fill, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'antd';
import { Link } from 'react-router';
import { Permitted, useConsole } from '../../../../ground/context/console-context.tsx';
import { APPROVALS } from '../../../../ground/live/use-live.ts';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { instancePath } from '../../../../generic/process-address.ts';
import { BenchPanel } from './bench-panel.tsx';
import { useWorkbenchText } from '../text/index.ts';
import { useTimes } from '../../../../../kit/clock/index.ts';

/**
 * Panel with the user's waiting tasks, for users with the permission to list tasks. It has its own query, which each
 * `todo` event reloads.
 */
export function TodoPanel() {
  return (
    <Permitted code={permission('bpm-task', 'list')}>
      <Todo />
    </Permitted>
  );
}

function Todo() {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useWorkbenchText();
  const list = useQuery({
    queryKey: [APPROVALS, 'todo', 'workbench'],
    queryFn: ({ signal }) =>
      client.call(
        calls.workflow.taskTodoPage,
        { query: { page: 1, page_size: NEWEST_LIMIT } },
        { signal, quiet: true },
      ),
  });
  return (
    <BenchPanel
      title={text.todo}
      all="/bpm/task/todo"
      rows={list.data?.list}
      reason={list.error?.message}
      retry={list.refetch}
      none={text.todoNone}
      renderRow={({ name, overdue, acted_for_user, create_time, process_instance }) => (
        <>
          <Link to={instancePath(process_instance.id)} state={COMES_BACK}>
            {process_instance.name} · {name}
          </Link>
          <span className="gd-bench-beside">
            {acted_for_user && <Tag>{fill(text.actedFor, { who: acted_for_user.nickname })}</Tag>}
            {overdue && <Tag color="error">{text.overdue}</Tag>}
            <span>{fill(text.from, { name: process_instance.start_user.nickname })}</span>
            <span>{dateTime(create_time)}</span>
          </span>
        </>
      )}
    />
  );
}

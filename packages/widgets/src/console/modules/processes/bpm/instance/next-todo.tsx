import { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Space } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useCloseAfter } from '../../../../ground/page/use-open-pages.ts';
import { taskPath } from '../../../../generic/process-address.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';

/** Shown after a task has been handled: links to the next task and back to the list. */
export function NextTodo() {
  const { client, pages } = useConsole();
  const text = useApprovalText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const closeAfter = useCloseAfter();
  const next = useQuery({
    queryKey: [APPROVALS, 'todo', 'next'],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.taskTodoPage, { query: { page: 1, page_size: 1 } }, { signal, quiet: true }),
  });
  if (!next.data) return null;
  const [task] = next.data.list;
  return (
    <Alert
      className="gd-approval-task-note"
      type="success"
      showIcon
      title={task ? fill(text.nextLeft, { count: next.data.total }) : text.nextNone}
      action={
        <Space wrap>
          {task && (
            <Button
              type="primary"
              // Replaces the history entry: going back leads to the list that the user came from.
              onClick={() =>
                closeAfter(() => void navigate(taskPath(task), { replace: true, state: state as unknown }))
              }
            >
              {fill(text.nextOpen, { process: task.process_instance.name, task: task.name })}
            </Button>
          )}
          <Button onClick={() => closeAfter(() => void navigate(pages.addressOf('/bpm/task/todo')))}>
            {text.toTodo}
          </Button>
        </Space>
      }
    />
  );
}

import { AuditOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { fill, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Badge, Button } from 'antd';
import { useNavigate } from 'react-router';
import { useConsole, usePermissions } from '../../ground/context/console-context.tsx';
import { useNoticeText } from './text/index.ts';
import { TODO } from '../../ground/live/use-live.ts';

const TODO_PAGE = '/bpm/task/todo';

/**
 * Header button with the live number of the user's waiting tasks; opens their list. Hidden for users without the
 * permission to list tasks.
 */
export function TodoLink() {
  const { client } = useConsole();
  const text = useNoticeText();
  const may = usePermissions()(permission('bpm-task', 'list'));
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: TODO,
    queryFn: ({ signal }) => client.call(calls.workflow.taskTodoCount, {}, { signal, quiet: true }),
    enabled: may,
  });
  if (!may) return null;
  const todo = data?.todo ?? 0;
  return (
    <Button
      type="text"
      icon={
        <Badge count={todo} size="small">
          <AuditOutlined aria-hidden />
        </Badge>
      }
      aria-label={todo > 0 ? fill(text.todo, { count: todo }) : text.todoNone}
      onClick={() => void navigate(TODO_PAGE)}
    />
  );
}

import { AuditOutlined } from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { Badge, Button } from 'antd';
import { useNavigate } from 'react-router';
import { useNoticeText } from './text/index.ts';
import { TODO_PAGE, useMayTodo, useTodoCount } from './use-todo-count.ts';

/**
 * Header button with the live number of the user's waiting tasks; opens their list. Hidden for users without the
 * permission to list tasks.
 */
export function TodoLink() {
  const text = useNoticeText();
  const may = useMayTodo();
  const todo = useTodoCount();
  const navigate = useNavigate();
  if (!may) return null;
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

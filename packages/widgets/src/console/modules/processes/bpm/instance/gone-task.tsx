import { calls } from '@gongdi/api';
import { fill, type FileItem } from '@gongdi/domain';
import { Alert, Button, Input, Space } from 'antd';
import { Link } from 'react-router';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useConsole, useSession } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { useAct } from '../approval/use-act.ts';
import { whyGone, type Step } from './why-gone.ts';

interface GoneTaskProps {
  /** What became of it; absent when that is not known, or not for the user any more. */
  step: Step | undefined;
  name: string | undefined;
  /** What the user had written meanwhile. */
  words?: string;
  attachments?: readonly FileItem[];
  /** Where the words may be said all the same; absent when the user does not see the instance any more. */
  instance_id?: string;
  onClose: () => void;
}

const NONE: readonly FileItem[] = [];

/** Instead of a task that waits no more: why, what had been written, and where to go. */
export function GoneTask({ step, name, words = '', attachments = NONE, instance_id, onClose }: GoneTaskProps) {
  const { client } = useConsole();
  const { user } = useSession();
  const text = useApprovalText();
  const { dateTime } = useTimes();
  const { busy, act } = useAct();
  const say = async () => {
    const body = {
      process_instance_id: instance_id!,
      content: words,
      attachments: attachments.map(({ id }) => ({ id })),
    };
    if (await act(() => client.call(calls.workflow.commentCreate, { body }, { quiet: true }), text.commentDone))
      onClose();
  };
  const key = whyGone(step, user?.user_id);
  const values = {
    task: step?.name ?? name ?? '',
    who: step?.user?.nickname ?? '',
    result: step?.result === 3 ? text.reject : text.approve,
    time: step?.end_time ? dateTime(step.end_time) : '',
  };
  return (
    <Alert
      className="gd-task-note"
      type={words ? 'warning' : 'info'}
      showIcon
      title={fill(text[key], values)}
      description={
        words && (
          <div className="gd-kept-words">
            <label>
              {text.keptWords}
              <Input.TextArea readOnly rows={3} value={words} />
            </label>
          </div>
        )
      }
      action={
        <Space wrap>
          {words && instance_id !== undefined && (
            <Button type="primary" loading={busy} onClick={() => void say()}>
              {text.sayAnyway}
            </Button>
          )}
          <Link to="/bpm/task/todo">{text.toTodo}</Link>
          <Button onClick={onClose}>{text.close}</Button>
        </Space>
      }
    />
  );
}

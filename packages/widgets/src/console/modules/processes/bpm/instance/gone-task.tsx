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
  /** Outcome of the task; undefined if it is not known or the user may no longer see it. */
  step: Step | undefined;
  name: string | undefined;
  /** The opinion that the user had typed meanwhile. */
  words?: string;
  attachments?: readonly FileItem[];
  /** Instance to which the text can be added as a comment; undefined if the user may no longer see the instance. */
  instance_id?: string;
  onClose: () => void;
}

const NONE: readonly FileItem[] = [];

/**
 * Shown in place of a task that no longer waits: the reason, the text that the user had typed, and links to continue.
 */
export function GoneTask({ step, name, words = '', attachments = NONE, instance_id, onClose }: GoneTaskProps) {
  const { client } = useConsole();
  const { user } = useSession();
  const text = useApprovalText();
  const { dateTime } = useTimes();
  const { busy, act } = useAct();
  const comment = async () => {
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
      className="gd-approval-task-note"
      type={words ? 'warning' : 'info'}
      showIcon
      title={fill(text[key], values)}
      description={
        words && (
          <div className="gd-approval-kept-words">
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
            <Button type="primary" loading={busy} onClick={() => void comment()}>
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

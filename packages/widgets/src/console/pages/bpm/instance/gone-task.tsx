import { calls, type ApprovalDetail } from '@gongdi/api';
import { fill, type FileItem } from '@gongdi/domain';
import { Alert, Button, Input, Space } from 'antd';
import { Link } from 'react-router';
import { useTimes } from '../../../../kit/clock/index.ts';
import { useConsole, useSession } from '../../../context/console-context.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import type { ApprovalText } from '../approval/text/zh.ts';
import { useAct } from '../approval/use-act.ts';

type Step = ApprovalDetail['steps'][number];

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

/** Instead of a task that waits no more: why, what had been written, and where to go. */
export function GoneTask({ step, name, words = '', attachments = [], instance_id, onClose }: GoneTaskProps) {
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
              <Input.TextArea readOnly autoSize={{ minRows: 1, maxRows: 6 }} value={words} />
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

const KINDS = {
  returned: 'goneReturned',
  withdrawn: 'goneWithdrawn',
  jumped: 'goneJumped',
  not_needed: 'goneNotNeeded',
  cancelled: 'goneCancelled',
  timeout: 'goneTimeout',
} as const satisfies Record<NonNullable<Step['task_kind']>, keyof ApprovalText>;

/** Name of the sentence that says why a task does not wait for the user. */
export function whyGone(step: Step | undefined, user_id: string | undefined): keyof ApprovalText {
  if (!step) return 'goneUnknown';
  if (step.end_time === null) return step.user && step.user.id !== user_id ? 'goneElsewhere' : 'goneUnknown';
  if (step.task_kind) return KINDS[step.task_kind];
  if (step.user === null) return 'goneDone';
  return step.user.id === user_id ? 'goneOwn' : 'goneDecided';
}

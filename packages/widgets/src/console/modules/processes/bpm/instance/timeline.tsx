import type { ApprovalDetail } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Tag, Timeline as AntTimeline } from 'antd';
import { FileCards } from '../../../../../kit/preview/file-cards.tsx';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { tookText } from '../approval/took.ts';
import { useApprovalText } from '../approval/text/index.ts';
import type { ApprovalText } from '../approval/text/zh.ts';
import { useTimes } from '../../../../../kit/clock/index.ts';

type Step = ApprovalDetail['steps'][number];

/** Colour by code of the result, the same as in the diagram (designer specification, section 9). */
const COLOURS = ['gray', 'blue', 'green', 'red', 'gray'] as const;

/** History of an instance in order: who, what, when, how long, with opinions and files. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  const { dateTime } = useTimes();
  const text = useApprovalText();
  const lang = useLang();
  return (
    <AntTimeline
      className="gd-approval-steps"
      items={steps.map((step, at) => ({
        key: `${step.kind}-${step.task_id ?? ''}-${at}`,
        color: step.kind === 'comment' || step.kind === 'copy' ? 'gray' : COLOURS[step.result ?? 2],
        content: (
          <div className="gd-approval-step">
            <div>
              <strong>{nameOf(step, text)}</strong>
              {step.user && (
                <span>
                  {step.user.nickname}（{step.user.dept_name}）
                </span>
              )}
              {step.acted_for && <Tag>{fill(text.actedFor, { who: step.acted_for.nickname })}</Tag>}
              {step.result !== null && step.kind !== 'comment' && <ResultTag step={step} />}
              {step.task_kind && <Tag>{text[`kind_${step.task_kind}`]}</Tag>}
            </div>
            <small>
              {dateTime(step.end_time ?? step.start_time)}
              {step.kind === 'task' && step.end_time !== null && (
                <>
                  {' · '}
                  {text.duration} {tookText(Date.parse(step.end_time) - Date.parse(step.start_time), lang)}
                </>
              )}
            </small>
            {step.reason && <p className="gd-approval-reason">{step.reason}</p>}
            {step.attachments.length > 0 && <FileCards files={step.attachments} />}
            {step.signature && (
              <div className="gd-file-signature-shown">
                <FileCards files={[step.signature]} />
              </div>
            )}
          </div>
        ),
      }))}
    />
  );
}

function ResultTag({ step }: { step: Step }) {
  const text = useApprovalText();
  const words = [text.stepWaiting, text.stepWaiting, text.approve, text.reject, text.cancelled][step.result ?? 0];
  const colour = ['default', 'processing', 'success', 'error', 'default'][step.result ?? 0];
  return step.kind === 'start' ? null : <Tag color={colour}>{words}</Tag>;
}

function nameOf(step: Step, text: ApprovalText): string {
  switch (step.kind) {
    case 'start':
      return text.stepStart;
    case 'end':
      return text.stepEnd;
    case 'copy':
      return text.stepCopy;
    case 'comment':
      return step.comment_kind ? text[`comment_${step.comment_kind}`] : text.comments;
    default:
      return step.name;
  }
}

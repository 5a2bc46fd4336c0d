import { calls, type OwnTask } from '@gongdi/api';
import { fill, LIST_SEPARATOR, type FileItem, type FormValues, type ProcessForm as Schema } from '@gongdi/domain';
import { Alert, Button, Form, Tag } from 'antd';
import { useRef, useState } from 'react';
import { ProcessForm, type ProcessFormHandle } from '../../../../../kit/process-form/index.ts';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { useAct } from '../approval/use-act.ts';
import { decisionOf, mayDecide, needsForm, writesForm, type Decision, type Opinion } from './decision.ts';
import { GoneTask } from './gone-task.tsx';
import { OpinionForm } from './opinion-form.tsx';
import type { PassOn } from './pass-on.ts';
import { PassOnDialog } from './pass-on-dialog.tsx';
import { TaskButtons, usePassOnLabels } from './task-buttons.tsx';
import type { Step } from './why-gone.ts';
import { useTimes } from '../../../../../kit/clock/index.ts';

interface TaskCardProps {
  task: OwnTask;
  /** Set if the task no longer waits: its outcome, as far as the user may see it. */
  gone: { step: Step | undefined; instance_id: string | undefined } | undefined;
  form: Schema | undefined;
  values: FormValues;
  /** The user has decided or handed on the task. */
  onActed: () => void;
  /** The user has closed the notice that the task no longer waits. */
  onClose: () => void;
}

/** Card of a waiting task: the form fields that can be edited here, an opinion, and the decisions. */
export function TaskCard({ task, gone, form, values, onActed, onClose }: TaskCardProps) {
  const { client } = useConsole();
  const text = useApprovalText();
  const lang = useLang();
  const { busy, act } = useAct();
  const [opinion] = Form.useForm<Opinion>();
  const filled = useRef<ProcessFormHandle>(null);
  const [passing, setPassing] = useState<PassOn>();
  const words = () => (opinion.getFieldValue('reason') as string | undefined)?.trim();
  useLeaveGuard(() => Boolean(words()) || opinion.isFieldsTouched() || filled.current?.isDirty() === true);
  const asker = task.owner_user;
  const decides = mayDecide(task);
  const writes = decides && writesForm(task, form);
  const labels = usePassOnLabels();

  const decide = async (how: Decision, button?: string) => {
    let given: Opinion;
    try {
      given = await opinion.validateFields();
    } catch {
      return;
    }
    const fills = writes && needsForm(how, filled.current?.isDirty() === true);
    const variables = fills ? filled.current?.check() : {};
    if (!variables) return;
    const body = decisionOf(task.id, given, variables, button);
    const call = how === 'approve' ? calls.workflow.taskApprove : calls.workflow.taskReject;
    await act(
      async () => {
        await client.call(call, { body }, { quiet: true });
        onActed();
      },
      asker ? text.opinionDone : text.approveDone,
    );
  };
  const claim = (call: typeof calls.workflow.taskClaim) =>
    act(() => client.call(call, { body: { id: task.id } }, { quiet: true }), text.done);

  if (gone) {
    const attachments = opinion.getFieldValue('attachments') as FileItem[] | undefined;
    return <GoneTask {...gone} name={task.name} words={words()} attachments={attachments} onClose={onClose} />;
  }
  const first = task.signers.map(({ user }) => user?.nickname ?? '').join(LIST_SEPARATOR[lang]);
  return (
    <section className="gd-data-panel gd-approval-task-card" aria-label={task.name}>
      <TaskTitle task={task} />
      {task.acted_for_user && (
        <Alert type="info" showIcon title={fill(text.actedForHint, { who: task.acted_for_user.nickname })} />
      )}
      {task.suspension_state === 2 && <Alert type="warning" showIcon title={text.suspended} />}
      {task.actions.includes('claim') ? (
        <Button type="primary" loading={busy} onClick={() => void claim(calls.workflow.taskClaim)}>
          {text.claim}
        </Button>
      ) : task.actions.length === 0 ? (
        task.suspension_state !== 2 && <Alert type="warning" showIcon title={text.mayNotDecide} />
      ) : (
        <>
          {asker && <Alert type="info" showIcon title={fill(text.asked, { who: asker.nickname })} />}
          {!decides && <Alert type="info" showIcon title={fill(text.signersFirst, { names: first })} />}
          {writes && form && <ProcessForm ref={filled} form={form} stored={values} task={task.definition_key} />}
          {decides && <OpinionForm task={task} form={opinion} />}
          <TaskButtons
            task={task}
            busy={busy}
            labels={labels}
            onDecide={(how, button) => void decide(how, button)}
            onUnclaim={() => void claim(calls.workflow.taskUnclaim)}
            onPassOn={setPassing}
          />
        </>
      )}
      {passing && (
        <PassOnDialog
          task={task}
          how={passing}
          title={labels[passing]}
          onActed={onActed}
          onClose={() => setPassing(undefined)}
        />
      )}
    </section>
  );
}

/** Name of the task, and when it is due. */
function TaskTitle({ task }: { task: OwnTask }) {
  const { dateTime } = useTimes();
  const text = useApprovalText();
  return (
    <div className="gd-data-panel-title">
      <h2>{task.name}</h2>
      {task.overdue && <Tag color="error">{text.overdue}</Tag>}
      {task.due_time && (
        <small>
          {text.dueTime} {dateTime(task.due_time)}
        </small>
      )}
    </div>
  );
}

import { calls, type OwnTask } from '@gongdi/api';
import {
  accessTo,
  fill,
  LIST_SEPARATOR,
  type FileItem,
  type FormValues,
  type ProcessForm as Schema,
} from '@gongdi/domain';
import { Alert, Button, Dropdown, Form, Input, Space, Tag } from 'antd';
import { useRef, useState } from 'react';
import { ProcessForm, type ProcessFormHandle } from '../../../../../kit/process-form/index.ts';
import { SignatureControl } from '../../../../../kit/process-form/controls/signature-control.tsx';
import { FileUpload } from '../../../../../kit/upload/file-upload.tsx';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import { PeopleSelect } from '../../../../generic/accounts/people-select.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { useAct } from '../approval/use-act.ts';
import { GoneTask } from './gone-task.tsx';
import { PassOnDialog, type PassOn } from './pass-on-dialog.tsx';
import { Phrases } from './phrases.tsx';
import type { Step } from './why-gone.ts';
import { useTimes } from '../../../../../kit/clock/index.ts';

interface TaskCardProps {
  task: OwnTask;
  /** It waits no more: what became of it, as far as the user may know. */
  gone: { step: Step | undefined; instance_id: string | undefined } | undefined;
  form: Schema | undefined;
  values: FormValues;
  /** The user has done it. */
  onActed: () => void;
  /** The user has read that it is gone. */
  onClose: () => void;
}

interface Opinion {
  reason: string;
  attachments?: FileItem[];
  signature?: FileItem;
  copy_user_ids?: string[];
}

const PASS_ON: readonly PassOn[] = ['transfer', 'delegate', 'return', 'create-sign', 'delete-sign', 'copy'];

/** What waits for the user: the fields of the form that may be written here, an opinion, and the decisions. */
export function TaskCard({ task, gone, form, values, onActed, onClose }: TaskCardProps) {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useApprovalText();
  const lang = useLang();
  const { busy, act } = useAct();
  const [opinion] = Form.useForm<Opinion>();
  const filled = useRef<ProcessFormHandle>(null);
  const [passing, setPassing] = useState<PassOn>();
  const words = () => (opinion.getFieldValue('reason') as string | undefined)?.trim();
  useLeaveGuard(() => Boolean(words()) || opinion.isFieldsTouched() || filled.current?.isDirty() === true);
  // Whoever is asked for an opinion decides nothing, and fills in nothing.
  const asker = task.owner_user;
  const decides = task.actions.includes('approve') || task.actions.includes('reject');
  const writes =
    !asker && decides && form?.fields.some((field) => accessTo(form, field.name, task.definition_key) === 'write');
  const labels: Record<PassOn, string> = {
    transfer: text.transfer,
    delegate: text.delegate,
    return: text.return,
    'create-sign': text.createSign,
    'delete-sign': text.deleteSign,
    copy: text.copy,
  };
  const others = PASS_ON.filter((one) => task.actions.includes(one));
  const buttons = task.buttons.filter((one) => !one.hidden).toSorted((a, b) => a.sort - b.sort);

  const decide = async (how: 'approve' | 'reject', button?: string) => {
    let given: Opinion;
    try {
      given = await opinion.validateFields();
    } catch {
      return;
    }
    // Whoever refuses need not complete the form first.
    const fills = writes && (how === 'approve' || filled.current?.isDirty());
    const variables = fills ? filled.current?.check() : {};
    if (!variables) return;
    const decision = {
      id: task.id,
      reason: given.reason,
      attachments: (given.attachments ?? []).map(({ id }) => ({ id })),
      signature: given.signature ? { id: given.signature.id } : undefined,
      variables: variables as never,
      copy_user_ids: given.copy_user_ids ?? [],
      button,
    };
    const call = how === 'approve' ? calls.workflow.taskApprove : calls.workflow.taskReject;
    await act(
      async () => {
        await client.call(call, { body: decision }, { quiet: true });
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
    <section className="gd-panel gd-task-card" aria-label={task.name}>
      <div className="gd-panel-title">
        <h2>{task.name}</h2>
        {task.overdue && <Tag color="error">{text.overdue}</Tag>}
        {task.due_time && (
          <small>
            {text.dueTime} {dateTime(task.due_time)}
          </small>
        )}
      </div>
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
          {decides && (
            <Form form={opinion} layout="vertical" name={`task-${task.id}`}>
              <Form.Item
                name="reason"
                label={text.suggestion}
                rules={[{ required: true, whitespace: true, message: text.reasonMissing }]}
              >
                <Input.TextArea rows={3} maxLength={1000} showCount placeholder={text.suggestionHint} />
              </Form.Item>
              <Form.Item noStyle shouldUpdate={(before: Opinion, after: Opinion) => before.reason !== after.reason}>
                {({ getFieldValue, setFieldValue }) => (
                  <Phrases
                    value={getFieldValue('reason') as string | undefined}
                    onChange={(words) => setFieldValue('reason', words)}
                  />
                )}
              </Form.Item>
              {task.signature_needed && !asker && (
                <Form.Item
                  name="signature"
                  label={text.signature}
                  rules={[{ required: true, message: text.signatureMissing }]}
                >
                  <Signature />
                </Form.Item>
              )}
              <Form.Item name="attachments" label={text.attachments}>
                <FileUpload label={text.attachments} maxCount={5} />
              </Form.Item>
              {task.actions.includes('copy') && (
                <Form.Item name="copy_user_ids" label={text.copyTo}>
                  <PeopleSelect among={{ task_id: task.id }} aria-label={text.copyTo} placeholder={text.person} />
                </Form.Item>
              )}
            </Form>
          )}
          <Space wrap>
            {task.actions.includes('approve') && (
              <Button type="primary" loading={busy} onClick={() => void decide('approve')}>
                {text.approve}
              </Button>
            )}
            {task.actions.includes('reject') && (
              <Button danger loading={busy} onClick={() => void decide('reject')}>
                {text.reject}
              </Button>
            )}
            {buttons.map((one) => (
              <Button key={one.id} loading={busy} onClick={() => void decide('approve', one.code)}>
                {one.name}
              </Button>
            ))}
            {others.length > 0 && (
              <Dropdown
                trigger={['click']}
                menu={{
                  items: others.map((key) => ({ key, label: labels[key] })),
                  onClick: ({ key }) => setPassing(key as PassOn),
                }}
              >
                <Button>{text.more}</Button>
              </Dropdown>
            )}
            {task.actions.includes('unclaim') && (
              <Button onClick={() => void claim(calls.workflow.taskUnclaim)}>{text.unclaim}</Button>
            )}
          </Space>
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

/** The kit's signature in a form item, which brings value and change. */
function Signature({
  id = '',
  value = null,
  onChange,
}: {
  id?: string;
  value?: unknown;
  onChange?: (one: unknown) => void;
}) {
  const text = useApprovalText();
  return (
    <SignatureControl field={{ label: text.signature }} id={id} value={value} onChange={(one) => onChange?.(one)} />
  );
}

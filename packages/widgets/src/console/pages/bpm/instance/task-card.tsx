import { calls, type OwnTask } from '@gongdi/api';
import { accessTo, type FileItem, type FormValues, type ProcessForm as Schema } from '@gongdi/domain';
import { Alert, Button, Dropdown, Form, Input, Space, Tag } from 'antd';
import { useRef, useState } from 'react';
import { ProcessForm, type ProcessFormHandle } from '../../../../kit/process-form/index.ts';
import { SignatureControl } from '../../../../kit/process-form/controls/signature-control.tsx';
import { FileUpload } from '../../../../kit/upload/file-upload.tsx';
import { useConsole } from '../../../context/console-context.tsx';
import { useLeaveGuard } from '../../../shell/leave-guard.tsx';
import { PeopleSelect } from '../people-select.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { useAct } from '../approval/use-act.ts';
import { PassOnDialog, type PassOn } from './pass-on-dialog.tsx';
import { useTimes } from '../../../../kit/clock/index.ts';

interface TaskCardProps {
  task: OwnTask;
  form: Schema | undefined;
  values: FormValues;
}

interface Opinion {
  reason: string;
  attachments?: FileItem[];
  signature?: FileItem;
  copy_user_ids?: string[];
}

const PASS_ON: readonly PassOn[] = ['transfer', 'delegate', 'return', 'create-sign', 'delete-sign', 'copy'];

/** What waits for the user: the fields of the form that may be written here, an opinion, and the decisions. */
export function TaskCard({ task, form, values }: TaskCardProps) {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useApprovalText();
  const { busy, act } = useAct();
  const [opinion] = Form.useForm<Opinion>();
  const filled = useRef<ProcessFormHandle>(null);
  const [passing, setPassing] = useState<PassOn>();
  useLeaveGuard(() => opinion.isFieldsTouched() || filled.current?.isDirty() === true);
  const writes = form?.fields.some((field) => accessTo(form, field.name, task.definition_key) === 'write') ?? false;
  const words: Record<PassOn, string> = {
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
    const variables = writes ? filled.current?.check() : {};
    if (!variables) return;
    const decision = {
      id: task.id,
      reason: given.reason,
      attachments: (given.attachments ?? []).map(({ id }) => ({ id })),
      signature: given.signature ? { id: given.signature.id } : undefined,
      variables: variables as never,
      button,
    };
    const copies = given.copy_user_ids ?? [];
    await act(
      () =>
        how === 'approve'
          ? client.call(calls.workflow.taskApprove, { body: { ...decision, copy_user_ids: copies } }, { quiet: true })
          : client.call(calls.workflow.taskReject, { body: decision }, { quiet: true }),
      text.approveDone,
    );
  };
  const claim = (call: typeof calls.workflow.taskClaim) =>
    act(() => client.call(call, { body: { id: task.id } }, { quiet: true }), text.done);

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
      ) : (
        <>
          {writes && form && <ProcessForm ref={filled} form={form} stored={values} task={task.definition_key} />}
          <Form form={opinion} layout="vertical" name={`task-${task.id}`}>
            <Form.Item
              name="reason"
              label={text.suggestion}
              rules={[{ required: true, whitespace: true, message: text.reasonMissing }]}
            >
              <Input.TextArea rows={3} maxLength={1000} showCount placeholder={text.suggestionHint} />
            </Form.Item>
            {task.signature_needed && (
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
                <PeopleSelect aria-label={text.copyTo} placeholder={text.person} />
              </Form.Item>
            )}
          </Form>
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
                  items: others.map((key) => ({ key, label: words[key] })),
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
        <PassOnDialog task={task} how={passing} title={words[passing]} onClose={() => setPassing(undefined)} />
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

import { calls, type OwnTask } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Form, Input, Modal } from 'antd';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { useAct } from '../approval/use-act.ts';
import { useOutcome } from '../approval/use-outcome.tsx';
import { Phrases } from '../instance/phrases.tsx';

export type BatchAction = 'approve' | 'reject';

interface BatchDialogProps {
  action: BatchAction;
  tasks: readonly OwnTask[];
  onClose: () => void;
  /** Called with the tasks that could not be decided: they stay selected. */
  onLeft: (tasks: readonly OwnTask[]) => void;
}

/** Dialog to decide several tasks with one opinion; the result is reported for each task. */
export function BatchDialog({ action, tasks, onClose, onLeft }: BatchDialogProps) {
  const { client } = useConsole();
  const text = useApprovalText();
  const report = useOutcome();
  const { busy, act } = useAct();
  const [form] = Form.useForm<{ reason: string }>();
  const words = action === 'approve' ? text.batchApprove : text.batchReject;
  const decide = ({ reason }: { reason: string }) =>
    act(async () => {
      const args = { body: { ids: tasks.map((one) => one.id), reason } };
      const answers = await (action === 'approve'
        ? client.call(calls.workflow.taskApproveBatch, args, { quiet: true })
        : client.call(calls.workflow.taskRejectBatch, args, { quiet: true }));
      onLeft(tasks.filter((task) => answers.some((one) => one.id === task.id && !one.ok)));
      onClose();
      report(answers, (id) => tasks.find((task) => task.id === id)?.process_instance.name);
    });
  return (
    <Modal
      open
      title={fill(text.batchTitle, { action: words, count: tasks.length })}
      okText={words}
      cancelText={text.cancel}
      okButtonProps={{ danger: action === 'reject' }}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" name="batch" onFinish={(input) => void decide(input)}>
        <Form.Item
          name="reason"
          label={text.suggestion}
          rules={[{ required: true, whitespace: true, message: text.reasonMissing }]}
        >
          <Input.TextArea rows={3} maxLength={1000} showCount placeholder={text.suggestionHint} />
        </Form.Item>
        <Form.Item noStyle shouldUpdate>
          {({ getFieldValue, setFieldValue }) => (
            <Phrases
              value={getFieldValue('reason') as string | undefined}
              onChange={(reason) => setFieldValue('reason', reason)}
            />
          )}
        </Form.Item>
      </Form>
    </Modal>
  );
}

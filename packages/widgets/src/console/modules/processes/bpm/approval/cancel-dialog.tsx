import { calls } from '@gongdi/api';
import { Form, Input, Modal } from 'antd';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from './text/index.ts';
import { useAct } from './use-act.ts';

interface CancelDialogProps {
  instance: { id: string; name: string };
  /** The caller cancels, as administrator, an instance that another user has started. */
  asAdmin?: boolean;
  onClose: () => void;
}

/** Dialog to cancel a running process. The reason is stored with the instance. */
export function CancelDialog({ instance, asAdmin = false, onClose }: CancelDialogProps) {
  const { client } = useConsole();
  const text = useApprovalText();
  const { busy, act } = useAct();
  const [form] = Form.useForm<{ reason: string }>();
  const cancel = async ({ reason }: { reason: string }) => {
    const call = asAdmin ? calls.workflow.instanceCancelByAdmin : calls.workflow.instanceCancel;
    const done = await act(
      () => client.call(call, { body: { id: instance.id, reason } }, { quiet: true }),
      text.cancelDone,
    );
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={`${text.cancelInstance} · ${instance.name}`}
      okText={text.cancelInstance}
      okButtonProps={{ danger: true }}
      cancelText={text.back}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" name="cancel" onFinish={(input) => void cancel(input)}>
        <Form.Item
          name="reason"
          label={text.cancelReason}
          rules={[{ required: true, whitespace: true, message: text.reasonMissing }]}
        >
          <Input.TextArea rows={3} maxLength={1000} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}

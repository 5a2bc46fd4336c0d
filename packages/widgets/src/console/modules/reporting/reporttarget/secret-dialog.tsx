import { calls } from '@gongdi/api';
import { App, Form, Input, Modal } from 'antd';
import { useFormSave } from '../../../generic/use-form-save.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useTargetText } from './text/index.ts';

interface SecretDialogProps {
  id: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Takes the secret of a configuration; it is never shown again. */
export function SecretDialog({ id, onClose, onSaved }: SecretDialogProps) {
  const { client } = useConsole();
  const text = useTargetText();
  const { message } = App.useApp();
  const [form] = Form.useForm<{ secret: string }>();
  const { busy, save } = useFormSave(form);
  const submit = ({ secret }: { secret: string }) =>
    save(async () => {
      await client.call(calls.reporting.setSecret, { body: { id, secret } }, { quiet: true });
      void message.success(text.saved);
      onSaved();
      onClose();
    });
  return (
    <Modal
      open
      title={text.secret}
      okText={text.save}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <Form
        form={form}
        name="report-secret"
        layout="vertical"
        autoComplete="off"
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="secret"
          label={text.secretField}
          extra={text.secretHint}
          rules={[{ required: true, min: 8, message: text.secretNeeded }]}
        >
          <Input.Password autoComplete="new-password" maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

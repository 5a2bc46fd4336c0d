import { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { App, Form, Input, Modal } from 'antd';
import { useConsole, useText } from '../../ground/context/console-context.tsx';
import { useFormSave } from '../use-form-save.ts';
import { NewPasswordItem } from './new-password-item.tsx';

interface Values {
  old_password: string;
  new_password: string;
  repeated: string;
}

/** Dialog in which users change their own password. The change ends their other sessions. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { client } = useConsole();
  const text = useText();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const { busy, save } = useFormSave(form);

  const submit = ({ old_password, new_password }: Values) =>
    save(async () => {
      const body = { old_password, new_password };
      const { ended_sessions } = await client.call(calls.organization.changePassword, { body }, { quiet: true });
      void message.success(
        ended_sessions > 0 ? fill(text.passwordChangedElsewhere, { count: ended_sessions }) : text.passwordChanged,
      );
      onClose();
    });

  return (
    <Modal
      open
      title={text.passwordChange}
      okText={text.confirm}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form<Values> form={form} layout="vertical" name="change-password" onFinish={(values) => void submit(values)}>
        <Form.Item
          name="old_password"
          label={text.passwordOld}
          rules={[{ required: true, message: fill(text.enterField, { label: text.passwordOld }) }]}
        >
          <Input.Password autoComplete="current-password" maxLength={256} />
        </Form.Item>
        <NewPasswordItem name="new_password" label={text.passwordNew} />
        <Form.Item
          name="repeated"
          label={text.passwordRepeat}
          dependencies={['new_password']}
          rules={[
            { required: true, message: fill(text.enterField, { label: text.passwordRepeat }) },
            ({ getFieldValue }) => ({
              validator: (_, value?: string) =>
                !value || value === getFieldValue('new_password')
                  ? Promise.resolve()
                  : Promise.reject(new Error(text.passwordDiffers)),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={64} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

import { calls } from '@gongdi/api';
import { fill, permission, usermanage } from '@gongdi/domain';
import { App, Form, Modal } from 'antd';
import { useState } from 'react';
import { useConsole, usePermissions, useSession, useText } from '../../ground/context/console-context.tsx';
import { NewPasswordItem } from '../account/new-password-item.tsx';
import { ownActions } from '../resource/screen/own-actions.tsx';
import { isOwnAccount } from '../resource/actions/use-allowed.ts';
import { useMarkStale } from '../use-record.ts';
import { useFormSave } from '../use-form-save.ts';

/** Actions of a user account in addition to those of every record: enable, disable and set a new password. */
export const userActions = ownActions((row) => {
  const { client } = useConsole();
  const text = useText();
  const { modal, message } = App.useApp();
  const markStale = useMarkStale(usermanage);
  const [resetting, setResetting] = useState(false);
  const enabled = row['user_status'] === 1;
  const name = String(row['nickname']);

  const toggle = () =>
    void modal.confirm({
      title: fill(enabled ? text.userDisableConfirm : text.userEnableConfirm, { name }),
      content: enabled ? text.userDisableConsequence : undefined,
      okText: enabled ? text.userDisable : text.userEnable,
      okButtonProps: { danger: enabled },
      cancelText: text.cancel,
      onOk: async () => {
        const body = { id: row.id, user_status: enabled ? (0 as const) : (1 as const) };
        await client.call(calls.organization.activateUser, { body });
        void message.success(text.saved);
        await markStale('now');
      },
    });

  const may = usePermissions();
  const { user } = useSession();
  const actions = [
    may(permission(usermanage.name, 'activate')) &&
      !isOwnAccount(usermanage, row, user?.user_id) && {
        key: 'toggle',
        label: enabled ? text.userDisable : text.userEnable,
        danger: enabled,
        does: toggle,
      },
    may(permission(usermanage.name, 'password')) && {
      key: 'password',
      label: text.passwordReset,
      does: () => setResetting(true),
    },
  ].filter((action) => action !== false);
  return {
    actions,
    dialogs: resetting && <ResetPassword id={row.id} name={name} onClose={() => setResetting(false)} />,
  };
});

function ResetPassword({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { client } = useConsole();
  const text = useText();
  const { message } = App.useApp();
  const [form] = Form.useForm<{ password: string }>();
  const { busy, save } = useFormSave(form);
  const submit = ({ password }: { password: string }) =>
    save(async () => {
      await client.call(calls.organization.resetPassword, { body: { id, password } }, { quiet: true });
      void message.success(text.passwordResetDone);
      onClose();
    });
  return (
    <Modal
      open
      title={fill(text.passwordResetTitle, { name })}
      okText={text.confirm}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" name="reset-password" onFinish={(values) => void submit(values)}>
        <NewPasswordItem name="password" label={text.passwordNew} consequence={text.passwordResetHint} />
      </Form>
    </Modal>
  );
}

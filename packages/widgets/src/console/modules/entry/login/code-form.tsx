import { calls } from '@gongdi/api';
import { Form } from 'antd';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { EntryForm } from '../../../generic/entry/entry-form.tsx';
import { PhoneCodeFields, type PhoneCode } from '../../../generic/entry/phone-code.tsx';

/** Form to log in with a code received by SMS. */
export function CodeForm({ onDone }: { onDone: () => Promise<void> }) {
  const { client, session } = useConsole();
  const text = useText();
  const [form] = Form.useForm<PhoneCode>();
  const submit = async ({ phone_number, code }: PhoneCode) => {
    const data = await client.call(calls.entry.loginByCode, { body: { phone_number, code } }, { quiet: true });
    await session.adopt(client, { token: data.token, serial: data.serial_token_number });
    await onDone();
  };
  return (
    <EntryForm name="login-code" form={form} button={text.login} busyButton={text.loggingIn} submit={submit}>
      <PhoneCodeFields form={form} purpose="login" />
    </EntryForm>
  );
}

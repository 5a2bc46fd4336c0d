import { calls, CallFailure } from '@gongdi/api';
import { MOBILE_PATTERN } from '@gongdi/domain';
import { Button, Form, Input, Result } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { NewPasswordItem } from '../../../generic/account/new-password-item.tsx';
import { EntryForm } from '../../../generic/entry/entry-form.tsx';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { useJoinText } from './text/index.ts';

interface Values {
  nickname: string;
  phone_number: string;
  password: string;
}

interface JoinFormProps {
  code: string;
  needsApproval: boolean;
  /** Called when the server refuses, because the invitation may have been closed meanwhile. */
  onClosed: () => void;
}

/** Asks who registers, and logs in at once where nobody has to approve. */
export function JoinForm({ code, needsApproval, onClosed }: JoinFormProps) {
  const { client, session } = useConsole();
  const { password } = useText();
  const text = useJoinText();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const [done, setDone] = useState<'waiting' | 'registered' | null>(null);

  const submit = async (values: Values) => {
    const { waiting } = await client.call(calls.entry.join, { body: { code, ...values } }, { quiet: true });
    if (waiting) return setDone('waiting');
    try {
      await session.login(client, { user_name: values.phone_number, password: values.password });
    } catch {
      // The number may have an account with another password: nobody is told which.
      return setDone('registered');
    }
    await navigate('/redirect', { replace: true });
  };
  const refused = (error: unknown) => {
    if (!(error instanceof CallFailure)) return;
    if (error.problems.length === 0) return onClosed();
    form.setFields(error.problems.map(({ path, message }) => ({ name: path as keyof Values, errors: [message] })));
  };

  if (done)
    return (
      <Result
        status="success"
        title={done === 'waiting' ? text.waiting : text.registered}
        subTitle={done === 'waiting' ? text.waitingHint : text.registeredHint}
        extra={
          <Link to="/login">
            <Button type="primary">{text.toLogin}</Button>
          </Link>
        }
      />
    );
  return (
    <EntryForm
      name="join"
      form={form}
      button={needsApproval ? text.apply : text.join}
      submit={submit}
      onRefused={refused}
    >
      <Form.Item
        name="nickname"
        label={text.name}
        rules={[{ required: true, whitespace: true, message: text.nameRule }]}
      >
        <Input autoComplete="name" maxLength={50} />
      </Form.Item>
      <Form.Item
        name="phone_number"
        label={text.phone}
        extra={text.phoneHint}
        rules={[{ required: true, pattern: MOBILE_PATTERN, message: text.phoneRule }]}
      >
        <Input type="tel" inputMode="numeric" autoComplete="username" maxLength={11} />
      </Form.Item>
      <NewPasswordItem name="password" label={password} />
    </EntryForm>
  );
}

import { CallFailure } from '@gongdi/api';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { useText } from '../../ground/context/console-context.tsx';

interface EntryFormProps<V extends object> {
  name: string;
  form: FormInstance<V>;
  /** A form of many fields: it marks those that are needed, and its fields are no larger than others. */
  long?: boolean;
  button: string;
  /** What the button says meanwhile. */
  busyButton?: string;
  submit: (values: V) => Promise<unknown>;
  /** Told of a refusal, which is shown above the fields. */
  onRefused?: (error: unknown) => unknown;
  children: ReactNode;
}

/** A form of the pages before the login: one button, and what the server says against it above all fields. */
export function EntryForm<V extends object>(props: EntryFormProps<V>) {
  const { name, form, long = false, button, busyButton = button, submit, onRefused, children } = props;
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (values: V) => {
    setBusy(true);
    setFailure(null);
    try {
      await submit(values);
    } catch (error) {
      setFailure(error instanceof CallFailure ? error.message : text.failedTitle);
      await onRefused?.(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form<V>
      name={name}
      form={form}
      layout="vertical"
      size={long ? undefined : 'large'}
      requiredMark={long}
      onFinish={(values) => void send(values)}
      onFinishFailed={({ errorFields }) => form.focusField(errorFields[0]?.name)}
    >
      {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}
      {children}
      <Button type="primary" htmlType="submit" block size="large" loading={busy && BUSY}>
        {busy ? busyButton : button}
      </Button>
    </Form>
  );
}

import { CallFailure } from '@gongdi/api';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { useText } from '../../ground/context/console-context.tsx';

interface EntryFormProps<V extends object> {
  name: string;
  form: FormInstance<V>;
  /**
   * A form with many fields: required fields are marked, and the fields have the normal size instead of the large one.
   */
  long?: boolean;
  button: string;
  /** Label of the button while the form is submitted. */
  busyButton?: string;
  submit: (values: V) => Promise<unknown>;
  /** Called after a failed submit. The message itself is shown above the fields. */
  onRefused?: (error: unknown) => unknown;
  children: ReactNode;
}

/** A form on the pages before the login: one button, and the server's error message above all fields. */
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

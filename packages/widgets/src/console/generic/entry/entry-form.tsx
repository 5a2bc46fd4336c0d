import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { EntryBody } from './entry-body.tsx';
import { useEntry, type EntryWork } from './use-entry.ts';

interface EntryFormProps<V extends object> extends EntryWork<V> {
  name: string;
  form: FormInstance<V>;
  /**
   * A form with many fields: required fields are marked, and the fields have the normal size instead of the large one.
   */
  long?: boolean;
  button: string;
  /** Label of the button while the form is submitted. */
  busyButton?: string;
  children: ReactNode;
}

/** A form on the pages before the login: one button, and the server's error message above all fields. */
export function EntryForm<V extends object>(props: EntryFormProps<V>) {
  const { name, form, long = false, button, busyButton = button, submit, onRefused, children } = props;
  const { busy, failure, send } = useEntry<V>({ submit, onRefused });
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
      <EntryBody failure={failure} busy={busy} button={button} busyButton={busyButton}>
        {children}
      </EntryBody>
    </Form>
  );
}

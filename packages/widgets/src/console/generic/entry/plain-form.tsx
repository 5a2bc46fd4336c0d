import type { InputProps } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { EntryBody } from './entry-body.tsx';
import { useEntry, type EntryWork } from './use-entry.ts';

/** A field that has to be filled in. */
export interface PlainField {
  name: string;
  label: string;
  /** What stands below it while it is empty. */
  missing: string;
  /** Renders the control; the properties connect it with its label and its message. */
  control: (props: InputProps) => ReactNode;
}

/** What was typed, by the name of the field. */
export type EntryValues = Partial<Record<string, string>>;

interface PlainFormProps extends EntryWork<EntryValues> {
  name: string;
  fields: readonly PlainField[];
  button: string;
  busyButton: string;
}

/**
 * A form of a few required fields, which looks and speaks as `EntryForm` does. antd's form and its rules are a
 * sixteenth of what a browser loads at first, and the login alone would need them there.
 */
export function PlainForm({ name, fields, button, busyButton, ...work }: PlainFormProps) {
  const { busy, failure, send } = useEntry(work);
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const submit = () => {
    const given = new FormData(form.current!);
    const values: EntryValues = Object.fromEntries(fields.map((field) => [field.name, textOf(given.get(field.name))]));
    const empty = fields.flatMap((field) => (values[field.name]?.trim() ? [] : [field.name]));
    setMissing(empty);
    if (empty[0] === undefined) return void send(values);
    return form.current!.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus();
  };
  return (
    <form
      ref={form}
      name={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onInput={({ target }) => {
        const { name: changed, value } = target as HTMLInputElement;
        setMissing((before) => [...before.filter((one) => one !== changed), ...(value ? [] : [changed])]);
      }}
    >
      <EntryBody failure={failure} busy={busy} button={button} busyButton={busyButton}>
        {fields.map((field) => (
          <Field key={field.name} form={name} field={field} empty={missing.includes(field.name)} />
        ))}
      </EntryBody>
    </form>
  );
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

function Field({ form, field, empty }: { form: string; field: PlainField; empty: boolean }) {
  const message = useId();
  const id = `${form}_${field.name}`;
  return (
    <div className="gd-console-plain-field">
      <label htmlFor={id}>{field.label}</label>
      {field.control({
        id,
        name: field.name,
        size: 'large',
        'aria-required': true,
        ...(empty ? { status: 'error', 'aria-invalid': true, 'aria-describedby': message } : {}),
      })}
      {empty && (
        <div role="alert" id={message}>
          {field.missing}
        </div>
      )}
    </div>
  );
}

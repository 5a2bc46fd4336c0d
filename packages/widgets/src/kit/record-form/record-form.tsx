import {
  checkRecord,
  cleanRecord,
  FILE_KINDS,
  fill,
  formFieldsOf,
  groupFields,
  messageOf,
  passwordRuleText,
  type AnyResource,
  type FieldKind,
  type FieldProblem,
  type NamedField,
} from '@gongdi/domain';
import { Alert, App, Col, Form, Row, type FormInstance } from 'antd';
import { useMemo, useState } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';
import { useDictionaries } from '../data/dictionaries.tsx';
import { useFormColumns } from '../layout/form-columns.ts';
import { PendingUploads } from '../upload/pending-uploads.ts';
import { uploadText } from '../upload/text/index.ts';
import { FormAroundContext } from './form-around.ts';
import { stillWrong } from './still-wrong.ts';
import { useTyped } from './use-typed.ts';
import { weakPasswords } from './weak-passwords.ts';
import { AddressControl, FieldControl, wireProps } from './control.tsx';

interface RecordFormProps {
  resource: AnyResource;
  mode: 'add' | 'edit';
  form: FormInstance;
  /** Values to begin with: a stored record, or the defaults of a new one. */
  initial: Record<string, unknown>;
  /** The stored record, where the form asks for a part of it. */
  row?: Readonly<Record<string, unknown>>;
  /** Called with the checked record. Rejecting with problems shows them at their fields. */
  onSubmit: (record: Record<string, unknown>) => Promise<readonly FieldProblem[]>;
}

/** What a record has already, where a step asks for it again. */
export function stepInitial(asked: AnyResource, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(formFieldsOf(asked, 'add').map(({ name }) => [name, row[name] ?? undefined]));
}

/** Add or edit form of any resource, in 1 to 4 columns. Checks with the same schema as the server. */
export function RecordForm({ resource, mode, form, initial, row = initial, onSubmit }: RecordFormProps) {
  const { lang, limits } = useData();
  const text = useKitText();
  const [box, columns] = useFormColumns();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  /** Those among them that the form's own check has found. */
  const [checked, setChecked] = useState<readonly FieldProblem[]>([]);
  const fields = formFieldsOf(resource, mode);
  const { message } = App.useApp();
  const { within } = useDictionaries();
  const around = useMemo(() => ({ resource: resource.name, row }), [resource.name, row]);
  const [pending] = useState(() => new Set<string>());
  const names = fields.map(nameOf);
  const { id } = row as { id?: string };
  useTyped([resource.name, mode, id ?? '', ...names].join(' '), form, names);

  const show = (found: readonly FieldProblem[]) => {
    setProblems(found);
    form.setFields(fields.map((field) => ({ name: nameOf(field), errors: errorsOf(field, found) })));
    const first = fields.find((field) => errorsOf(field, found).length > 0);
    if (first) form.focusField(first.kind === 'address' ? [first.name, 'location', 'address'] : first.name);
  };

  /** An address has three inputs under one message: it goes when any of them changes. */
  const forgive = (changed: Record<string, unknown>) => {
    const names = new Set(Object.keys(changed));
    // What has been put right stands nowhere any more, also at another field than that which was corrected.
    const left = problems.length === 0 ? problems : stillWrong(problems, checked, check().problems, names);
    if (left.length < problems.length) setProblems(left);
    const right = (field: NamedField) =>
      (field.kind === 'address' && names.has(field.name)) ||
      (errorsOf(field, problems).length > 0 && errorsOf(field, left).length === 0);
    form.setFields(fields.filter(right).map((field) => ({ name: nameOf(field), errors: [] })));
  };

  /** The record that the form holds, and all that is wrong with it as far as can be told here. */
  const check = () => {
    const values = form.getFieldsValue(true) as Record<string, unknown>;
    const record = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, values[field.name])]));
    const system = mode === 'edit' ? { id: initial['id'], version: initial['version'] } : {};
    const found = within(() => checkRecord(resource, { ...system, ...record }, mode, lang));
    const weak = weakPasswords(fields, record, limits.password, lang);
    const others = found.ok ? [] : found.problems.filter(({ path }) => !weak.some((one) => one.path === path));
    return { found, problems: [...weak, ...others] };
  };

  /** Also when a field's own check has failed: the summary tells of all of them, and the focus goes to the first. */
  const submit = async () => {
    if (pending.size > 0) return void message.warning(uploadText[lang].stillSending);
    const { found, problems: own } = check();
    setChecked(own);
    if (!found.ok || own.length > 0) return show(own);
    show(await onSubmit(found.value));
  };

  return (
    <FormAroundContext value={around}>
      <PendingUploads value={pending}>
        <div ref={box}>
          <Form
            name="record"
            form={form}
            layout="vertical"
            initialValues={initial}
            onFinish={() => void submit()}
            onFinishFailed={() => void submit()}
            onValuesChange={forgive}
            noValidate
          >
            {problems.length > 0 && (
              <Alert
                type="error"
                showIcon
                style={{ marginBottom: 16 }}
                title={fill(text.formErrors, { count: problems.length })}
                description={
                  <ul className="gd-problems">
                    {problems.map((one) => (
                      <li key={one.path + one.message}>{one.message}</li>
                    ))}
                  </ul>
                }
              />
            )}
            {groupFields(resource, fields).map((group) => (
              <fieldset key={group.label?.en ?? ''} className="gd-fieldset">
                {group.label && <legend>{group.label[lang]}</legend>}
                <Row gutter={24}>
                  {group.fields.map((field) => (
                    <Col key={field.name} span={spanOf(field, columns)}>
                      <FieldItem field={field} />
                    </Col>
                  ))}
                </Row>
              </fieldset>
            ))}
          </Form>
        </div>
      </PendingUploads>
    </FormAroundContext>
  );
}

const WIDE: ReadonlySet<FieldKind> = new Set(['textarea', 'permissions', 'rows', 'place']);

/** A wide field takes a whole row, an address two columns. */
function spanOf(field: NamedField, columns: number): number {
  if (WIDE.has(field.kind) || FILE_KINDS.has(field.kind)) return 24;
  return (24 / columns) * (field.kind === 'address' ? Math.min(2, columns) : 1);
}

function nameOf(field: NamedField) {
  return field.name;
}

function errorsOf(field: NamedField, problems: readonly FieldProblem[]): string[] {
  return problems
    .filter((one) => one.path === field.name || one.path.startsWith(`${field.name}.`))
    .map((one) => one.message);
}

/** An address of which nothing was entered is absent. */
function valueOf(field: NamedField, value: unknown): unknown {
  if (field.kind !== 'address' || value === null || typeof value !== 'object') return value;
  const { location } = value as { location?: Record<string, unknown> };
  return Object.values(cleanRecord(location ?? {})).every((part) => part === null || part === undefined) ? null : value;
}

function FieldItem({ field }: { field: NamedField }) {
  const { lang, limits } = useData();
  const label = field.label[lang];
  const check = (_: unknown, value: unknown) => {
    const [weak] = value ? weakPasswords([field], { [field.name]: value }, limits.password, lang) : [];
    if (weak) return Promise.reject(new Error(weak.message));
    const parsed = field.type.safeParse(cleanRecord(valueOf(field, value)) ?? null, { reportInput: true });
    const issue = parsed.error?.issues[0];
    return issue ? Promise.reject(new Error(messageOf(issue, field, lang))) : Promise.resolve();
  };
  if (field.kind === 'address')
    return (
      <Form.Item label={label} required={field.required} name={field.name} trigger="onNothing">
        <AddressControl name={field.name} label={label} />
      </Form.Item>
    );
  return (
    <Form.Item
      name={field.name}
      label={label}
      required={field.required}
      rules={[{ validator: check }]}
      validateTrigger="onBlur"
      {...(field.kind === 'password' && { extra: passwordRuleText(limits.password, lang) })}
      {...wireProps(field)}
    >
      <FieldControl field={field} />
    </Form.Item>
  );
}

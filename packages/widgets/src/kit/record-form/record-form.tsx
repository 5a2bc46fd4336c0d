import {
  checkRecord,
  cleanRecord,
  fill,
  formFieldsOf,
  groupFields,
  messageOf,
  passwordRuleText,
  traitsOf,
  type AnyResource,
  type FieldGroup,
  type FieldKind,
  type FieldProblem,
  type Lang,
  type NamedField,
  type PasswordRule,
} from '@gongdi/domain';
import { CheckOutlined } from '@ant-design/icons';
import { Alert, App, Col, Form, Row, Skeleton, type FormInstance } from 'antd';
import { Suspense, useMemo, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';
import { useDictionaries } from '../data/dictionaries.tsx';
import { lazyPart } from '../lazy/index.ts';
import { useFormColumns } from '../layout/form-columns.ts';
import { PendingUploads } from '../upload/pending-uploads.ts';
import { uploadText } from '../upload/text/index.ts';
import { FormGroups } from './form-groups.tsx';
import type { FormDraft } from './form-draft.ts';
import { FormAroundContext } from './form-around.ts';
import { stillWrong } from './still-wrong.ts';
import { useTyped } from './use-typed.ts';
import { weakPasswords } from './weak-passwords.ts';
import { FieldControl, wireProps } from './control.tsx';
import { GroupSays } from './dependent-controls.tsx';

/** Loaded late: few forms have an address. */
const AddressControl = lazyPart(() => import('./address-control.tsx'));

interface RecordFormProps {
  resource: AnyResource;
  mode: 'add' | 'edit';
  form: FormInstance;
  /** Initial values: a stored record, or the defaults of a new one. */
  initial: Record<string, unknown>;
  /** The stored record, when the form asks for only some of its fields. */
  row?: Readonly<Record<string, unknown>>;
  /** Keeps the input while it is not saved; absent: the form keeps nothing. */
  draft?: FormDraft | undefined;
  /** Never asks in steps: what else has to be filled in before sending stands below the form. */
  whole?: boolean;
  /** Called with the checked record. The returned problems are shown at their fields. */
  onSubmit: (record: Record<string, unknown>) => Promise<readonly FieldProblem[]>;
}

/** Returns the record's present values of the fields that a step asks for. */
export function stepInitial(asked: AnyResource, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(formFieldsOf(asked, 'add').map(({ name }) => [name, row[name] ?? undefined]));
}

/**
 * What was wrong when the form was last sent, and what of it is left. What was corrected since keeps its line, or all
 * that is below would move.
 */
function useProblems() {
  const [{ told, left }, set] = useState<{ told: readonly FieldProblem[]; left: readonly FieldProblem[] }>(NO_PROBLEMS);
  const tell = (found: readonly FieldProblem[]) => set({ told: found, left: found });
  const leave = (rest: readonly FieldProblem[]) => set({ told, left: rest });
  return { told, left, tell, leave };
}

const NO_PROBLEMS = { told: [], left: [] };

/** Add or edit form of any resource, in 1 to 4 columns. Checks with the same schema as the server. */
export function RecordForm({ resource, mode, form, initial, row = initial, draft, whole, onSubmit }: RecordFormProps) {
  const { lang, limits } = useData();
  const [box, columns] = useFormColumns();
  const { told, left: problems, tell, leave } = useProblems();
  /** The problems among them that the form's own check found. */
  const [checked, setChecked] = useState<readonly FieldProblem[]>([]);
  const fields = formFieldsOf(resource, mode);
  const { message } = App.useApp();
  const { within } = useDictionaries();
  const around = useMemo(() => ({ resource: resource.name, row }), [resource.name, row]);
  const [pending] = useState(() => new Set<string>());
  const names = fields.map(nameOf);
  const { id = '' } = row as { id?: string };
  useTyped([resource.name, mode, id, ...names].join(' '), form, names, draft?.taken);

  const mark = (some: readonly NamedField[], found: readonly FieldProblem[]) => {
    form.setFields(some.map((field) => ({ name: nameOf(field), errors: errorsOf(field, found) })));
    const first = some.find((field) => errorsOf(field, found).length > 0);
    if (first) form.focusField(inputOf(first, found));
  };
  const show = (found: readonly FieldProblem[]) => {
    tell(found);
    mark(fields, found);
  };
  /** Checks the fields of one step by themselves; what lies between fields is checked when all are filled in. */
  const passes = (some: readonly NamedField[]): boolean => {
    const found = problemsOfEach(some, form.getFieldsValue(true) as Record<string, unknown>, lang, limits.password);
    mark(some, found);
    return found.length === 0;
  };

  /**
   * Removes problems that a change has corrected. An address has three inputs with one message, which is removed when
   * any of them changes.
   */
  const forgive = (changed: Record<string, unknown>) => {
    const names = new Set(Object.keys(changed));
    // A corrected problem is removed everywhere, also when it is shown at another field than the changed one.
    const left = problems.length === 0 ? problems : stillWrong(problems, checked, check().problems, names);
    if (left.length < problems.length) leave(left);
    const right = (field: NamedField) =>
      (isAddress(field) && names.has(field.name)) ||
      (errorsOf(field, problems).length > 0 && errorsOf(field, left).length === 0);
    form.setFields(fields.filter(right).map((field) => ({ name: nameOf(field), errors: [] })));
  };

  /** Returns the form's record and all problems that can be found in the browser. */
  const check = () => {
    const values = form.getFieldsValue(true) as Record<string, unknown>;
    const record = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, values[field.name])]));
    const system = mode === 'edit' ? { id: initial['id'], version: initial['version'] } : {};
    const found = within(() => checkRecord(resource, { ...system, ...record }, mode, lang));
    const weak = weakPasswords(fields, record, limits.password, lang);
    const others = found.ok ? [] : found.problems.filter(({ path }) => !weak.some((one) => one.path === path));
    return { found, problems: [...weak, ...others] };
  };

  /** Also runs when a field's own check failed: the summary lists all problems, and the first one gets the focus. */
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
        <div ref={box} onFocus={showWhole} onKeyDown={takeTheDay}>
          <Form
            name="record"
            form={form}
            layout="vertical"
            initialValues={initial}
            onFinish={() => void submit()}
            onFinishFailed={() => void submit()}
            onValuesChange={(changed: Record<string, unknown>) => {
              forgive(changed);
              draft?.changed();
            }}
            noValidate
          >
            {draft?.bar}
            <ProblemSummary told={told} left={problems} />
            <FormGroups
              groups={groupFields(resource, fields)}
              narrow={columns === 1 && !whole}
              form={form}
              problems={problems}
              passes={passes}
            >
              {(group) => <GroupFields group={group} columns={columns} />}
            </FormGroups>
          </Form>
        </div>
      </PendingUploads>
    </FormAroundContext>
  );
}

/** Browsers bring the caret of a text into view, not its whole field: the rest may lie under the buttons. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/**
 * Enter in a date takes the day that was typed, as Enter in a selector takes the entry. Browsers would also send a form
 * that has no other text field.
 */
function takeTheDay(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('.ant-picker'))
    event.preventDefault();
}

/** The fields of one group, with its heading. */
function GroupFields({ group, columns }: { group: FieldGroup; columns: number }) {
  const { lang } = useData();
  return (
    <>
      {group.label && <legend>{group.label[lang]}</legend>}
      <Row gutter={24}>
        {group.fields.map((field) => (
          <Col key={field.name} span={spanOf(field, columns)}>
            <FieldItem field={field} />
          </Col>
        ))}
      </Row>
      {group.says && <GroupSays says={group.says} />}
    </>
  );
}

interface SummaryProps {
  /** What was wrong when the form was last sent. */
  told: readonly FieldProblem[];
  /** What is still wrong. */
  left: readonly FieldProblem[];
}

/**
 * All problems above the form. A corrected one leaves its line behind: whoever corrects the last one is on the way to
 * the button, which must not move away under the pointer.
 */
function ProblemSummary({ told, left }: SummaryProps) {
  const text = useKitText();
  if (told.length === 0) return null;
  const { length: count } = left;
  return (
    <Alert
      type={count > 0 ? 'error' : 'success'}
      showIcon
      style={{ marginBottom: 16 }}
      title={count > 0 ? fill(text.formErrors, { count }) : text.formCorrected}
      description={
        <ul className="gd-data-problems">
          {told.map((one) => (
            <li key={one.path + one.message}>{left.includes(one) ? one.message : <CheckOutlined aria-hidden />}</li>
          ))}
        </ul>
      }
    />
  );
}

/** Number of form columns for a field of each kind. */
const SPANS = {
  text: 1,
  textarea: 'all',
  integer: 1,
  decimal: 1,
  money: 1,
  fee: 1,
  meters: 1,
  boolean: 1,
  date: 1,
  datetime: 1,
  code: 1,
  reference: 1,
  references: 1,
  permissions: 'all',
  password: 1,
  phone: 1,
  idcard: 1,
  region: 1,
  address: 2,
  place: 'all',
  rows: 'all',
  signature: 'all',
  file: 'all',
  files: 'all',
  image: 'all',
} as const satisfies Record<FieldKind, number | 'all'>;

/** Width of a field in 24 grid columns, for a form with `columns` columns. */
function spanOf({ kind }: NamedField, columns: number): number {
  const span = SPANS[kind];
  return span === 'all' ? 24 : (24 / columns) * Math.min(span, columns);
}

/** Returns whether a field is an address, which has an input for each of its parts. */
function isAddress({ kind }: NamedField): boolean {
  return traitsOf(kind).inside === 'address';
}

function nameOf(field: NamedField) {
  return field.name;
}

function errorsOf(field: NamedField, problems: readonly FieldProblem[]): string[] {
  return problems
    .filter((one) => one.path === field.name || one.path.startsWith(`${field.name}.`))
    .map((one) => one.message);
}

/** Returns the field's value; an address without any input is absent. */
function valueOf(field: NamedField, value: unknown): unknown {
  if (!isAddress(field) || value === null || typeof value !== 'object') return value;
  const { location } = value as { location?: Record<string, unknown> };
  return Object.values(cleanRecord(location ?? {})).every((part) => part === null || part === undefined) ? null : value;
}

/** Returns what is wrong with single fields, each by itself. */
function problemsOfEach(
  fields: readonly NamedField[],
  values: Readonly<Record<string, unknown>>,
  lang: Lang,
  rule: PasswordRule,
): FieldProblem[] {
  return fields.flatMap((field) => {
    const problem = problemOf(field, values[field.name], lang, rule);
    return problem === undefined ? [] : [{ path: field.name, code: 'invalid', message: problem }];
  });
}

/** The input with the first problem of a field: an address has three. */
function inputOf(field: NamedField, found: readonly FieldProblem[]): string | string[] {
  if (!isAddress(field)) return field.name;
  const part = found.find(({ path }) => path.startsWith(`${field.name}.location.`));
  return part?.path.split('.') ?? [field.name, 'location', 'address'];
}

/** Returns what is wrong with the value of one field by itself. */
function problemOf(field: NamedField, value: unknown, lang: Lang, rule: PasswordRule): string | undefined {
  const [weak] = value ? weakPasswords([field], { [field.name]: value }, rule, lang) : [];
  if (weak) return weak.message;
  const parsed = field.type.safeParse(cleanRecord(valueOf(field, value)) ?? null, { reportInput: true });
  const issue = parsed.error?.issues[0];
  return issue && messageOf(issue, field, lang);
}

function FieldItem({ field }: { field: NamedField }) {
  const { lang, limits } = useData();
  const label = field.label[lang];
  const check = (_: unknown, value: unknown) => {
    const problem = problemOf(field, value, lang, limits.password);
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  };
  if (isAddress(field))
    return (
      <Form.Item label={label} required={field.required} name={field.name} trigger="onNothing">
        <Suspense fallback={<Skeleton.Input block active />}>
          <AddressControl name={field.name} label={label} />
        </Suspense>
      </Form.Item>
    );
  return (
    <Form.Item
      name={field.name}
      label={label}
      required={field.required}
      rules={[{ validator: check }]}
      // Nobody leaves a chosen file: what was missing is said to be there when it has arrived.
      validateTrigger={traitsOf(field.kind).files === 'none' ? 'onBlur' : 'onChange'}
      {...(!traitsOf(field.kind).stored && { extra: passwordRuleText(limits.password, lang) })}
      {...wireProps(field)}
    >
      <FieldControl field={field} />
    </Form.Item>
  );
}

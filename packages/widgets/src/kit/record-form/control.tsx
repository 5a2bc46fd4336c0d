import {
  choicesIn,
  fill,
  inSentence,
  personalOf,
  projectmanage,
  type FieldKind,
  type NamedField,
} from '@gongdi/domain';
import { DatePicker, Input, InputNumber, Skeleton, Switch, type FormItemProps, type SelectProps } from 'antd';
import dayjs from 'dayjs';
import { Suspense, type FocusEvent, type ReactElement } from 'react';
import { lazyPart } from '../lazy/index.ts';
import { useData, useKitText } from '../data/data-context.tsx';
import { useDictionaries } from '../data/dictionaries.tsx';
import { InstantPicker } from '../clock/instant-picker.tsx';
import { ChoiceOf, SuffixedNumber } from './dependent-controls.tsx';
import type { FormPart } from './form-controls.tsx';
import { Choice, PeopleSelect, ProjectSelect, ReferenceSelect } from './reference-select.tsx';

export type Field = Pick<
  NamedField,
  | 'name'
  | 'kind'
  | 'label'
  | 'dict'
  | 'ref'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'hint'
  | 'accept'
  | 'maxSize'
  | 'maxCount'
  | 'watermark'
  | 'check'
  | 'personal'
  | 'choices'
  | 'suffix'
  | 'among'
  | 'tree'
> &
  Partial<Pick<NamedField, 'type'>>;

/** Loaded late: it is large, and few forms use it. */
const PermissionPicker = lazyPart(() => import('../permission/permission-picker.tsx'));
const RegionSelect = lazyPart(() => import('../region/region-select.tsx'));
const OrganisationSelect = lazyPart(() => import('./organisation-select.tsx'));
const TreeSelect = lazyPart(() => import('./tree-select.tsx'));
const FormControl = lazyPart(() => import('./form-controls.tsx'));
const FieldUpload = lazyPart(() => import('../upload/field-upload.tsx'));

/** Returns antd form item properties that convert between the form's wire values and the control's values. */
export function wireProps(field: Field): Partial<FormItemProps> {
  return WIRES[field.kind](field);
}

type Wire = (field: Field) => Partial<FormItemProps>;

/** Values with a check character are converted to capitals. */
const asEntered: Wire = ({ check }) => (check ? { normalize: (value?: string) => value?.toUpperCase() } : {});

/** Conversion of wire values for the control of each field kind. */
const WIRES = {
  text: asEntered,
  textarea: asEntered,
  integer: asEntered,
  decimal: asEntered,
  money: asEntered,
  fee: asEntered,
  meters: asEntered,
  boolean: () => ({ valuePropName: 'checked' }),
  date: () => ({
    getValueProps: (value: string | null) => ({ value: value ? dayjs(value) : null }),
    normalize: (value: dayjs.Dayjs | null) => value?.format('YYYY-MM-DD') ?? null,
  }),
  datetime: asEntered,
  code: asEntered,
  reference: asEntered,
  references: asEntered,
  permissions: asEntered,
  password: asEntered,
  phone: asEntered,
  idcard: asEntered,
  region: asEntered,
  address: asEntered,
  place: asEntered,
  rows: asEntered,
  signature: asEntered,
  file: asEntered,
  files: asEntered,
  image: asEntered,
} satisfies Record<FieldKind, Wire>;

/** The input for a field, by its kind. The form item around it provides `value` and `onChange`. */
export function FieldControl({ field, multiple = false, ...rest }: { field: Field; multiple?: boolean }) {
  const { lang } = useData();
  const text = useKitText();
  const label = field.label[lang];
  const enter = field.hint?.[lang] ?? fill(text.enter, { label: inSentence(label) });
  const choose = field.hint?.[lang] ?? fill(text.choose, { label: inSentence(label) });
  return CONTROLS[field.kind]({ field, multiple, text, label, enter, choose, rest });
}

/** Arguments of the function that renders a control. */
interface Given {
  field: Field;
  multiple: boolean;
  text: ReturnType<typeof useKitText>;
  label: string;
  /** Placeholder of a text input. */
  enter: string;
  /** Placeholder of a selector. */
  choose: string;
  /** Properties from the form item or the parent component, passed on to the input. */
  rest: object;
}
type Control = (given: Given) => ReactElement;

const line: Control = ({ field, enter, choose, rest }) =>
  field.choices ? (
    <ChoiceOf field={field} placeholder={choose} {...rest} />
  ) : (
    <Input
      placeholder={enter}
      maxLength={field.maxLength}
      allowClear
      onFocus={personalOf(field) && selectMasked}
      {...rest}
    />
  );

/** The number pad of phones; that of some has no sign, so only where no number may be below zero. */
const keysOf = ({ min }: Field, keys: 'numeric' | 'decimal') => (min !== undefined && min >= 0 ? keys : undefined);

const wholeNumber: Control = ({ field, enter, rest }) => (
  <InputNumber
    style={FULL}
    placeholder={enter}
    precision={0}
    min={field.min}
    max={field.max}
    inputMode={keysOf(field, 'numeric')}
    {...rest}
  />
);

const decimal: Control = ({ field, enter, rest }) =>
  field.suffix ? (
    <SuffixedNumber field={field} placeholder={enter} inputMode={keysOf(field, 'decimal')} {...rest} />
  ) : (
    <InputNumber
      style={FULL}
      placeholder={enter}
      min={field.min}
      max={field.max}
      inputMode={keysOf(field, 'decimal')}
      {...rest}
    />
  );

const reference: Control = ({ field, choose, rest }) => {
  if (field.ref === 'organization')
    return (
      <Suspense fallback={<Skeleton.Input block active />}>
        <OrganisationSelect placeholder={choose} {...rest} />
      </Suspense>
    );
  if (field.tree)
    return (
      <Suspense fallback={<Skeleton.Input block active />}>
        <TreeSelect field={field} placeholder={choose} {...rest} />
      </Suspense>
    );
  if (field.among)
    return <PeopleSelect of={field.ref} field={field.name} among={field.among} placeholder={choose} {...rest} />;
  if (field.ref === projectmanage.name) return <ProjectSelect {...rest} />;
  return <ReferenceSelect of={field.ref} placeholder={choose} {...rest} />;
};

const references: Control = ({ field, choose, rest }) =>
  field.among ? (
    <PeopleSelect of={field.ref} field={field.name} among={field.among} multiple placeholder={choose} {...rest} />
  ) : (
    <ReferenceSelect of={field.ref} multiple placeholder={choose} {...rest} />
  );

const uploadOf =
  (more: { pictures?: true } = {}): Control =>
  ({ field, rest }) => (
    <Suspense fallback={<Skeleton.Input block active />}>
      <FieldUpload field={field} {...more} {...rest} />
    </Suspense>
  );

const formControl =
  (part: FormPart): Control =>
  ({ field, rest }) => (
    <Suspense fallback={<Skeleton.Input block active />}>
      <FormControl part={part} field={field} {...rest} />
    </Suspense>
  );

/** The control of each field kind. `AddressControl` enters a complete address; here only its text is entered. */
const CONTROLS = {
  text: line,
  textarea: ({ field, enter, rest }) => (
    <Input.TextArea placeholder={enter} maxLength={field.maxLength} showCount rows={4} {...rest} />
  ),
  integer: wholeNumber,
  decimal,
  money: ({ enter, rest }) => (
    <InputNumber<string> style={FULL} stringMode precision={2} prefix="¥" placeholder={enter} {...rest} />
  ),
  fee: wholeNumber,
  meters: wholeNumber,
  boolean: ({ text, rest }) => <Switch checkedChildren={text.yes} unCheckedChildren={text.no} {...rest} />,
  date: ({ choose, rest }) => <DatePicker style={FULL} placeholder={choose} {...rest} />,
  datetime: ({ choose, rest }) => <InstantPicker style={FULL} placeholder={choose} {...rest} />,
  code: ({ field, choose, multiple, rest }) => (
    <CodeSelect dict={field.dict!} placeholder={choose} multiple={multiple} {...rest} />
  ),
  reference,
  references,
  permissions: ({ label, rest }) => (
    <Suspense fallback={<Skeleton active />}>
      <PermissionPicker aria-label={label} {...rest} />
    </Suspense>
  ),
  password: ({ enter, rest }) => (
    <Input.Password placeholder={enter} maxLength={64} autoComplete="new-password" {...rest} />
  ),
  phone: line,
  idcard: line,
  region: ({ choose, rest }) => (
    <Suspense fallback={<Skeleton.Input block active />}>
      <RegionSelect placeholder={choose} {...rest} />
    </Suspense>
  ),
  address: line,
  place: formControl('place'),
  rows: formControl('rows'),
  signature: formControl('signature'),
  file: uploadOf(),
  files: uploadOf(),
  image: uploadOf({ pictures: true }),
} satisfies Record<FieldKind, Control>;

/** A masked value cannot be edited in part: focusing selects it whole, so that typing replaces it. */
function selectMasked({ target }: FocusEvent<HTMLInputElement>): void {
  if (target.value.includes('*')) target.select();
}

const FULL = { width: '100%' } as const;

/**
 * Entries of a dictionary. A filter also offers disabled entries, because records may have them; a form offers only
 * enabled ones.
 */
function CodeSelect({ dict, multiple, ...rest }: { dict: string; multiple: boolean } & SelectProps) {
  const { lang } = useData();
  const dictionary = useDictionaries().of(dict);
  const entries = multiple ? dictionary.entries : choicesIn(dictionary, rest.value);
  const options = entries.map((entry) => ({ value: entry.value, label: entry.label[lang] }));
  return <Choice multiple={multiple} options={options} {...rest} />;
}

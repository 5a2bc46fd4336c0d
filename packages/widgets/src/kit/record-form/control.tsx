import { EnvironmentOutlined } from '@ant-design/icons';
import { choicesIn, fill, personalOf, projectmanage, type NamedField } from '@gongdi/domain';
import {
  Button,
  DatePicker,
  Form,
  Input,
  InputNumber,
  Skeleton,
  Switch,
  type FormItemProps,
  type SelectProps,
} from 'antd';
import dayjs from 'dayjs';
import { Suspense, useState, type FocusEvent } from 'react';
import { lazyPart } from '../lazy/index.ts';
import { useData, useKitText } from '../data/data-context.tsx';
import { useDictionaries } from '../data/dictionaries.tsx';
import type { PickedAddress } from '../../map/address-picker/index.ts';
import { InstantPicker } from '../clock/instant-picker.tsx';
import { ChoiceOf, SuffixedNumber } from './dependent-controls.tsx';
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
> &
  Partial<Pick<NamedField, 'type'>>;

/** Heavy, and on few forms. */
const PermissionPicker = lazyPart(() => import('./permission-picker.tsx'));
const RegionSelect = lazyPart(() => import('../region/region-select.tsx'));
const OrganisationSelect = lazyPart(() => import('./organisation-select.tsx'));
const FormControl = lazyPart(() => import('./form-controls.tsx'));
const AddressDialog = lazyPart(async () => ({
  default: (await import('../../map/address-picker/index.ts')).AddressDialog,
}));
const FieldUpload = lazyPart(() => import('../upload/field-upload.tsx'));

/** What antd's form item needs so that the form holds wire values and the control gets its own. */
export function wireProps(field: Field): Partial<FormItemProps> {
  if (field.kind === 'date')
    return {
      getValueProps: (value: string | null) => ({ value: value ? dayjs(value) : null }),
      normalize: (value: dayjs.Dayjs | null) => value?.format('YYYY-MM-DD') ?? null,
    };
  // Check characters are capitals.
  if (field.check) return { normalize: (value?: string) => value?.toUpperCase() };
  if (field.kind === 'boolean') return { valuePropName: 'checked' };
  return {};
}

/** The input for a field, by its kind. Takes value and onChange from the form item around it. */
export function FieldControl({ field, multiple = false, ...rest }: { field: Field; multiple?: boolean }) {
  const { lang } = useData();
  const text = useKitText();
  const label = field.label[lang];
  const enter = field.hint?.[lang] ?? fill(text.enter, { label });
  const choose = field.hint?.[lang] ?? fill(text.choose, { label });
  switch (field.kind) {
    case 'textarea':
      return <Input.TextArea placeholder={enter} maxLength={field.maxLength} showCount rows={4} {...rest} />;
    case 'integer':
    case 'fee':
    case 'meters':
      return <InputNumber style={FULL} placeholder={enter} precision={0} min={field.min} max={field.max} {...rest} />;
    case 'decimal':
      if (field.suffix) return <SuffixedNumber field={field} placeholder={enter} {...rest} />;
      return <InputNumber style={FULL} placeholder={enter} min={field.min} max={field.max} {...rest} />;
    case 'money':
      return <InputNumber<string> style={FULL} stringMode precision={2} prefix="¥" placeholder={enter} {...rest} />;
    case 'boolean':
      return <Switch checkedChildren={text.yes} unCheckedChildren={text.no} {...rest} />;
    case 'date':
      return <DatePicker style={FULL} placeholder={choose} {...rest} />;
    case 'datetime':
      return <InstantPicker style={FULL} placeholder={choose} {...rest} />;
    case 'code':
      return <CodeSelect dict={field.dict!} placeholder={choose} multiple={multiple} {...rest} />;
    case 'password':
      return <Input.Password placeholder={enter} maxLength={64} autoComplete="new-password" {...rest} />;
    case 'permissions':
      return (
        <Suspense fallback={<Skeleton active />}>
          <PermissionPicker aria-label={label} {...rest} />
        </Suspense>
      );
    case 'file':
    case 'files':
    case 'image':
      return (
        <Suspense fallback={<Skeleton.Input block active />}>
          <FieldUpload field={field} {...rest} />
        </Suspense>
      );
    case 'place':
    case 'rows':
    case 'signature':
      return (
        <Suspense fallback={<Skeleton.Input block active />}>
          <FormControl field={field} {...rest} />
        </Suspense>
      );
    case 'region':
      return (
        <Suspense fallback={<Skeleton.Input block active />}>
          <RegionSelect placeholder={choose} {...rest} />
        </Suspense>
      );
    case 'references':
      if (field.among)
        return (
          <PeopleSelect of={field.ref} field={field.name} among={field.among} multiple placeholder={choose} {...rest} />
        );
      return <ReferenceSelect of={field.ref} multiple placeholder={choose} {...rest} />;
    case 'reference':
      if (field.ref === 'organization')
        return (
          <Suspense fallback={<Skeleton.Input block active />}>
            <OrganisationSelect placeholder={choose} {...rest} />
          </Suspense>
        );
      if (field.among)
        return <PeopleSelect of={field.ref} field={field.name} among={field.among} placeholder={choose} {...rest} />;
      if (field.ref === projectmanage.name) return <ProjectSelect {...rest} />;
      return <ReferenceSelect of={field.ref} placeholder={choose} {...rest} />;
    default:
      if (field.choices) return <ChoiceOf field={field} placeholder={choose} {...rest} />;
      return (
        <Input
          placeholder={enter}
          maxLength={field.maxLength}
          allowClear
          onFocus={personalOf(field) && selectMasked}
          {...rest}
        />
      );
  }
}

/** A masked value is entered anew or not at all: what is typed takes its place. */
function selectMasked({ target }: FocusEvent<HTMLInputElement>): void {
  if (target.value.includes('*')) target.select();
}

const FULL = { width: '100%' } as const;

/** Entries of a dictionary. A filter offers the disabled ones too, since records have them; a form only its own. */
function CodeSelect({ dict, multiple, ...rest }: { dict: string; multiple: boolean } & SelectProps) {
  const { lang } = useData();
  const dictionary = useDictionaries().of(dict);
  const entries = multiple ? dictionary.entries : choicesIn(dictionary, rest.value);
  const options = entries.map((entry) => ({ value: entry.value, label: entry.label[lang] }));
  return <Choice multiple={multiple} options={options} {...rest} />;
}

/** Address with its coordinates: three inputs over one value, and the map to choose them on. */
export function AddressControl({ name, label }: { name: string; label: string }) {
  const text = useKitText();
  const part = (key: string) => [name, 'location', key];
  const form = Form.useFormInstance();
  const [choosing, setChoosing] = useState(false);
  const picked = (location: object): void => {
    form.setFieldValue([name, 'location'], location);
    // Its message goes, as when something is typed.
    form.setFields([{ name, errors: [] }]);
  };
  return (
    <div className="gd-address">
      <Form.Item name={part('address')} noStyle>
        <Input placeholder={fill(text.enter, { label })} maxLength={200} aria-label={label} allowClear />
      </Form.Item>
      <Form.Item name={part('longitude')} noStyle>
        <InputNumber placeholder={text.longitude} aria-label={text.longitude} min={-180} max={180} step={0.0001} />
      </Form.Item>
      <Form.Item name={part('latitude')} noStyle>
        <InputNumber placeholder={text.latitude} aria-label={text.latitude} min={-90} max={90} step={0.0001} />
      </Form.Item>
      <Button
        aria-label={fill(text.pickOnMap, { label })}
        icon={<EnvironmentOutlined />}
        onClick={() => setChoosing(true)}
      />
      {choosing && (
        <Suspense fallback={null}>
          <AddressDialog
            initial={form.getFieldValue([name, 'location']) as Partial<PickedAddress> | null}
            onPicked={picked}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

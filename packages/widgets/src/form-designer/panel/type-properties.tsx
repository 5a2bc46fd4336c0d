import { choicesOf, FILE_TYPES } from '@gongdi/domain';
import { Input, InputNumber, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { useData, useDictionaries } from '../../kit/data/index.ts';
import type { AnyField } from '../state/edit.ts';
import { useFormDesignerText } from '../text/index.ts';
import { Row, Toggle } from './rows.tsx';

interface TypePropertiesProps {
  field: AnyField;
  problemOf: (property: string) => string | undefined;
  onChange: (change: Record<string, unknown>) => void;
}

const ACCEPT = [...new Set(FILE_TYPES.map((one) => one.major)), ...FILE_TYPES.map((one) => one.extension)];

/** What only fields of some types have. */
export function TypeProperties({ field, problemOf, onChange }: TypePropertiesProps): ReactNode {
  const { lang } = useData();
  const { within } = useDictionaries();
  const text = useFormDesignerText();
  const number = (
    label: string,
    name: string,
    value: number | undefined,
    limits: { min?: number; max?: number } = {},
  ) => (
    <Row label={label} problem={problemOf(name)}>
      <InputNumber
        style={{ width: '100%' }}
        {...limits}
        value={value ?? null}
        onChange={(next) => onChange({ [name]: next ?? undefined })}
      />
    </Row>
  );
  const line = (label: string, name: string, value: string | undefined, maxLength: number) => (
    <Row label={label} problem={problemOf(name)}>
      <Input
        maxLength={maxLength}
        value={value ?? ''}
        onChange={({ target }) => onChange({ [name]: target.value || undefined })}
      />
    </Row>
  );
  const limits = (low: number | undefined, high: number | undefined) => (
    <div className="gd-fd-pair">
      {number(text.min, 'min', low)}
      {number(text.max, 'max', high)}
    </div>
  );
  switch (field.type) {
    case 'text':
    case 'textarea':
      return (
        <>
          {number(text.maxLength, 'max_length', field.max_length, { min: 1, max: 10_000 })}
          {line(text.initial, 'initial', field.initial, 2000)}
        </>
      );
    case 'integer':
    case 'decimal':
      return (
        <>
          {limits(field.min, field.max)}
          <div className="gd-fd-pair">
            {line(text.unit, 'unit', field.unit, 16)}
            {field.type === 'decimal' && number(text.scale, 'scale', field.scale, { min: 0, max: 6 })}
          </div>
          {number(text.initial, 'initial', field.initial)}
        </>
      );
    case 'money':
      return limits(field.min, field.max);
    case 'boolean':
      return (
        <Toggle
          label={text.initial}
          checked={field.initial === true}
          onChange={(on) => onChange({ initial: on || undefined })}
        />
      );
    case 'date':
    case 'datetime':
      return (
        <Toggle
          label={text.initialNow}
          checked={field.initial === 'now'}
          onChange={(on) => onChange({ initial: on ? 'now' : undefined })}
        />
      );
    case 'range':
      return (
        <Toggle
          label={text.withTime}
          checked={field.with_time === true}
          onChange={(on) => onChange({ with_time: on || undefined })}
        />
      );
    case 'choice':
    case 'choices':
      return (
        <>
          <div className="gd-fd-row">
            <span>{text.look}</span>
            <Segmented<'select' | 'buttons'>
              size="small"
              options={[
                { value: 'select', label: text.lookSelect },
                { value: 'buttons', label: text.lookButtons },
              ]}
              value={field.look ?? 'select'}
              onChange={(look) => onChange({ look })}
            />
          </div>
          <Row label={text.initial} problem={problemOf('initial')}>
            <Select
              allowClear
              mode={field.type === 'choices' ? 'multiple' : undefined}
              value={field.initial}
              options={within(() => choicesOf(field, lang))}
              onChange={(initial: unknown) => onChange({ initial: initial ?? undefined })}
            />
          </Row>
        </>
      );
    case 'person':
    case 'organisation':
    case 'project':
    case 'device':
      return (
        <>
          <Toggle
            label={text.multiple}
            checked={field.multiple === true}
            onChange={(on) => onChange({ multiple: on || undefined })}
          />
          {(field.type === 'person' || field.type === 'organisation') && (
            <Toggle
              label={text.initialSelf}
              checked={field.initial === 'self'}
              onChange={(on) => onChange({ initial: on ? 'self' : undefined })}
            />
          )}
        </>
      );
    case 'file':
    case 'image':
      return (
        <>
          <div className="gd-fd-pair">
            {number(text.maxCount, 'max_count', field.max_count, { min: 1, max: 20 })}
            {number(text.maxSize, 'max_size', field.max_size, { min: 1, max: 65_536 })}
          </div>
          {field.type === 'file' ? (
            <Row label={text.accept} hint={text.acceptHint} problem={problemOf('accept')}>
              <Select
                mode="multiple"
                value={field.accept ?? []}
                options={ACCEPT.map((value) => ({ value, label: value }))}
                onChange={(accept: string[]) => onChange({ accept: accept.length > 0 ? accept : undefined })}
              />
            </Row>
          ) : (
            <Toggle
              label={text.watermark}
              checked={field.watermark === true}
              onChange={(on) => onChange({ watermark: on || undefined })}
            />
          )}
        </>
      );
    case 'table':
      return number(text.maxRows, 'max_rows', field.max_rows, { min: 1, max: 200 });
    case 'formula':
      return (
        <div className="gd-fd-pair">
          {field.result !== 'money' && number(text.scale, 'scale', field.scale, { min: 0, max: 6 })}
          {line(text.unit, 'unit', field.unit, 16)}
        </div>
      );
    case 'note':
      return (
        <Row label={text.noteContent} problem={problemOf('text')}>
          <Input.TextArea
            rows={4}
            maxLength={2000}
            value={field.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </Row>
      );
    default:
      return null;
  }
}

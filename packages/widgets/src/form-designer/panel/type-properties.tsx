import { choicesOf, FILE_TYPES } from '@gongdi/domain';
import { Input, Select } from 'antd';
import type { ReactElement } from 'react';
import { Segmented } from '../../kit/radios/index.ts';
import { useData, useDictionaries } from '../../kit/data/index.ts';
import type { AnyField } from '../state/edit.ts';
import { useFormDesignerText } from '../text/index.ts';
import { Row } from './rows.tsx';
import { FlagRow, LineRow, NumberRow, type PropertyContext } from './type-rows.tsx';

interface PropertiesOf<T extends AnyField['type']> extends PropertyContext {
  field: Extract<AnyField, { type: T }>;
}

const ACCEPT = [...new Set(FILE_TYPES.map((one) => one.major)), ...FILE_TYPES.map((one) => one.extension)];

/** Properties that only some field types have. */
// oxlint-disable-next-line complexity -- one case for each type of field, so that the compiler asks for a new one
export function TypeProperties({ field, ...context }: PropertiesOf<AnyField['type']>): ReactElement | null {
  const text = useFormDesignerText();
  switch (field.type) {
    case 'text':
    case 'textarea':
      return <TextProperties field={field} {...context} />;
    case 'integer':
    case 'decimal':
      return <NumberProperties field={field} {...context} />;
    case 'money':
      return <LimitRows field={field} {...context} />;
    case 'boolean':
      return <FlagRow label={text.initial} name="initial" value={field.initial} {...context} />;
    case 'date':
    case 'datetime':
      return <FlagRow label={text.initialNow} name="initial" value={field.initial} on="now" {...context} />;
    case 'range':
      return <FlagRow label={text.withTime} name="with_time" value={field.with_time} {...context} />;
    case 'choice':
    case 'choices':
      return <ChoiceProperties field={field} {...context} />;
    case 'person':
    case 'organisation':
    case 'project':
    case 'device':
      return <ReferenceProperties field={field} {...context} />;
    case 'file':
    case 'image':
      return <FileProperties field={field} {...context} />;
    case 'table':
      return <NumberRow label={text.maxRows} name="max_rows" value={field.max_rows} min={1} max={200} {...context} />;
    case 'formula':
      return <FormulaProperties field={field} {...context} />;
    case 'note':
      return <NoteProperties field={field} {...context} />;
    case 'phone':
    case 'idcard':
    case 'signature':
    case 'location':
    case 'heading':
      return null;
  }
}

function TextProperties({ field, ...context }: PropertiesOf<'text' | 'textarea'>) {
  const text = useFormDesignerText();
  return (
    <>
      <NumberRow label={text.maxLength} name="max_length" value={field.max_length} min={1} max={10_000} {...context} />
      <LineRow label={text.initial} name="initial" value={field.initial} maxLength={2000} {...context} />
    </>
  );
}

function LimitRows({ field, ...context }: PropertiesOf<'integer' | 'decimal' | 'money'>) {
  const text = useFormDesignerText();
  return (
    <div className="gd-fd-pair">
      <NumberRow label={text.min} name="min" value={field.min} {...context} />
      <NumberRow label={text.max} name="max" value={field.max} {...context} />
    </div>
  );
}

function NumberProperties({ field, ...context }: PropertiesOf<'integer' | 'decimal'>) {
  const text = useFormDesignerText();
  return (
    <>
      <LimitRows field={field} {...context} />
      <div className="gd-fd-pair">
        <LineRow label={text.unit} name="unit" value={field.unit} maxLength={16} {...context} />
        {field.type === 'decimal' && <ScaleRow value={field.scale} {...context} />}
      </div>
      <NumberRow label={text.initial} name="initial" value={field.initial} {...context} />
    </>
  );
}

/** Number of decimal places. */
function ScaleRow({ value, ...context }: PropertyContext & { value: number | undefined }) {
  const text = useFormDesignerText();
  return <NumberRow label={text.scale} name="scale" value={value} min={0} max={6} {...context} />;
}

function ChoiceProperties({ field, problemOf, onChange }: PropertiesOf<'choice' | 'choices'>) {
  const { lang } = useData();
  const { within } = useDictionaries();
  const text = useFormDesignerText();
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
}

function ReferenceProperties({ field, ...context }: PropertiesOf<'person' | 'organisation' | 'project' | 'device'>) {
  const text = useFormDesignerText();
  return (
    <>
      <FlagRow label={text.multiple} name="multiple" value={field.multiple} {...context} />
      {(field.type === 'person' || field.type === 'organisation') && (
        <FlagRow label={text.initialSelf} name="initial" value={field.initial} on="self" {...context} />
      )}
    </>
  );
}

function FileProperties({ field, ...context }: PropertiesOf<'file' | 'image'>) {
  const text = useFormDesignerText();
  const { problemOf, onChange } = context;
  return (
    <>
      <div className="gd-fd-pair">
        <NumberRow label={text.maxCount} name="max_count" value={field.max_count} min={1} max={20} {...context} />
        <NumberRow label={text.maxSize} name="max_size" value={field.max_size} min={1} max={65_536} {...context} />
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
        <FlagRow label={text.watermark} name="watermark" value={field.watermark} {...context} />
      )}
    </>
  );
}

function FormulaProperties({ field, ...context }: PropertiesOf<'formula'>) {
  const text = useFormDesignerText();
  return (
    <div className="gd-fd-pair">
      {field.result !== 'money' && <ScaleRow value={field.scale} {...context} />}
      <LineRow label={text.unit} name="unit" value={field.unit} maxLength={16} {...context} />
    </div>
  );
}

function NoteProperties({ field, problemOf, onChange }: PropertiesOf<'note'>) {
  const text = useFormDesignerText();
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
}

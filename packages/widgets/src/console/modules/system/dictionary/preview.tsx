import { withOverlay, type Dictionary } from '@gongdi/domain';
import { Form, Tag } from 'antd';
import { useMemo } from 'react';
import { DictionaryProvider } from '../../../../kit/data/dictionaries.tsx';
import { FieldControl, type Field } from '../../../../kit/record-form/control.tsx';
import { useLang } from '../../../ground/context/console-context.tsx';
import { useDictionaryText } from './text/index.ts';

/** The unsaved entries as lists, filters and forms will show them, with the controls that these use. */
export function Preview({ dictionary }: { dictionary: Dictionary }) {
  const lang = useLang();
  const text = useDictionaryText();
  const overlay = useMemo(() => new Map([[dictionary.dict_type, dictionary]]), [dictionary]);
  const field: Field = { kind: 'code', name: 'preview', label: dictionary.label, dict: dictionary.dict_type };
  return (
    <section className="gd-dictionary-preview" aria-label={text.preview}>
      <h3>{text.preview}</h3>
      <p>{text.previewHint}</p>
      <div className="gd-dictionary-tags" role="group" aria-label={text.previewList}>
        <span>{text.previewList}</span>
        {withOverlay(overlay, () =>
          dictionary.entries.map(({ value, label, color_type }) => (
            <Tag key={value} color={color_type}>
              {label[lang]}
            </Tag>
          )),
        )}
      </div>
      <DictionaryProvider overlay={overlay}>
        <Form layout="vertical" name="dictionary-preview" className="gd-dictionary-controls">
          <Form.Item label={text.previewFilter} name="filter">
            <FieldControl field={field} multiple />
          </Form.Item>
          <Form.Item label={text.previewForm} name="form">
            <FieldControl field={field} />
          </Form.Item>
        </Form>
      </DictionaryProvider>
    </section>
  );
}

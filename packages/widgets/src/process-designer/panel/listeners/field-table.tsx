import { Button } from 'antd';
import { useState } from 'react';
import { EntryTable } from '../lists/entry-table.tsx';
import type { PanelTexts } from '../text/index.ts';
import { FieldDialog } from './field-dialog.tsx';
import type { FieldValues } from './values.ts';

interface FieldTableProps {
  fields: readonly FieldValues[];
  texts: PanelTexts;
  onChange(fields: readonly FieldValues[]): void;
}

/** The injected fields of a listener. They belong to the form of the drawer until the listener is saved. */
export function FieldTable({ fields, texts, onChange }: FieldTableProps) {
  const [at, setAt] = useState<number | null>(null);
  return (
    <section className="gd-panel-list">
      <header>
        <h4>{texts.fields}</h4>
        <Button size="small" type="primary" ghost onClick={() => setAt(fields.length)}>
          {texts.addField}
        </Button>
      </header>
      <EntryTable
        texts={texts}
        columns={[
          { label: texts.fieldName, of: ({ name }) => name },
          {
            label: texts.fieldType,
            of: ({ fieldType }) => (fieldType === 'string' ? texts.fieldString : texts.fieldExpression),
          },
          { label: texts.value, of: ({ value }) => value },
        ]}
        rows={fields}
        removeQuestion={texts.removeField}
        onEdit={(_, index) => setAt(index)}
        onRemove={(_, index) => onChange(fields.filter((_field, other) => other !== index))}
      />
      {at !== null && (
        <FieldDialog
          texts={texts}
          field={fields[at]}
          onClose={() => setAt(null)}
          onSave={(field) => {
            onChange(at < fields.length ? fields.with(at, field) : [...fields, field]);
            setAt(null);
          }}
        />
      )}
    </section>
  );
}

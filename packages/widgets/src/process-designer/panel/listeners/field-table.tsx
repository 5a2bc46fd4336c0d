import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useConfirm } from '../fields/use-confirm.ts';
import type { PanelTexts } from '../text/index.ts';
import { FieldDialog } from './field-dialog.tsx';
import type { FieldValues } from './values.ts';

interface FieldTableProps {
  fields: readonly FieldValues[];
  texts: PanelTexts;
  onChange(fields: readonly FieldValues[]): void;
}

/** The injected fields of a listener; part of the drawer's form, not yet of the model. */
export function FieldTable({ fields, texts, onChange }: FieldTableProps) {
  const [at, setAt] = useState<number | null>(null);
  const confirm = useConfirm(texts);
  const remove = (index: number) =>
    confirm(texts.removeField, () => onChange(fields.filter((_, other) => other !== index)));
  return (
    <section className="gd-panel-list">
      <header>
        <h4>{texts.fields}</h4>
        <Button size="small" type="primary" ghost onClick={() => setAt(fields.length)}>
          {texts.addField}
        </Button>
      </header>
      {fields.length === 0 ? (
        <Empty description={texts.empty} image={Empty.PRESENTED_IMAGE_SIMPLE} />
      ) : (
        <div className="gd-panel-scroll">
          <table>
            <thead>
              <tr>
                <th>{texts.fieldName}</th>
                <th>{texts.fieldType}</th>
                <th>{texts.value}</th>
                <th>{texts.operations}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ name, fieldType, value }, index) => (
                <tr key={`${index}/${name}`}>
                  <td>{name}</td>
                  <td>{fieldType === 'string' ? texts.fieldString : texts.fieldExpression}</td>
                  <td>{value}</td>
                  <td>
                    <Button size="small" type="link" onClick={() => setAt(index)}>
                      {texts.edit}
                    </Button>
                    <Button size="small" type="link" danger onClick={() => remove(index)}>
                      {texts.remove}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
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

import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { listOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import { EntryTable } from '../lists/entry-table.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { DIALOG_WIDTH } from '../fields/sizes.ts';
import type { PanelTexts } from '../text/index.ts';

interface PropertyValues {
  name: string;
  value: string;
}

/** Extension properties: pairs of name and value for any application. Neither is validated. */
export function PropertiesSection({ editor, texts }: SectionProps) {
  const [open, setOpen] = useState<{ property?: ModdleElement } | null>(null);
  const holders = editor.extensions('Properties');
  const holder = holders[0];
  const properties = listOf(holder, 'values');
  const remove = (property: ModdleElement) => {
    const values = properties.filter((other) => other !== property);
    if (holder && values.length > 0) editor.apply({ target: holder, set: { values } });
    else editor.apply(editor.withExtensions('Properties', holders.slice(1)));
  };
  const save = ({ name, value }: PropertyValues, property: ModdleElement | undefined) => {
    setOpen(null);
    const set = { name: name || undefined, value: value || undefined };
    if (property) return editor.apply({ target: property, set });
    const created = editor.create(editor.name('Property'), { name, value }, holder);
    if (holder) return editor.apply({ target: holder, set: { values: [...properties, created] } });
    const first = editor.create(editor.name('Properties'), { values: [created] });
    return editor.apply(editor.withExtensions('Properties', [first]));
  };
  return (
    <section className="gd-panel-list" data-list="properties">
      <EntryTable
        texts={texts}
        columns={[
          { label: texts.index, of: (_, at) => at + 1 },
          { label: texts.propertyName, of: (property) => textOf(property, 'name') },
          { label: texts.propertyValue, of: (property) => textOf(property, 'value') },
        ]}
        rows={properties}
        removeQuestion={texts.removeProperty}
        onEdit={(property) => setOpen({ property })}
        onRemove={remove}
      />
      <Button size="small" type="primary" ghost block className="gd-panel-add" onClick={() => setOpen({})}>
        {texts.addProperty}
      </Button>
      {open && (
        <PropertyDialog
          texts={texts}
          values={{ name: textOf(open.property, 'name'), value: textOf(open.property, 'value') }}
          title={open.property ? texts.edit : texts.addProperty}
          onClose={() => setOpen(null)}
          onSave={(values) => save(values, open.property)}
        />
      )}
    </section>
  );
}

interface PropertyDialogProps {
  texts: PanelTexts;
  values: PropertyValues;
  title: string;
  onSave(values: PropertyValues): void;
  onClose(): void;
}

function PropertyDialog({ texts, values, title, onSave, onClose }: PropertyDialogProps) {
  const [form] = Form.useForm<PropertyValues>();
  return (
    <Modal
      open
      width={DIALOG_WIDTH.property}
      title={title}
      okText={texts.confirm}
      cancelText={texts.cancel}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<PropertyValues> form={form} layout="vertical" initialValues={values} onFinish={onSave}>
        <Form.Item name="name" label={texts.propertyName}>
          <Input autoFocus />
        </Form.Item>
        <Form.Item name="value" label={texts.propertyValue}>
          <Input />
        </Form.Item>
      </Form>
    </Modal>
  );
}

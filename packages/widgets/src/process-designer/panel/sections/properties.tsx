import { Button, Empty, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { listOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import { useConfirm } from '../fields/use-confirm.ts';
import type { SectionProps } from '../section-props.ts';
import { DIALOG_WIDTH } from '../sizes.ts';
import type { PanelTexts } from '../text/index.ts';

interface PropertyValues {
  name: string;
  value: string;
}

/** Extension properties: pairs that any application may read. Neither name nor value is checked. */
export function PropertiesSection({ editor, texts }: SectionProps) {
  const [open, setOpen] = useState<{ property?: ModdleElement } | null>(null);
  const confirm = useConfirm(texts);
  const holders = editor.extensions('Properties');
  const holder = holders[0];
  const properties = listOf(holder, 'values');
  const remove = (property: ModdleElement) =>
    confirm(texts.removeProperty, () => {
      const values = properties.filter((other) => other !== property);
      if (holder && values.length > 0) editor.apply({ target: holder, set: { values } });
      else editor.apply(editor.withExtensions('Properties', holders.slice(1)));
    });
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
      {properties.length === 0 ? (
        <Empty description={texts.empty} image={Empty.PRESENTED_IMAGE_SIMPLE} />
      ) : (
        <div className="gd-panel-scroll">
          <table>
            <thead>
              <tr>
                <th>{texts.index}</th>
                <th>{texts.propertyName}</th>
                <th>{texts.propertyValue}</th>
                <th>{texts.operations}</th>
              </tr>
            </thead>
            <tbody>
              {properties.map((property, at) => (
                <tr key={`${at}/${textOf(property, 'name')}`}>
                  <td>{at + 1}</td>
                  <td>{textOf(property, 'name')}</td>
                  <td>{textOf(property, 'value')}</td>
                  <td>
                    <Button size="small" type="link" onClick={() => setOpen({ property })}>
                      {texts.edit}
                    </Button>
                    <Button size="small" type="link" danger onClick={() => remove(property)}>
                      {texts.remove}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
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

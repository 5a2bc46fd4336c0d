import { Form, Input, Modal, Select } from 'antd';
import { DIALOG_WIDTH } from '../fields/sizes.ts';
import { format, type PanelTexts } from '../text/index.ts';
import type { FieldValues } from './values.ts';

interface FieldDialogProps {
  texts: PanelTexts;
  /** The edited field; absent for a new one. */
  field?: FieldValues;
  onSave(field: FieldValues): void;
  onClose(): void;
}

/** Name, type and value of an injected field: all required. */
export function FieldDialog({ texts, field, onSave, onClose }: FieldDialogProps) {
  const [form] = Form.useForm<FieldValues>();
  const type = Form.useWatch('fieldType', form) ?? field?.fieldType ?? 'string';
  const needed = (label: string) => [{ required: true, whitespace: true, message: format(texts.required, { label }) }];
  const valueLabel = type === 'string' ? texts.fieldString : texts.fieldExpression;
  return (
    <Modal
      open
      width={DIALOG_WIDTH.listenerField}
      title={field ? texts.edit : texts.addField}
      okText={texts.confirm}
      cancelText={texts.cancel}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<FieldValues>
        form={form}
        layout="vertical"
        initialValues={field ?? { name: '', fieldType: 'string', value: '' }}
        onFinish={(values) => onSave({ ...field, ...values })}
      >
        <Form.Item name="name" label={texts.fieldName} rules={needed(texts.fieldName)}>
          <Input autoFocus />
        </Form.Item>
        <Form.Item name="fieldType" label={texts.fieldType} rules={needed(texts.fieldType)}>
          <Select
            options={[
              { value: 'string', label: texts.fieldString },
              { value: 'expression', label: texts.fieldExpression },
            ]}
          />
        </Form.Item>
        <Form.Item name="value" label={valueLabel} rules={needed(valueLabel)}>
          <Input />
        </Form.Item>
      </Form>
    </Modal>
  );
}

import { Checkbox, Form, Input, Modal, Select } from 'antd';
import { format, type PanelTexts } from '../text/index.ts';
import type { BindingType, BindingValues } from './binding-values.ts';
import type { MappingTexts } from './text/index.ts';

interface BindingDialogProps {
  texts: PanelTexts;
  words: MappingTexts;
  title: string;
  values: BindingValues;
  /** The types that the engine reads. */
  types: readonly BindingType[];
  canBeLocal: boolean;
  canBeTransient: boolean;
  onSave(values: BindingValues): void;
  onClose(): void;
}

/** Edits the source and the target of a variable. */
export function BindingDialog(props: BindingDialogProps) {
  const { texts, words, title, values, types, canBeLocal, canBeTransient, onSave, onClose } = props;
  const [form] = Form.useForm<BindingValues>();
  const type = Form.useWatch('type', form) ?? values.type;
  const needed = (label: string) => [{ required: true, whitespace: true, message: format(texts.required, { label }) }];
  const labels = { source: words.typeSource, sourceExpression: words.typeExpression, all: words.typeAll };
  return (
    <Modal
      open
      width={600}
      title={title}
      okText={texts.confirm}
      cancelText={texts.cancel}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<BindingValues>
        form={form}
        layout="vertical"
        initialValues={values}
        onFinish={(written) => onSave({ ...values, ...written })}
      >
        <Form.Item name="type" label={words.mappingType}>
          <Select options={types.map((value) => ({ value, label: labels[value] }))} />
        </Form.Item>
        {type === 'source' && (
          <Form.Item name="source" label={words.source} rules={needed(words.source)}>
            <Input autoFocus />
          </Form.Item>
        )}
        {type === 'sourceExpression' && (
          <Form.Item name="sourceExpression" label={words.sourceExpression} rules={needed(words.sourceExpression)}>
            <Input autoFocus placeholder="${order.amount}" />
          </Form.Item>
        )}
        {type !== 'all' && (
          <Form.Item name="target" label={words.target} rules={needed(words.target)}>
            <Input />
          </Form.Item>
        )}
        {canBeLocal && (
          <Form.Item name="local" valuePropName="checked">
            <Checkbox>{words.local}</Checkbox>
          </Form.Item>
        )}
        {canBeTransient && (
          <Form.Item name="transient" valuePropName="checked">
            <Checkbox>{words.transient}</Checkbox>
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}

import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { format, type PanelTexts } from '../text/index.ts';
import { ItemsEditor } from './items-editor.tsx';
import type { ParameterValues } from './parameter-values.ts';
import type { MappingTexts } from './text/index.ts';

interface ParameterDialogProps {
  texts: PanelTexts;
  words: MappingTexts;
  title: string;
  values: ParameterValues;
  /** Names of the other parameters of the same direction. */
  taken: readonly string[];
  onSave(values: ParameterValues): void;
  onClose(): void;
}

type Scalars = Omit<ParameterValues, 'items'>;

/** Edits a parameter: a text or expression, a script, a list or a map. The model changes only when it is saved. */
export function ParameterDialog({ texts, words, title, values, taken, onSave, onClose }: ParameterDialogProps) {
  const [form] = Form.useForm<Scalars>();
  const [items, setItems] = useState(values.items);
  const { items: _, ...scalars } = values;
  const type = Form.useWatch('type', form) ?? values.type;
  const place = Form.useWatch('scriptType', form) ?? values.scriptType;
  const needed = (message: string) => [{ required: true, whitespace: true, message }];
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
      <Form<Scalars>
        form={form}
        layout="vertical"
        initialValues={scalars}
        onFinish={(written) => onSave({ ...values, ...written, items })}
      >
        <Form.Item
          name="name"
          label={words.parameterName}
          rules={[
            ...needed(format(texts.required, { label: words.parameterName })),
            {
              validator: (_rule, name: string) =>
                taken.includes(name) ? Promise.reject(new Error(words.parameterNameTaken)) : Promise.resolve(),
            },
          ]}
        >
          <Input autoFocus />
        </Form.Item>
        <Form.Item name="type" label={words.parameterType}>
          <Select
            options={(['text', 'script', 'list', 'map'] as const).map((value) => ({ value, label: words[value] }))}
          />
        </Form.Item>
        {type === 'text' && (
          <Form.Item name="text" label={words.content}>
            <Input.TextArea rows={3} placeholder="${order.amount}" />
          </Form.Item>
        )}
        {type === 'script' && (
          <>
            <Form.Item name="scriptFormat" label={texts.scriptFormat} rules={needed(texts.scriptFormatRequired)}>
              <Input placeholder="groovy" />
            </Form.Item>
            <Form.Item name="scriptType" label={texts.scriptType}>
              <Select
                options={(['inlineScript', 'externalScript'] as const).map((value) => ({ value, label: texts[value] }))}
              />
            </Form.Item>
            {place === 'externalScript' ? (
              <Form.Item name="resource" label={texts.resource} rules={needed(texts.resourceRequired)}>
                <Input />
              </Form.Item>
            ) : (
              <Form.Item name="script" label={texts.script} rules={needed(texts.scriptRequired)}>
                <Input.TextArea rows={5} />
              </Form.Item>
            )}
          </>
        )}
      </Form>
      {(type === 'list' || type === 'map') && (
        <ItemsEditor texts={texts} words={words} keyed={type === 'map'} items={items} onChange={setItems} />
      )}
    </Modal>
  );
}

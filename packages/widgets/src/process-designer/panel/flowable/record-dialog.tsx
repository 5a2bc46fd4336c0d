import { Form, Input, Modal, Select } from 'antd';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { format, panelTexts } from '../text/index.ts';
import type { RecordDeclaration, RecordValues } from './records.ts';
import { approvalTexts } from './text/index.ts';

export interface RecordDialogProps {
  lang: Lang;
  declaration: RecordDeclaration;
  values: RecordValues;
  isNew: boolean;
  onSave(values: RecordValues): void;
  onClose(): void;
}

/** Edits all attributes of one record. Loaded when a record is first edited. */
export default function RecordDialog({ lang, declaration, values, isNew, onSave, onClose }: RecordDialogProps) {
  const [form] = Form.useForm<RecordValues>();
  const texts = approvalTexts(lang);
  const shared = panelTexts(lang);
  const truths = [
    { value: '', label: shared.none },
    { value: 'true', label: texts.yes },
    { value: 'false', label: texts.no },
  ];
  return (
    <Modal
      open
      width={600}
      title={isNew ? texts[declaration.add] : shared.edit}
      okText={shared.confirm}
      cancelText={shared.cancel}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<RecordValues>
        form={form}
        className="gd-panel-field-form"
        layout="vertical"
        initialValues={values}
        onFinish={(changed) => onSave({ ...values, ...changed })}
      >
        {declaration.attributes.map(({ name, label, kind, required, suggestions }, at) => (
          <Form.Item
            key={name}
            name={name}
            label={texts[label]}
            rules={[
              ...(required
                ? [{ required, whitespace: true, message: format(shared.required, { label: texts[label] }) }]
                : []),
              ...(kind === 'number' ? [{ pattern: /^-?\d+$/, message: texts.numberNeeded }] : []),
            ]}
          >
            {kind === 'truth' ? (
              <Select
                aria-label={texts[label]}
                options={
                  truths.some(({ value }) => value === values[name])
                    ? truths
                    : [...truths, { value: values[name], label: values[name] }]
                }
              />
            ) : (
              <Input
                autoFocus={at === 0}
                inputMode={kind === 'number' ? 'numeric' : undefined}
                list={suggestions && `${declaration.type}-${name}`}
              />
            )}
          </Form.Item>
        ))}
        {declaration.attributes.map(
          ({ name, suggestions }) =>
            suggestions && (
              <datalist key={name} id={`${declaration.type}-${name}`}>
                {suggestions.map((word) => (
                  <option key={word} value={word} />
                ))}
              </datalist>
            ),
        )}
      </Form>
    </Modal>
  );
}

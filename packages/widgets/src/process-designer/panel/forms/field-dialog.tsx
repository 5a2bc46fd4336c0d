import { Checkbox, Form, Input, Modal, Select } from 'antd';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { PairTable } from '../lists/pair-table.tsx';
import { type PanelTexts, panelTexts } from '../text/index.ts';
import { type FormTexts, formTexts } from './text/index.ts';
import { CONSTRAINTS, CUSTOM, type FieldElement, type FormFieldValues, NEW_FIELD } from './values.ts';

export interface FieldDialogProps {
  lang: Lang;
  kind: FieldElement;
  /** Whether lenient date parsing is offered. Only Flowable has it. */
  lenient: boolean;
  /** The edited field; absent for a new one. */
  values?: FormFieldValues;
  taken: readonly string[];
  onSave(values: FormFieldValues): void;
  onClose(): void;
}

const typeChoices = (texts: FormTexts) => [
  { value: 'long', label: texts.typeLong },
  { value: 'string', label: texts.typeString },
  { value: 'boolean', label: texts.typeBoolean },
  { value: 'date', label: texts.typeDate },
  { value: 'enum', label: texts.typeEnum },
  { value: CUSTOM, label: texts.typeCustom },
];

/** Edits all properties of one form field. Loaded when a field is first edited. */
export default function FieldDialog({ lang, kind, lenient, values, taken, onSave, onClose }: FieldDialogProps) {
  const [form] = Form.useForm<FormFieldValues>();
  const texts = formTexts(lang);
  const shared = panelTexts(lang);
  const start = values ?? NEW_FIELD;
  const type = Form.useWatch('type', form) ?? start.type;
  const free = (_: unknown, id = '') =>
    taken.includes(id.trim()) ? Promise.reject(new Error(texts.idTaken)) : Promise.resolve();
  const text = (name: keyof FormFieldValues & keyof FormTexts, placeholder?: string) => (
    <Form.Item name={name} label={texts[name]}>
      <Input placeholder={placeholder} />
    </Form.Item>
  );
  const check = (name: 'required' | 'readable' | 'writable' | 'lenientDateParsing') => (
    <Form.Item name={name} valuePropName="checked" noStyle>
      <Checkbox>{texts[name]}</Checkbox>
    </Form.Item>
  );
  return (
    <Modal
      open
      width={600}
      title={values ? texts.editField : texts.addField}
      okText={shared.confirm}
      cancelText={shared.cancel}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<FormFieldValues>
        form={form}
        className="gd-panel-field-form"
        layout="vertical"
        initialValues={start}
        onFinish={(changed) => onSave({ ...start, ...changed })}
      >
        <Form.Item
          name="id"
          label={texts.id}
          validateTrigger="onSubmit"
          rules={[{ required: true, whitespace: true, message: texts.idRequired }, { validator: free }]}
        >
          <Input autoFocus />
        </Form.Item>
        {text('label')}
        <Form.Item name="type" label={texts.type} rules={[{ required: true, message: texts.typeRequired }]}>
          <Select aria-label={texts.type} options={typeChoices(texts)} />
        </Form.Item>
        {type === CUSTOM && (
          <Form.Item
            name="customType"
            label={texts.customType}
            rules={[{ required: true, whitespace: true, message: texts.customTypeRequired }]}
          >
            <Input />
          </Form.Item>
        )}
        {text('defaultValue')}
        {type === 'date' && text('datePattern', 'yyyy-MM-dd')}
        {type === 'enum' && (
          <PairTable
            name="values"
            title={texts.enumValues}
            keyLabel={texts.enumId}
            textLabel={texts.enumName}
            addLabel={texts.addEnum}
            keyRequired={texts.enumIdRequired}
            texts={shared}
          />
        )}
        {kind === 'FormField' ? (
          <FormFieldLists texts={texts} shared={shared} />
        ) : (
          <>
            <Form.Item label={texts.access} className="gd-panel-span">
              {check('required')}
              {check('readable')}
              {check('writable')}
              {lenient && check('lenientDateParsing')}
            </Form.Item>
            {text('variable')}
            {text('expression', '${order.amount}')}
          </>
        )}
      </Form>
    </Modal>
  );
}

/** Constraints and properties, which only a form field of camunda has. */
function FormFieldLists({ texts, shared }: { texts: FormTexts; shared: PanelTexts }) {
  return (
    <>
      <PairTable
        name="constraints"
        title={texts.constraints}
        keyLabel={texts.constraintName}
        textLabel={texts.constraintConfig}
        addLabel={texts.addConstraint}
        keyRequired={texts.constraintRequired}
        suggestions={CONSTRAINTS}
        texts={shared}
      />
      <PairTable
        name="properties"
        title={texts.fieldProperties}
        keyLabel={texts.propertyId}
        textLabel={texts.propertyValue}
        addLabel={texts.addProperty}
        keyRequired={texts.propertyRequired}
        texts={shared}
      />
    </>
  );
}

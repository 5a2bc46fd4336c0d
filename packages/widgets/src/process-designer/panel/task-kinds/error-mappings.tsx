import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { childOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import { roots } from '../edit/roots.ts';
import { RecordList } from '../lists/record-list.tsx';
import { rootWords } from '../roots/root-words.ts';
import type { SectionProps } from '../edit/section-props.ts';
import { format } from '../text/index.ts';
import type { TaskKindTexts } from './text/index.ts';

interface MappingValues {
  error: string;
  expression: string;
}

/** Maps outcomes of camunda's external task to errors of the model. */
export function ErrorMappings(props: SectionProps & { words: TaskKindTexts; holder: ModdleElement }) {
  const { editor, texts, words, holder } = props;
  const [open, setOpen] = useState<number | null>(null);
  const list = editor.extensions('ErrorEventDefinition', holder);
  const errors = roots(editor, 'error');
  const replace = (next: readonly ModdleElement[]) =>
    editor.apply(editor.withExtensions('ErrorEventDefinition', next, holder));
  const save = ({ error, expression }: MappingValues) => {
    const set = { errorRef: errors.find(({ id }) => id === error), expression };
    const mapping = open === null ? undefined : list[open];
    if (mapping) editor.apply({ target: mapping, set });
    else replace([...list, editor.create(editor.name('ErrorEventDefinition'), set)]);
    setOpen(null);
  };
  const current = open === null ? undefined : list[open];
  return (
    <>
      <RecordList
        name="errorMapping"
        title={words.errorMappings}
        addLabel={words.addErrorMapping}
        texts={texts}
        columns={[
          { label: rootWords('error', props.lang).reference, of: (mapping) => errorOf(mapping) ?? texts.none },
          { label: words.errorCondition, of: (mapping) => textOf(mapping, 'expression') },
        ]}
        records={list}
        removeQuestion={words.removeErrorMapping}
        onAdd={() => setOpen(list.length)}
        onEdit={(mapping) => setOpen(list.indexOf(mapping))}
        onRemove={(mapping) => replace(list.filter((other) => other !== mapping))}
        onReorder={replace}
      />
      {open !== null && (
        <MappingDialog
          {...props}
          values={{ error: childOf(current, 'errorRef')?.id ?? '', expression: textOf(current, 'expression') }}
          errors={errors}
          onClose={() => setOpen(null)}
          onSave={save}
        />
      )}
    </>
  );
}

const errorOf = (mapping: ModdleElement): string | undefined => {
  const error = childOf(mapping, 'errorRef');
  return error?.name || error?.id;
};

interface MappingDialogProps extends SectionProps {
  words: TaskKindTexts;
  values: MappingValues;
  errors: readonly ModdleElement[];
  onSave(values: MappingValues): void;
  onClose(): void;
}

function MappingDialog({ texts, words, lang, values, errors, onSave, onClose }: MappingDialogProps) {
  const [form] = Form.useForm<MappingValues>();
  const needed = (label: string) => [{ required: true, message: format(texts.required, { label }) }];
  const reference = rootWords('error', lang).reference;
  return (
    <Modal
      open
      width={600}
      title={words.errorMappings}
      okText={texts.confirm}
      cancelText={texts.cancel}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<MappingValues> form={form} layout="vertical" initialValues={values} onFinish={onSave}>
        <Form.Item name="error" label={reference} rules={needed(reference)}>
          <Select options={errors.map(({ id = '', name }) => ({ value: id, label: name ? `${name}（${id}）` : id }))} />
        </Form.Item>
        <Form.Item name="expression" label={words.errorCondition} rules={needed(words.errorCondition)}>
          <Input placeholder="${externalTask.errorDetails.contains('timeout')}" />
        </Form.Item>
      </Form>
    </Modal>
  );
}

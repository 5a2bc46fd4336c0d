import { Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { listOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import { pairEdits, readPairs, type Pair } from '../lists/pair-edits.ts';
import { PairTable } from '../lists/pair-table.tsx';
import { RecordList } from '../lists/record-list.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { format } from '../text/index.ts';
import { type LoopTexts, loopTexts } from './text/index.ts';

interface AggregationValues {
  target: string;
  createOverviewVariable: boolean;
  storeAsTransientVariable: boolean;
  variables: Pair[];
}

const NAMES = { key: 'source', text: 'target' };

/** Flowable's aggregations of variables over all instances of a loop. */
export function Aggregations({ editor, texts, lang, loop }: SectionProps & { loop: ModdleElement }) {
  const [open, setOpen] = useState<number | null>(null);
  const words = loopTexts(lang);
  const list = editor.extensions('VariableAggregation', loop);
  const replace = (next: readonly ModdleElement[]) =>
    editor.apply(editor.withExtensions('VariableAggregation', next, loop));
  const save = (values: AggregationValues) => {
    const current = open === null ? undefined : list[open];
    const variables = pairEdits(values.variables, NAMES, (attributes) =>
      editor.create(editor.name('Variable'), attributes),
    );
    const set = {
      target: values.target,
      createOverviewVariable: values.createOverviewVariable || undefined,
      storeAsTransientVariable: values.storeAsTransientVariable || undefined,
      variables: variables.elements,
    };
    if (current) {
      for (const variable of variables.elements) variable.$parent = current;
      editor.apply({ target: current, set }, ...variables.edits);
    } else replace([...list, editor.create(editor.name('VariableAggregation'), set)]);
    setOpen(null);
  };
  return (
    <>
      <RecordList
        name="aggregation"
        title={words.aggregations}
        addLabel={words.addAggregation}
        texts={texts}
        columns={[
          { label: words.target, of: (aggregation) => textOf(aggregation, 'target') },
          { label: words.variables, of: variablesOf },
        ]}
        records={list}
        removeQuestion={words.removeAggregation}
        onAdd={() => setOpen(list.length)}
        onEdit={(aggregation) => setOpen(list.indexOf(aggregation))}
        onRemove={(aggregation) => replace(list.filter((other) => other !== aggregation))}
        onReorder={replace}
      />
      {open !== null && (
        <AggregationDialog
          texts={texts}
          words={words}
          values={read(list[open])}
          onClose={() => setOpen(null)}
          onSave={save}
        />
      )}
    </>
  );
}

const variablesOf = (aggregation: ModdleElement): string =>
  listOf(aggregation, 'variables')
    .map((variable) => textOf(variable, 'target') || textOf(variable, 'source'))
    .join('、');

const read = (aggregation: ModdleElement | undefined): AggregationValues => ({
  target: textOf(aggregation, 'target'),
  createOverviewVariable: aggregation?.get('createOverviewVariable') === true,
  storeAsTransientVariable: aggregation?.get('storeAsTransientVariable') === true,
  variables: readPairs(listOf(aggregation, 'variables'), NAMES),
});

interface DialogProps extends Pick<SectionProps, 'texts'> {
  words: LoopTexts;
  values: AggregationValues;
  onSave(values: AggregationValues): void;
  onClose(): void;
}

function AggregationDialog({ texts, words, values, onSave, onClose }: DialogProps) {
  const [form] = Form.useForm<AggregationValues>();
  const needed = (label: string) => format(texts.required, { label });
  // present rows keep the reference to their source element
  const finish = (written: AggregationValues) => onSave({ ...values, ...written });
  return (
    <Modal
      open
      width={600}
      title={words.aggregations}
      okText={texts.confirm}
      cancelText={texts.cancel}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<AggregationValues> form={form} layout="vertical" initialValues={values} onFinish={finish}>
        <Form.Item
          name="target"
          label={words.target}
          rules={[{ required: true, whitespace: true, message: needed(words.target) }]}
        >
          <Input autoFocus />
        </Form.Item>
        <Form.Item name="createOverviewVariable" valuePropName="checked">
          <Checkbox>{words.createOverviewVariable}</Checkbox>
        </Form.Item>
        <Form.Item name="storeAsTransientVariable" valuePropName="checked">
          <Checkbox>{words.storeAsTransientVariable}</Checkbox>
        </Form.Item>
        <PairTable
          name="variables"
          title={words.variables}
          keyLabel={words.source}
          textLabel={words.name}
          addLabel={words.addVariable}
          texts={texts}
          keyRequired={needed(words.source)}
        />
      </Form>
    </Modal>
  );
}

import { CallFailure, calls, type AssignRule, type ProcessModel } from '@gongdi/api';
import { assignRuleType, fill, permission, type ProcessForm } from '@gongdi/domain';
import { App, Button, Collapse, Form, Select, Space } from 'antd';
import { useState } from 'react';
import { useDictionaries } from '../../../../../kit/data/index.ts';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { RuleDeadlines } from './rule-deadlines.tsx';
import { bodyOf, type RuleInput } from './rule-input.ts';
import { AssigneeField, RejectFields } from './rule-fields.tsx';
import { RulePreview } from './rule-preview.tsx';
import { showFailure } from '../../../../generic/show-failure.ts';

interface RuleEditorProps {
  model: ProcessModel;
  rule: AssignRule;
  /** All tasks of the model: a rejected task can be returned to one of them. */
  tasks: readonly AssignRule[];
  form: ProcessForm | null;
  onSaved: () => void;
  /** The rule was removed: the editor starts again. */
  onCleared: () => void;
}

/** Editor of the rule of one task: who gets it, what a rejection does, and its deadline. */
export function RuleEditor({ model, rule, tasks, form, onSaved, onCleared }: RuleEditorProps) {
  const { client } = useConsole();
  const text = useBpmText();
  const lang = useLang();
  const may = usePermissions()(permission('bpm-model', 'assign'));
  const { message } = App.useApp();
  const [input] = Form.useForm<RuleInput>();
  const [busy, setBusy] = useState(false);
  const type = Form.useWatch('type', input) ?? rule.type;
  const types = useDictionaries().of(assignRuleType.dict_type).entries;
  const failed = (error: unknown) => {
    if (!(error instanceof CallFailure)) throw error;
    showFailure(message, error, error.problems[0]?.message);
  };
  const save = async (given: RuleInput) => {
    setBusy(true);
    const body = bodyOf({ ...rule, ...given });
    try {
      if (rule.id)
        await client.call(calls.workflow.assignRuleUpdate, { body: { id: rule.id, ...body } }, { quiet: true });
      else {
        const place = { model_id: model.id, task_definition_key: rule.task_definition_key };
        await client.call(calls.workflow.assignRuleCreate, { body: { ...place, ...body } }, { quiet: true });
      }
      void message.success(text.rulesSaved);
      onSaved();
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  };
  const clear = async () => {
    try {
      await client.call(calls.workflow.assignRuleDelete, { query: { id: rule.id! } }, { quiet: true });
      onCleared();
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Form<RuleInput>
      name={`rule-${rule.task_definition_key}`}
      form={input}
      layout="vertical"
      disabled={!may}
      initialValues={rule.type === null ? { ...rule, type: undefined } : rule}
      onFinish={(given) => void save(given)}
      onValuesChange={(changed: Partial<RuleInput>) => {
        if ('type' in changed) input.setFieldsValue({ options: [], field: null, expression: null });
      }}
    >
      <Form.Item
        name="type"
        label={text.ruleType}
        rules={[{ required: true, message: fill(text.ruleRange, { label: text.ruleType }) }]}
      >
        <Select options={types.map((entry) => ({ value: entry.value, label: entry.label[lang] }))} />
      </Form.Item>
      <AssigneeField type={type} form={form} />
      <RejectFields input={input} rule={rule} tasks={tasks} />
      <Collapse
        ghost
        className="gd-console-rule-deadlines"
        items={[{ key: 'deadlines', label: text.ruleDeadlines, forceRender: true, children: <RuleDeadlines /> }]}
      />
      <Space wrap>
        <Button type="primary" htmlType="submit" loading={busy && BUSY}>
          {text.save}
        </Button>
        {rule.id && <Button onClick={() => void clear()}>{text.ruleRemove}</Button>}
      </Space>
      {type !== null && <RulePreview model={model} body={() => bodyOf({ ...rule, ...input.getFieldsValue(true) })} />}
    </Form>
  );
}

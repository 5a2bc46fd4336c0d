import { CallFailure, calls, type AssignRule, type ProcessModel } from '@gongdi/api';
import { fill, permission, type ProcessForm } from '@gongdi/domain';
import { App, Button, Collapse, Form, Input, Select, Space } from 'antd';
import { useState } from 'react';
import { useDictionaries } from '../../../../../kit/data/index.ts';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { RuleDeadlines } from './rule-deadlines.tsx';
import { bodyOf, type RuleInput } from './rule-input.ts';
import { RULE, RuleOptions } from './rule-options.tsx';
import { RulePreview } from './rule-preview.tsx';
import { tellFailure } from '../../../../generic/tell-failure.ts';

interface RuleEditorProps {
  model: ProcessModel;
  rule: AssignRule;
  /** All tasks of the model: where a rejected one may go back to. */
  tasks: readonly AssignRule[];
  form: ProcessForm | null;
  onSaved: () => void;
  /** There is no rule any more: the editor begins anew. */
  onCleared: () => void;
}

/** The rule of one task: who gets it, what a rejection does, by when it must be done. */
export function RuleEditor({ model, rule, tasks, form, onSaved, onCleared }: RuleEditorProps) {
  const { client } = useConsole();
  const text = useBpmText();
  const lang = useLang();
  const may = usePermissions()(permission('bpm-model', 'assign'));
  const { message } = App.useApp();
  const [input] = Form.useForm<RuleInput>();
  const [busy, setBusy] = useState(false);
  const type = Form.useWatch('type', input) ?? rule.type;
  const reject = Form.useWatch('reject_handler', input) ?? rule.reject_handler;
  const types = useDictionaries().of('bpm_task_assign_rule_type').entries;
  const label = types.find((one) => one.value === type)?.label[lang] ?? '';
  const people = form?.fields.filter((field) => field.type === 'person' || field.type === 'organisation') ?? [];
  const failed = (error: unknown) => {
    if (!(error instanceof CallFailure)) throw error;
    tellFailure(message, error, error.problems[0]?.message);
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
      {type === RULE.field ? (
        <Form.Item name="field" label={text.ruleField} rules={[{ required: true, message: text.ruleFieldMissing }]}>
          <Select options={people.map((field) => ({ value: field.name, label: `${field.label}（${field.name}）` }))} />
        </Form.Item>
      ) : type === RULE.expression ? (
        <Form.Item
          name="expression"
          label={text.ruleExpression}
          extra={text.ruleExpressionHint}
          rules={[{ required: true, whitespace: true, message: text.ruleExpressionMissing }]}
        >
          <Input.TextArea rows={2} maxLength={1000} placeholder="${approver}" spellCheck={false} />
        </Form.Item>
      ) : (
        type !== null && (
          <Form.Item
            key={type}
            name="options"
            label={label}
            rules={[{ required: true, type: 'array', min: 1, message: text.ruleRangeMissing }]}
          >
            <RuleOptions type={type} />
          </Form.Item>
        )
      )}
      <Form.Item name="reject_handler" label={text.ruleReject}>
        <Select<AssignRule['reject_handler']>
          options={[
            { value: 'finish', label: text.ruleRejectFinish },
            { value: 'return', label: text.ruleRejectReturn },
            { value: 'continue', label: text.ruleRejectContinue },
          ]}
        />
      </Form.Item>
      {reject === 'return' && (
        <Form.Item
          name="reject_node"
          label={text.ruleRejectNode}
          rules={[{ required: true, message: fill(text.ruleRange, { label: text.ruleRejectNode }) }]}
        >
          <Select
            options={tasks
              .filter((one) => one.task_definition_key !== rule.task_definition_key)
              .map((one) => ({
                value: one.task_definition_key,
                label: one.task_definition_name || one.task_definition_key,
              }))}
          />
        </Form.Item>
      )}
      <Collapse
        ghost
        className="gd-rule-deadlines"
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

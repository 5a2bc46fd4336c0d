import type { AssignRule } from '@gongdi/api';
import { assignRuleType, fill, type ProcessForm } from '@gongdi/domain';
import { Form, Input, Select, type FormInstance } from 'antd';
import { useDictionaries } from '../../../../../kit/data/index.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useBpmText } from '../text/index.ts';
import { peopleFields, type RuleInput } from './rule-input.ts';
import { RULE, RuleOptions } from './rule-options.tsx';

/** Who gets the task: people from a selector, those in a field of the form, or those that an expression names. */
export function AssigneeField({ type, form }: { type: number | null; form: ProcessForm | null }) {
  const text = useBpmText();
  const lang = useLang();
  const types = useDictionaries().of(assignRuleType.dict_type).entries;
  if (type === null) return null;
  if (type === RULE.field)
    return (
      <Form.Item name="field" label={text.ruleField} rules={[{ required: true, message: text.ruleFieldMissing }]}>
        <Select
          options={peopleFields(form).map(({ name, label }) => ({ value: name, label: `${label}（${name}）` }))}
        />
      </Form.Item>
    );
  if (type === RULE.expression)
    return (
      <Form.Item
        name="expression"
        label={text.ruleExpression}
        extra={text.ruleExpressionHint}
        rules={[{ required: true, whitespace: true, message: text.ruleExpressionMissing }]}
      >
        <Input.TextArea rows={2} maxLength={1000} placeholder="${approver}" spellCheck={false} />
      </Form.Item>
    );
  return (
    <Form.Item
      key={type}
      name="options"
      label={types.find((one) => one.value === type)?.label[lang] ?? ''}
      rules={[{ required: true, type: 'array', min: 1, message: text.ruleRangeMissing }]}
    >
      <RuleOptions type={type} />
    </Form.Item>
  );
}

interface RejectFieldsProps {
  input: FormInstance<RuleInput>;
  rule: AssignRule;
  /** All tasks of the model. */
  tasks: readonly AssignRule[];
}

/** What a rejection does: it ends the process, returns to another task, or goes on. */
export function RejectFields({ input, rule, tasks }: RejectFieldsProps) {
  const text = useBpmText();
  const reject = Form.useWatch('reject_handler', input) ?? rule.reject_handler;
  return (
    <>
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
    </>
  );
}

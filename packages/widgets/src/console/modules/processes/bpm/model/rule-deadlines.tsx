import { Form, InputNumber, Select, Switch } from 'antd';
import { useBpmText } from '../text/index.ts';
import type { RuleInput } from './rule-input.ts';

/** Form fields for the deadline of a task, and for what happens when it is missed. */
export function RuleDeadlines() {
  const text = useBpmText();
  const hours = (name: keyof RuleInput, label: string) => (
    <Form.Item name={name} label={label}>
      <InputNumber min={1} max={8760} precision={0} style={{ width: '100%' }} />
    </Form.Item>
  );
  return (
    <div className="gd-console-rule-grid">
      {hours('due_hours', text.ruleDue)}
      <Form.Item name="working_days" label={text.ruleWorking} valuePropName="checked">
        <Switch />
      </Form.Item>
      {hours('remind_before_hours', text.ruleRemindBefore)}
      {hours('remind_every_hours', text.ruleRemindEvery)}
      {hours('escalate_hours', text.ruleEscalate)}
      <Form.Item name="escalate_to" label={text.ruleEscalateTo}>
        <Select
          options={[
            { value: 'head', label: text.ruleEscalateHead },
            { value: 'administrator', label: text.ruleEscalateAdministrator },
          ]}
        />
      </Form.Item>
      <Form.Item name="signature_needed" label={text.ruleSignature} valuePropName="checked">
        <Switch />
      </Form.Item>
    </div>
  );
}

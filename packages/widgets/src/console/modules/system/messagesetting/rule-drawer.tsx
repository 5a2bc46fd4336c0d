import type { MessageChannel } from '@gongdi/api';
import { EVENT_KINDS, eventKind, fill, type MessageRule } from '@gongdi/domain';
import { Button, Checkbox, Drawer, Form, Input, InputNumber, Select, Switch } from 'antd';
import { useTimes } from '../../../../kit/clock/index.ts';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { ReferenceSelect } from '../../../../kit/record-form/reference-select.tsx';
import { useLang } from '../../../ground/context/console-context.tsx';
import { NAMING, toAudience, toRule, toValues, type AudienceValues, type RuleValues } from './rule-form.ts';
import { useMessagesText } from './text/index.ts';
import { useModules } from './use-messages.ts';

/** Resources that an audience names records of. */
const OF = { role: 'rolemanage', post: 'post', account: 'usermanage', organisation: 'organization' } as const;
const MOST_STEPS = 5;

interface RuleDrawerProps {
  rule: MessageRule;
  channels: readonly MessageChannel[];
  busy: boolean;
  keep: (rule: MessageRule) => Promise<unknown>;
  onClose: () => void;
}

/** Form of a rule. */
export function RuleDrawer({ rule, channels, busy, keep, onClose }: RuleDrawerProps) {
  const text = useMessagesText();
  const [form] = Form.useForm<RuleValues>();
  const submit = async () => {
    const values = form.getFieldsValue(true) as RuleValues;
    // The reason was shown; the form stays as it is.
    const stored = await keep(toRule(rule.id, values)).then(
      () => true,
      () => false,
    );
    if (stored) onClose();
  };
  return (
    <Drawer
      open
      size={560}
      title={text.editRule}
      onClose={onClose}
      mask={{ closable: false }}
      footer={
        <div className="gd-messages-foot">
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="primary" loading={busy && BUSY} onClick={form.submit}>
            {text.save}
          </Button>
        </div>
      }
    >
      <Form<RuleValues>
        form={form}
        name="message-rule"
        layout="vertical"
        initialValues={toValues(rule)}
        onFinish={() => void submit()}
        scrollToFirstError
      >
        <Form.Item
          name="name"
          label={text.ruleName}
          rules={[{ required: true, whitespace: true, message: text.ruleNameNeeded }]}
        >
          <Input maxLength={60} />
        </Form.Item>
        <What />
        <fieldset className="gd-messages-form">
          <legend>{text.who}</legend>
          <AudienceFields name={['audience']} />
        </fieldset>
        <How channels={channels} />
        <Escalation />
      </Form>
    </Drawer>
  );
}

function What() {
  const text = useMessagesText();
  const lang = useLang();
  const modules = useModules();
  return (
    <fieldset className="gd-messages-form">
      <legend>{text.what}</legend>
      <Form.Item name="kinds" label={text.kinds}>
        <Select
          mode="multiple"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={text.kindsAll}
          options={EVENT_KINDS.map((value) => ({ value, label: eventKind(value).label[lang] }))}
        />
      </Form.Item>
      <Form.Item name="resources" label={text.modules} extra={text.modulesHint}>
        <Select
          mode="multiple"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={text.modulesAll}
          options={modules.data?.map(({ name, label }) => ({ value: name, label: label[lang] }))}
        />
      </Form.Item>
      <Form.Item name="urgent_only" label={text.urgentOnly} valuePropName="checked">
        <Switch />
      </Form.Item>
    </fieldset>
  );
}

/** @param name path of the audience in the form @param at path of the same inside a list of the form */
function AudienceFields({ name, at = name }: { name: (string | number)[]; at?: (string | number)[] }) {
  const text = useMessagesText();
  const isGiven = (values: AudienceValues | undefined) =>
    values && toAudience(values).length > 0 ? Promise.resolve() : Promise.reject(new Error(text.audienceNeeded));
  return (
    <>
      <Form.Item name={[...name, 'recipients']} valuePropName="checked" extra={text.recipientsHint}>
        <Checkbox>{text.recipients}</Checkbox>
      </Form.Item>
      <Form.Item name={[...name, 'superiors']} valuePropName="checked">
        <Checkbox>{text.superiors}</Checkbox>
      </Form.Item>
      <div className="gd-messages-pair">
        {NAMING.map((kind) => (
          <Form.Item key={kind} name={[...name, kind]} label={text[kind]}>
            <ReferenceSelect of={OF[kind]} multiple />
          </Form.Item>
        ))}
      </div>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldValue }) => (
          <Form.Item
            name={[...name, 'given']}
            className="gd-messages-given"
            rules={[{ validator: () => isGiven(getFieldValue(at) as AudienceValues | undefined) }]}
          >
            <span />
          </Form.Item>
        )}
      </Form.Item>
    </>
  );
}

function How({ channels }: { channels: readonly MessageChannel[] }) {
  const text = useMessagesText();
  const { zone } = useTimes();
  return (
    <fieldset className="gd-messages-form">
      <legend>{text.how}</legend>
      <Form.Item name="channels" label={text.useChannels}>
        <Select
          mode="multiple"
          allowClear
          placeholder={text.channelsAll}
          options={channels.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <div className="gd-messages-pair">
        <Form.Item name="group_minutes" label={text.group} extra={text.groupHint}>
          <InputNumber min={1} max={1440} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="digest_at" label={text.digest} extra={text.digestHint}>
          <Input type="time" allowClear />
        </Form.Item>
        <Form.Item
          name={['quiet', 'from']}
          label={text.quietFrom}
          extra={fill(text.quietHint, { zone })}
          dependencies={[['quiet', 'to']]}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, from?: string) =>
                Boolean(from) === Boolean(getFieldValue(['quiet', 'to']))
                  ? Promise.resolve()
                  : Promise.reject(new Error(text.quietBoth)),
            }),
          ]}
        >
          <Input type="time" allowClear />
        </Form.Item>
        <Form.Item name={['quiet', 'to']} label={text.quietTo}>
          <Input type="time" allowClear />
        </Form.Item>
      </div>
      <Form.Item name="urgent_passes" label={text.urgentPasses} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="mandatory" label={text.mandatoryLong} valuePropName="checked">
        <Switch />
      </Form.Item>
    </fieldset>
  );
}

function Escalation() {
  const text = useMessagesText();
  return (
    <fieldset className="gd-messages-form">
      <legend>{text.escalation}</legend>
      <p>{text.escalationHint}</p>
      <Form.List name="escalation">
        {(steps, { add, remove }) => (
          <>
            {steps.map(({ key, name }) => (
              <div
                key={key}
                className="gd-messages-step"
                role="group"
                aria-label={fill(text.level, { level: name + 1 })}
              >
                <Form.Item
                  name={[name, 'after_hours']}
                  label={`${fill(text.level, { level: name + 1 })} · ${text.after}`}
                  rules={[{ required: true, message: text.afterNeeded }]}
                >
                  <InputNumber min={0.5} max={2160} step={0.5} style={{ width: '100%' }} />
                </Form.Item>
                <AudienceFields name={[name, 'audience']} at={['escalation', name, 'audience']} />
                <Button size="small" danger onClick={() => remove(name)}>
                  {text.removeStep}
                </Button>
              </div>
            ))}
            {steps.length < MOST_STEPS && (
              <Button onClick={() => add({ after_hours: 24, audience: { superiors: true } })}>{text.addStep}</Button>
            )}
          </>
        )}
      </Form.List>
    </fieldset>
  );
}

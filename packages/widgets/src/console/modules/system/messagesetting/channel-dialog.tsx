import { calls, type MessageChannel } from '@gongdi/api';
import { channelFields, channelKind, checkChannel, type ChannelKindName } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Form, Input, Modal, Switch } from 'antd';
import { FieldControl, wireProps } from '../../../../kit/record-form/control.tsx';
import { useFormSave } from '../../../generic/use-form-save.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useMessagesText } from './text/index.ts';
import { CHANNELS } from './use-messages.ts';

type Values = Record<string, unknown> & { name: string; enabled: boolean };

interface ChannelDialogProps {
  kind: ChannelKindName;
  /** Absent: a new one. */
  channel?: MessageChannel;
  onClose: () => void;
}

/** Form of a channel: the fields of its kind. Secrets that are stored stay when their inputs are empty. */
export function ChannelDialog({ kind, channel, onClose }: ChannelDialogProps) {
  const { client } = useConsole();
  const text = useMessagesText();
  const lang = useLang();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const { busy, save } = useFormSave(form);
  const { label, hint, secrets, documented } = channelKind(kind);
  const fields = channelFields(kind);
  const kept = channel?.secrets ?? [];
  const initial = Object.fromEntries(fields.map((field) => [field.name, channel?.values[field.name] ?? field.initial]));

  const submit = async ({ name, enabled, ...given }: Values) => {
    const checked = checkChannel(kind, given, kept, lang);
    if (!checked.ok) {
      form.setFields(checked.problems.map(({ path, message: reason }) => ({ name: path, errors: [reason] })));
      return;
    }
    const body = { name, enabled, values: { ...checked.values } };
    await save(async () => {
      if (channel)
        await client.call(
          calls.message.editChannel,
          { params: { id: channel.id }, body: { ...body, version: channel.version } },
          { quiet: true },
        );
      else await client.call(calls.message.addChannel, { body: { kind, ...body } }, { quiet: true });
      void message.success(text.savedChannel);
      await queries.invalidateQueries({ queryKey: CHANNELS });
      onClose();
    });
  };
  return (
    <Modal
      open
      title={`${channel ? text.editChannel : text.addChannel} · ${label[lang]}`}
      okText={text.save}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <Alert type="info" showIcon title={hint[lang]} style={{ marginBottom: 16 }} />
      {documented && <Alert type="warning" showIcon title={text.documented} style={{ marginBottom: 16 }} />}
      <Form<Values>
        form={form}
        name="message-channel"
        layout="vertical"
        autoComplete="off"
        initialValues={{ name: channel?.name ?? label[lang], enabled: channel?.enabled ?? true, ...initial }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="name"
          label={text.channelName}
          rules={[{ required: true, whitespace: true, message: text.channelNameNeeded }]}
        >
          <Input maxLength={60} />
        </Form.Item>
        {fields.map(({ hint: help, ...field }) => (
          <Form.Item
            key={field.name}
            name={field.name}
            label={field.label[lang]}
            extra={help?.[lang]}
            required={field.required && !kept.includes(field.name)}
            {...wireProps(field)}
          >
            {secrets.includes(field.name) ? (
              <Input.Password
                autoComplete="new-password"
                maxLength={field.maxLength}
                placeholder={kept.includes(field.name) ? text.kept : undefined}
              />
            ) : (
              <FieldControl field={field} />
            )}
          </Form.Item>
        ))}
        <Form.Item name="enabled" label={text.enabled} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  );
}

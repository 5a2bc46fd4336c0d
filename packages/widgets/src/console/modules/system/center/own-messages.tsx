import { calls, type OwnMessages } from '@gongdi/api';
import { channelKind, fill, type MessageChoice } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Checkbox, Form, Input, Skeleton } from 'antd';
import { Segmented } from '../../../../kit/radios/index.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useFormSave } from '../../../generic/use-form-save.ts';
import { useConsole, useLang, useText } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import css from './own-messages.css?inline';
import { useCenterText } from './text/index.ts';

const KEY = ['own-messages'];

interface Values {
  email?: string;
  /** Kinds of channels that the user wants. */
  on: string[];
  from?: string;
  to?: string;
  lang: MessageChoice['lang'];
}

/** Where and when the user wants messages that leave the platform. */
export default function OwnMessagesPanel() {
  useSheet(css);
  const { client } = useConsole();
  const text = useCenterText();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call(calls.message.ownChoice, {}, { signal, quiet: true }),
  });
  return (
    <section className="gd-data-panel">
      <div className="gd-data-panel-title">
        <h2>{text.messages}</h2>
      </div>
      {query.isPending && <Skeleton active />}
      {query.isError && <Unread error={query.error} retry={() => void query.refetch()} />}
      {query.isSuccess && <ChoiceForm own={query.data} />}
    </section>
  );
}

function ChoiceForm({ own: { email, choice, kinds } }: { own: OwnMessages }) {
  const { client } = useConsole();
  const text = useCenterText();
  const { save: saveText, saved } = useText();
  const lang = useLang();
  const { zone } = useTimes();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const { busy, save } = useFormSave(form);
  const submit = ({ email: given = '', on, from, to, lang: wanted }: Values) =>
    save(async () => {
      const off = [
        ...choice.off.filter((kind) => !kinds.some((one) => one === kind)),
        ...kinds.filter((kind) => !on.includes(kind)),
      ];
      const quiet = from && to ? { from, to } : null;
      const body = { email: given.trim() === '' ? null : given.trim(), choice: { off, quiet, lang: wanted } };
      queries.setQueryData(KEY, await client.call(calls.message.setOwnChoice, { body }, { quiet: true }));
      void message.success(saved);
    });
  return (
    <Form<Values>
      form={form}
      name="own-messages"
      layout="vertical"
      className="gd-own-messages-form"
      initialValues={{
        email: email ?? '',
        on: kinds.filter((kind) => !choice.off.includes(kind)),
        from: choice.quiet?.from,
        to: choice.quiet?.to,
        lang: choice.lang,
      }}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item
        name="email"
        label={text.email}
        extra={text.emailHint}
        rules={[{ type: 'email', message: text.emailWrong }]}
      >
        <Input type="email" autoComplete="email" maxLength={200} allowClear />
      </Form.Item>
      {kinds.length > 0 && (
        <Form.Item name="on" label={text.messagesBy} extra={text.messagesMandatory}>
          <Checkbox.Group options={kinds.map((kind) => ({ value: kind, label: channelKind(kind).label[lang] }))} />
        </Form.Item>
      )}
      <Form.Item
        name="from"
        label={text.quietFrom}
        extra={fill(text.quietHint, { zone })}
        dependencies={['to']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, from?: string) =>
              Boolean(from) === Boolean(getFieldValue('to'))
                ? Promise.resolve()
                : Promise.reject(new Error(text.quietBoth)),
          }),
        ]}
      >
        <Input type="time" allowClear />
      </Form.Item>
      <Form.Item name="to" label={text.quietTo}>
        <Input type="time" allowClear />
      </Form.Item>
      <Form.Item name="lang" label={text.messagesLang}>
        <Segmented<MessageChoice['lang']>
          options={[
            { value: 'zh', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy && BUSY}>
        {saveText}
      </Button>
    </Form>
  );
}

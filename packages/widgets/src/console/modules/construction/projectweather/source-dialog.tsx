import { CallFailure, calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Form, Input, Modal, Select, Skeleton } from 'antd';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useWeatherText } from './text/index.ts';

type Source = calls.weather.WeatherSource;

/** Where the server asks for the weather: format, address and key, with a test. */
export function SourceDialog({ onClose }: { onClose: () => void }) {
  const { client } = useConsole();
  const text = useWeatherText();
  const stored = useQuery({
    queryKey: ['weather-source'],
    queryFn: ({ signal }) => client.call(calls.weather.sourceGet, {}, { signal, quiet: true }),
    gcTime: 0,
  });
  return (
    <Modal open title={text.configure} footer={null} width={640} onCancel={onClose}>
      {stored.error && <Alert type="error" showIcon title={stored.error.message} />}
      {stored.isPending && <Skeleton active />}
      {stored.data && <SourceForm stored={stored.data} onClose={onClose} />}
    </Modal>
  );
}

function SourceForm({ stored, onClose }: { stored: Source & { version: number }; onClose: () => void }) {
  const { client } = useConsole();
  const text = useWeatherText();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const [form] = Form.useForm<Source>();
  const format = Form.useWatch('format', form) ?? stored.format;
  const { version, ...initial } = stored;
  // Fields of a format that is not chosen have no control, and keep what was stored.
  const values = (): Source => ({ ...initial, ...form.getFieldsValue() });
  /** Shows a refusal at its fields. */
  const mark = (error: Error) => {
    const problems = error instanceof CallFailure ? error.problems : [];
    form.setFields(problems.map(({ path, message: words }) => ({ name: path as keyof Source, errors: [words] })));
  };
  const test = useMutation({
    mutationFn: () => client.call(calls.weather.test, { body: values() }, { quiet: true }),
    onError: mark,
  });
  const save = useMutation({
    mutationFn: () => client.call(calls.weather.sourceChange, { body: { version, ...values() } }, { quiet: true }),
    onError: mark,
    onSuccess: async () => {
      void message.success(text.saved);
      await queries.invalidateQueries({ queryKey: ['weather-source'] });
      onClose();
    },
  });
  const said = test.data ?? (test.error && { ok: false, message: test.error.message });
  return (
    <Form form={form} layout="vertical" initialValues={initial} onFinish={() => save.mutate()}>
      <p>{text.help}</p>
      <Form.Item name="format" label={text.format}>
        <Select
          options={calls.weather.WEATHER_FORMATS.map((value) => ({ value, label: text[value] }))}
          onChange={() => test.reset()}
        />
      </Form.Item>
      {format !== 'none' && (
        <>
          <Form.Item name="url" label={text.url} extra={text.urlHint}>
            <Input maxLength={500} />
          </Form.Item>
          <Form.Item name="key" label={text.key} extra={text.keyHint}>
            <Input maxLength={256} autoComplete="off" />
          </Form.Item>
        </>
      )}
      <div role="status">
        {said && !test.isPending && (
          <Alert
            showIcon
            type={said.ok ? 'success' : 'error'}
            title={fill(said.ok ? text.passed : text.failed, { message: said.message })}
          />
        )}
        {save.error && <Alert showIcon type="error" title={save.error.message} />}
      </div>
      <Form.Item>
        {format !== 'none' && (
          <Button loading={test.isPending && BUSY} onClick={() => test.mutate()}>
            {text.test}
          </Button>
        )}{' '}
        <Button type="primary" htmlType="submit" loading={save.isPending && BUSY}>
          {text.save}
        </Button>
      </Form.Item>
    </Form>
  );
}

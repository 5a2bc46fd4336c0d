import { Button, Form, Input, Space } from 'antd';
import { useEffect } from 'react';
import { useKitText } from '../../../kit/data/index.ts';
import { useText } from '../../context/console-context.tsx';

interface ModelSearchProps {
  values: Readonly<Record<string, string>>;
  onSearch: (values: Record<string, string>) => void;
}

/** Filters of the model list: key and name. */
export function ModelSearch({ values, onSearch }: ModelSearchProps) {
  const text = useText();
  const kit = useKitText();
  const [form] = Form.useForm<Record<string, string>>();
  useEffect(() => {
    form.resetFields();
    form.setFieldsValue(values);
  }, [form, values]);
  const search = (input: Record<string, string | undefined>) =>
    onSearch(
      Object.fromEntries(
        Object.entries(input).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
      ),
    );
  return (
    <Form form={form} layout="inline" role="search" onFinish={search} style={{ rowGap: 12 }}>
      <Form.Item name="key" label={text.modelKey}>
        <Input allowClear maxLength={128} />
      </Form.Item>
      <Form.Item name="name" label={text.modelName}>
        <Input allowClear maxLength={128} />
      </Form.Item>
      <Space>
        <Button
          onClick={() => {
            form.resetFields();
            onSearch({});
          }}
        >
          {kit.reset}
        </Button>
        <Button type="primary" htmlType="submit">
          {kit.search}
        </Button>
      </Space>
    </Form>
  );
}

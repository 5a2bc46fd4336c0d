import { CallFailure, calls } from '@gongdi/api';
import { fieldsOf, fill, warrantyterm } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App, Form, InputNumber, Modal } from 'antd';
import { FieldControl } from '../../../../kit/record-form/control.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useProject } from '../../../ground/project/project.ts';
import { useWarrantyText } from './text/index.ts';

interface Values {
  project_id: string;
  part_id?: string | null;
  accepted_on: string;
  keeper_id: string;
  design_life: number;
}

const FIELDS = ['project_id', 'part_id', 'accepted_on', 'keeper_id'].map((name) => ({
  ...fieldsOf(warrantyterm).find((field) => field.name === name)!,
  hint: undefined,
}));

/** Asks for building, day of acceptance and design life, and records the warranties of the law. */
export function LawfulDialog({ onClose }: { onClose: () => void }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useWarrantyText();
  const queries = useQueryClient();
  const project = useProject();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const record = async (values: Values) => {
    try {
      const body = { ...values, part_id: values.part_id ?? null };
      void message.success(fill(text.added, await client.call(calls.archive.lawfulTerms, { body }, { quiet: true })));
      await queries.invalidateQueries();
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const known = error.problems.filter(({ path }) => path in form.getFieldsValue());
      form.setFields(known.map(({ path, message: words }) => ({ name: path as keyof Values, errors: [words] })));
      if (known.length === 0) showFailure(message, error);
    }
  };
  return (
    <Modal open title={text.lawful} okText={text.lawful} onOk={form.submit} onCancel={onClose}>
      <p>{text.help}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ project_id: project ?? undefined, design_life: 50 }}
        onFinish={(values) => void record(values)}
      >
        {FIELDS.map((field) => (
          <Form.Item
            key={field.name}
            name={field.name}
            label={field.label[lang]}
            rules={field.required ? [{ required: true, message: text.needed }] : []}
          >
            <FieldControl field={field} />
          </Form.Item>
        ))}
        <Form.Item name="design_life" label={text.design} rules={[{ required: true, message: text.needed }]}>
          <InputNumber min={5} max={200} precision={0} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

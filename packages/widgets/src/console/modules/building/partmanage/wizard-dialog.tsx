import { calls } from '@gongdi/api';
import { fieldsOf, fill, partmanage } from '@gongdi/domain';
import { Alert, App, Button, Form, InputNumber, Modal, Select, Space } from 'antd';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { FieldControl } from '../../../../kit/record-form/control.tsx';
import { useLookThenMake } from '../../../generic/look-then-make/use-look-then-make.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useProject } from '../../../ground/project/project.ts';
import { usePartText } from './text/index.ts';

interface Values {
  project_id: string;
  parent_id?: string | null;
  blocks: string[];
  from_floor: number;
  to_floor: number;
  sections: string[];
}

const FIELDS = new Map(fieldsOf(partmanage).map((field) => [field.name, field]));

/** Asks for blocks, floors and sections, says what there would be, and generates it. */
export function WizardDialog({ onClose }: { onClose: () => void }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = usePartText();
  const project = useProject();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const send = (dry_run: boolean) => {
    const values = form.getFieldsValue();
    return client.call(
      calls.part.generateParts,
      { body: { ...values, parent_id: values.parent_id ?? null, dry_run } },
      { quiet: true },
    );
  };
  const { seen, failure, busy, reset, submit } = useLookThenMake(form, send, ({ added }) => {
    void message.success(fill(text.generated, { count: added }));
    onClose();
  });
  const project_id = FIELDS.get('project_id')!;
  const parent_id = { ...FIELDS.get('parent_id')!, hint: undefined };
  return (
    <Modal open title={text.wizard} footer={null} width={640} onCancel={onClose}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          project_id: project ?? undefined,
          blocks: [],
          from_floor: 1,
          to_floor: 6,
          sections: [],
        }}
        onValuesChange={(changed: object) => {
          if ('project_id' in changed) form.setFieldValue('parent_id', null);
          reset();
        }}
        onFinish={submit}
      >
        <p>{text.wizardHelp}</p>
        <Form.Item name="project_id" label={project_id.label[lang]} rules={[{ required: true, message: text.needed }]}>
          <FieldControl field={project_id} />
        </Form.Item>
        <Form.Item name="parent_id" label={parent_id.label[lang]} extra={text.parentHint}>
          <FieldControl field={parent_id} />
        </Form.Item>
        <Form.Item
          name="blocks"
          label={text.blocks}
          extra={text.blocksHint}
          rules={[{ required: true, message: text.needed }]}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', '，', '、', ' ']} />
        </Form.Item>
        <Space wrap size="large">
          <Form.Item name="from_floor" label={text.fromFloor} rules={[{ required: true, message: text.needed }]}>
            <InputNumber min={-10} max={200} precision={0} />
          </Form.Item>
          <Form.Item name="to_floor" label={text.toFloor} rules={[{ required: true, message: text.needed }]}>
            <InputNumber min={-10} max={200} precision={0} />
          </Form.Item>
        </Space>
        <Form.Item name="sections" label={text.sections} extra={text.sectionsHint}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', '，', '、', ' ']} />
        </Form.Item>
        <div role="status">
          {failure && <Alert type="error" showIcon title={failure.message} />}
          {seen && <Preview {...seen} />}
        </div>
        <Form.Item style={{ marginTop: 16, marginBottom: 0 }}>
          <Button type="primary" htmlType="submit" disabled={seen?.added === 0} loading={busy && BUSY}>
            {seen ? text.generate : text.preview}
          </Button>
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Says what there would be. */
function Preview({ added, names }: { added: number; names: readonly string[] }) {
  const text = usePartText();
  return (
    <Alert
      type={added > 0 ? 'info' : 'warning'}
      showIcon
      title={fill(added > 0 ? text.willAdd : text.nothingToAdd, { count: added })}
      description={names.join('、')}
    />
  );
}

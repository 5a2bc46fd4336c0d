import { calls } from '@gongdi/api';
import { fieldsOf, fill, inspectionlot, PART_KIND, partKind } from '@gongdi/domain';
import { Alert, App, Button, Form, Modal, Select } from 'antd';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { FieldControl } from '../../../../kit/record-form/control.tsx';
import { useLookThenMake } from '../../../generic/look-then-make/use-look-then-make.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useProject } from '../../../ground/project/project.ts';
import { useLotText } from './text/index.ts';

interface Values {
  project_id: string;
  assessment_id: string;
  part_id: string;
  part_kind: number;
  capacity: number;
  capacity_unit?: string | null;
  conceal_due: boolean;
}

const FIELDS = new Map(fieldsOf(inspectionlot).map((field) => [field.name, field]));
const ASKED = ['project_id', 'assessment_id', 'part_id'] as const;
const SIZES = ['capacity', 'capacity_unit', 'conceal_due'] as const;
const NEEDED: readonly string[] = ['project_id', 'assessment_id', 'part_id', 'part_kind', 'capacity'];

/** Asks for an item and parts, says what lots there would be, and adds them. */
export function DivideDialog({ onClose }: { onClose: () => void }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useLotText();
  const project = useProject();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const send = (dry_run: boolean) => {
    const { project_id: _, ...values } = form.getFieldsValue();
    return client.call(calls.quality.divide, { body: { ...values, dry_run } }, { quiet: true });
  };
  const { seen, failure, busy, reset, submit } = useLookThenMake(form, send, ({ added }) => {
    void message.success(fill(text.generated, { count: added }));
    onClose();
  });
  const item = (name: (typeof ASKED)[number] | (typeof SIZES)[number], label?: string) => {
    const field = FIELDS.get(name)!;
    return (
      <Form.Item
        key={name}
        name={name}
        label={label ?? field.label[lang]}
        rules={[{ required: NEEDED.includes(name), message: text.needed }]}
      >
        <FieldControl field={{ ...field, hint: undefined }} />
      </Form.Item>
    );
  };
  return (
    <Modal open title={text.wizard} footer={null} width={640} onCancel={onClose}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ project_id: project ?? undefined, part_kind: PART_KIND.section, conceal_due: false }}
        onValuesChange={(changed: object) => {
          if ('project_id' in changed) form.setFieldsValue({ assessment_id: undefined, part_id: undefined });
          reset();
        }}
        onFinish={submit}
      >
        <p>{text.wizardHelp}</p>
        {ASKED.map((name) => item(name, name === 'part_id' ? text.partBelow : undefined))}
        <Form.Item name="part_kind" label={text.partKind} rules={[{ required: true, message: text.needed }]}>
          <Select options={partKind.entries.map(({ value, label }) => ({ value, label: label[lang] }))} />
        </Form.Item>
        {SIZES.map((name) => item(name))}
        <div role="status">
          {failure && <Alert type="error" showIcon title={failure.message} />}
          {seen && (
            <Alert
              type={seen.added > 0 ? 'info' : 'warning'}
              showIcon
              title={
                seen.added > 0 ? fill(text.willAdd, { count: seen.added, least: seen.sample_least }) : text.nothingToAdd
              }
              description={seen.names.join('、')}
            />
          )}
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

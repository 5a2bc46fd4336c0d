import { CallFailure, calls } from '@gongdi/api';
import { archivedocument, fieldsOf, fill } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App, Form, Modal } from 'antd';
import { FieldControl } from '../../../../kit/record-form/control.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useVolumeText } from './text/index.ts';

const FOLDER = { ...fieldsOf(archivedocument).find(({ name }) => name === 'folder_id')!, hint: undefined };

/** Asks for the folder whose documents are taken into a volume. */
export function FillDialog({ row, onClose }: { row: Record<string, unknown> & { id: string }; onClose: () => void }) {
  const { client } = useConsole();
  const text = useVolumeText();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const [form] = Form.useForm<{ folder_id: string; project_id: string }>();
  const take = async ({ folder_id }: { folder_id: string }) => {
    try {
      const taken = await client.call(calls.archive.fillVolume, { body: { id: row.id, folder_id } }, { quiet: true });
      void message.success(fill(text.filled, taken));
      await queries.invalidateQueries();
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
  };
  return (
    <Modal open title={text.fill} okText={text.fill} onOk={form.submit} onCancel={onClose}>
      <p>{text.fillHelp}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ project_id: row['project_id'] }}
        onFinish={(values) => void take(values)}
      >
        <Form.Item name="project_id" hidden>
          <input type="hidden" />
        </Form.Item>
        <Form.Item name="folder_id" label={text.folder} rules={[{ required: true, message: text.choose }]}>
          <FieldControl field={FOLDER} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

import { calls, type ProcessInstance } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input, Modal, Select } from 'antd';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { useAct } from '../approval/use-act.ts';
import { useOutcome } from '../approval/use-outcome.tsx';

interface MigrateDialogProps {
  instances: readonly ProcessInstance[];
  onClose: () => void;
}

/**
 * Dialog to migrate running instances to another version of their process; the result is reported for each instance.
 */
export function MigrateDialog({ instances, onClose }: MigrateDialogProps) {
  const { client } = useConsole();
  const text = useApprovalText();
  const report = useOutcome();
  const { busy, act } = useAct();
  const [form] = Form.useForm<{ target: string; reason: string }>();
  const key = instances[0]?.process_definition_key ?? '';
  const versions = useQuery({
    queryKey: ['versions', key],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.definitionPage, { query: { page: 1, page_size: 100, key } }, { signal, quiet: true }),
  });
  const now = new Set(instances.map((one) => one.process_definition_id));
  const options = (versions.data?.list ?? [])
    .filter((one) => one.key === key && !(now.size === 1 && now.has(one.id)))
    .map((one) => ({ value: one.id, label: `v${one.version} · ${one.name}` }));
  const migrate = ({ target, reason }: { target: string; reason: string }) =>
    act(async () => {
      const body = { ids: instances.map((one) => one.id), process_definition_id: target, mapping: {}, reason };
      const answers = await client.call(calls.workflow.instanceMigrate, { body }, { quiet: true });
      onClose();
      report(answers, (id) => instances.find((instance) => instance.id === id)?.name);
    });
  const none = versions.data !== undefined && options.length === 0;
  return (
    <Modal
      open
      title={text.migrate}
      okText={text.migrate}
      cancelText={text.cancel}
      okButtonProps={{ disabled: none }}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      {none && <Alert type="info" showIcon title={text.migrateEmpty} />}
      <Form form={form} layout="vertical" name="migrate" onFinish={(given) => void migrate(given)}>
        <Form.Item name="target" label={text.migrateTo} rules={[{ required: true, message: text.nodeMissing }]}>
          <Select loading={versions.isFetching} options={options} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={text.interveneReason}
          rules={[{ required: true, whitespace: true, message: text.interveneReasonMissing }]}
        >
          <Input.TextArea rows={3} maxLength={1000} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}

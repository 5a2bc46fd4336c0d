import { calls, type OrganizationNode } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { App, Form, Modal } from 'antd';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../../ground/page/page-focus.ts';
import { PeopleSelect } from '../../../generic/accounts/people-select.tsx';
import { useFormSave } from '../../../generic/use-form-save.ts';
import { useOrganizationText } from './text/index.ts';

interface AssignDialogProps {
  node: OrganizationNode;
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Dialog to move users of other organisations into an organisation. */
export function AssignDialog({ node, refresh, onClose }: AssignDialogProps) {
  const { client } = useConsole();
  const text = useOrganizationText();
  const { message } = App.useApp();
  const afterClose = useFocusRescue();
  const [form] = Form.useForm<{ user_ids: string[] }>();
  const { busy, save } = useFormSave(form);
  const submit = ({ user_ids }: { user_ids: string[] }) =>
    save(async () => {
      const body = { org_id: node.org_id, user_ids };
      const { assigned } = await client.call(calls.organization.assignUsers, { body }, { quiet: true });
      void message.success(fill(text.assigned, { count: assigned }));
      await refresh();
      onClose();
    });
  return (
    <Modal
      open
      title={fill(text.assignTitle, { name: node.name })}
      okText={text.assign}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <Form form={form} name="assign-users" layout="vertical" onFinish={(input) => void submit(input)}>
        <Form.Item
          name="user_ids"
          label={text.assignWho}
          extra={text.assignHint}
          rules={[{ required: true, message: text.assignMissing }]}
        >
          <PeopleSelect autoFocus placeholder={text.assignMissing} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

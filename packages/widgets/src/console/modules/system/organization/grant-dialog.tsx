import { calls, type OrganizationNode, type OrganizationRole } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { App, Form, Modal, Radio, Select } from 'antd';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../../ground/page/page-focus.ts';
import { PeopleSelect } from '../../../generic/accounts/people-select.tsx';
import { useFormSave } from '../../../generic/use-form-save.ts';
import { namesOf } from './names-of.ts';
import { useOrganizationText } from './text/index.ts';
import { useOrganizationRoles } from './use-organization-roles.ts';

interface GrantDialogProps {
  node: OrganizationNode;
  /** Users who get roles; absent: chosen in the dialog. */
  users?: readonly (Record<string, unknown> & { id: string })[];
  /** The role to grant; absent: chosen in the dialog. */
  role?: OrganizationRole;
  refresh: () => Promise<void>;
  onClose: () => void;
}

interface Values {
  user_ids: string[];
  role_ids: string[];
  mode: 'add' | 'replace';
}

/** Dialog to grant roles to users: any roles to given users, or a given role to chosen users. */
export function GrantDialog({ node, users, role, refresh, onClose }: GrantDialogProps) {
  const { client } = useConsole();
  const text = useOrganizationText();
  const lang = useLang();
  const { message } = App.useApp();
  const afterClose = useFocusRescue();
  const roles = useOrganizationRoles(node.org_id);
  const [form] = Form.useForm<Values>();
  const { busy, save } = useFormSave(form);
  const submit = (values: Values) =>
    save(async () => {
      const body = {
        mode: values.mode,
        user_ids: users?.map((one) => one.id) ?? values.user_ids,
        role_ids: role ? [role.role_id] : values.role_ids,
      };
      const { changed } = await client.call(calls.organization.grantRoles, { body }, { quiet: true });
      if (changed > 0) void message.success(fill(text.granted, { count: changed }));
      else void message.info(text.grantedNone);
      await refresh();
      onClose();
    });
  return (
    <Modal
      open
      title={
        users
          ? fill(text.grantTitle, { names: namesOf(users, text, lang) })
          : fill(text.grantRoleTitle, { name: role!.name })
      }
      okText={text.confirm}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <Form<Values>
        form={form}
        name="grant-roles"
        layout="vertical"
        initialValues={{ mode: 'add' }}
        onFinish={(input) => void submit(input)}
      >
        {!users && (
          <Form.Item name="user_ids" label={text.grantUsers} rules={[{ required: true, message: text.assignMissing }]}>
            <PeopleSelect autoFocus placeholder={text.assignMissing} />
          </Form.Item>
        )}
        {!role && (
          <Form.Item name="role_ids" label={text.grantRoles} rules={[{ required: true, message: text.grantMissing }]}>
            <Select<string[]>
              mode="multiple"
              loading={roles.isFetching}
              placeholder={text.grantMissing}
              showSearch={{ optionFilterProp: 'label' }}
              options={(roles.data ?? []).map(({ role_id, name, grantable }) => ({
                value: role_id,
                label: name,
                disabled: !grantable,
                title: grantable ? name : text.roleBeyond,
              }))}
            />
          </Form.Item>
        )}
        <Form.Item name="mode" label={text.grantMode}>
          <Radio.Group
            options={[
              { value: 'add', label: text.grantAdd },
              { value: 'replace', label: text.grantReplace },
            ]}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

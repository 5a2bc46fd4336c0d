import { commonStatus } from '@gongdi/domain';
import { calls, type UserGroup } from '@gongdi/api';
import { App, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useDictionaries } from '../../../../../kit/data/index.ts';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useFormSave } from '../../../../generic/use-form-save.ts';
import { PeopleSelect } from '../../../../generic/accounts/people-select.tsx';
import { useBpmText } from '../text/index.ts';

interface GroupInput {
  name: string;
  description: string;
  member_user_ids: string[];
  status: number;
}

interface GroupDialogProps {
  /** Null: a new group. */
  group: UserGroup | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Dialog to create or change a user group. */
export function GroupDialog({ group, onSaved, onClose }: GroupDialogProps) {
  const { client } = useConsole();
  const text = useBpmText();
  const lang = useLang();
  const { message } = App.useApp();
  const [form] = Form.useForm<GroupInput>();
  const [open, setOpen] = useState(true);
  const { busy, save } = useFormSave(form);
  const statuses = useDictionaries().of(commonStatus.dict_type).entries;
  const store = async (body: GroupInput): Promise<void> => {
    const saved = await save(() =>
      group
        ? client.call(calls.workflow.userGroupUpdate, { body: { ...body, id: group.id } }, { quiet: true })
        : client.call(calls.workflow.userGroupCreate, { body }, { quiet: true }),
    );
    if (!saved) return;
    void message.success(text.saved);
    onSaved();
    setOpen(false);
  };
  return (
    <Modal
      open={open}
      title={group ? text.groupEdit : text.groupCreate}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      onOk={() => form.submit()}
      confirmLoading={busy}
      okText={text.save}
      cancelText={text.cancel}
    >
      <Form<GroupInput>
        name="user-group"
        form={form}
        layout="vertical"
        initialValues={group ?? { status: 0 }}
        onFinish={(input) => void store(input)}
      >
        <Form.Item
          name="name"
          label={text.groupName}
          rules={[{ required: true, whitespace: true, message: text.groupNameMissing }]}
        >
          <Input maxLength={64} autoFocus />
        </Form.Item>
        <Form.Item
          name="description"
          label={text.groupDescription}
          rules={[{ required: true, whitespace: true, message: text.groupDescriptionMissing }]}
        >
          <Input.TextArea maxLength={255} rows={2} />
        </Form.Item>
        <Form.Item
          name="member_user_ids"
          label={text.groupMembers}
          rules={[{ required: true, type: 'array', min: 1, message: text.groupMembersMissing }]}
        >
          <PeopleSelect among="own" known={group?.members} placeholder={text.groupMembersHint} />
        </Form.Item>
        <Form.Item name="status" label={text.status}>
          <Select options={statuses.map((entry) => ({ value: entry.value, label: entry.label[lang] }))} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

import { calls } from '@gongdi/api';
import { fill, permission, rolemanage, type AnyResource, type FieldProblem } from '@gongdi/domain';
import { Alert, App, Form, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RecordForm } from '../../../kit/record-form/record-form.tsx';
import { useConsole, usePermissions, useText } from '../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../ground/page/page-focus.ts';
import { useMarkStale } from '../use-record.ts';
import { useRefusal } from '../use-refusal.ts';
import type { ScreenRowProps } from '../resource/screen/screen.ts';

const { name, role_code } = rolemanage.fields;
/** A resource with only the fields that are entered for the copy. */
const NAMES: AnyResource = { ...rolemanage, fields: { name, role_code }, endpoints: {} };

interface CopyRoleDialogProps extends ScreenRowProps {
  onClose: () => void;
}

/** Asks for the name and the code of the copy, then opens the page of its permissions. */
export function CopyRoleDialog({ row, onClose }: CopyRoleDialogProps) {
  const { client } = useConsole();
  const text = useText();
  const may = usePermissions();
  const navigate = useNavigate();
  const markStale = useMarkStale(rolemanage);
  const { message } = App.useApp();
  const refused = useRefusal(onClose);
  const afterClose = useFocusRescue();
  const [form] = Form.useForm();
  const [busy, setBusy] = useState(false);
  const source = String(row['name']);
  const initial = { name: fill(text.copyName, { name: source }), role_code: `${String(row['role_code'])}-copy` };

  const submit = async (input: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    setBusy(true);
    try {
      const params = { id: row.id };
      const body = input as typeof initial;
      const { role, complete } = await client.call(calls.organization.copyRole, { params, body }, { quiet: true });
      const done = fill(complete ? text.copyDone : text.copyPartly, { name: role.name });
      void (complete ? message.success(done) : message.warning(done));
      const leads = may(permission(rolemanage.name, 'edit'));
      await markStale(leads ? 'later' : 'now');
      onClose();
      if (leads) void navigate(`/${rolemanage.name}/edit?id=${encodeURIComponent(role.id)}`);
      return [];
    } catch (error) {
      return refused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={560}
      title={fill(text.copyTitle, { name: source })}
      okText={text.copy}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <Alert type="info" showIcon title={text.copyHint} className="gd-console-record-notice" />
      <RecordForm resource={NAMES} mode="add" form={form} initial={initial} onSubmit={submit} />
    </Modal>
  );
}

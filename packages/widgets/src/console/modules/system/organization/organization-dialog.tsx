import { resourceCalls, type OrganizationNode } from '@gongdi/api';
import { fill, initialOf, organization, type FieldProblem } from '@gongdi/domain';
import { App, Form, Modal } from 'antd';
import { useState } from 'react';
import { RecordForm } from '../../../../kit/record-form/record-form.tsx';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../../ground/page/page-focus.ts';
import { useRefusal } from '../../../generic/use-refusal.ts';
import { useOrganizationText } from './text/index.ts';

interface OrganizationDialogProps {
  /** Parent of a new organisation. */
  parent?: OrganizationNode;
  /** The stored record to change. */
  record?: Record<string, unknown>;
  onSaved: (id: string) => Promise<void>;
  onClose: () => void;
}

/** Dialog to add an organisation below another one, or to change one. */
export function OrganizationDialog({ parent, record, onSaved, onClose }: OrganizationDialogProps) {
  const { client } = useConsole();
  const text = useOrganizationText();
  const { message } = App.useApp();
  const afterClose = useFocusRescue();
  const refused = useRefusal(onClose);
  const [form] = Form.useForm();
  const [busy, setBusy] = useState(false);
  const calls = resourceCalls(organization);
  const initial = record ?? {
    ...initialOf(organization),
    org_pid: parent?.org_id,
    sort: (parent?.children.length ?? 0) + 1,
  };

  const submit = async (input: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    setBusy(true);
    try {
      const body = input as never;
      const call = record ? calls.edit! : calls.add!;
      const saved = await client.call(call, { body }, { quiet: true });
      void message.success(text.saved);
      await onSaved(saved.id);
      onClose();
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
      width={640}
      title={
        record
          ? fill(text.editTitle, { name: String(record['name']) })
          : fill(text.addTitle, { name: parent?.name ?? '' })
      }
      okText={text.save}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <RecordForm
        resource={organization}
        mode={record ? 'edit' : 'add'}
        form={form}
        initial={initial}
        onSubmit={submit}
      />
    </Modal>
  );
}

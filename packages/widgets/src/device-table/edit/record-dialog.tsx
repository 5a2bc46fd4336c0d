import { CallFailure, ERROR_TOAST, type Client } from '@gongdi/api';
import { devicelist, ERRORS, fill, titleOf, type FieldProblem, type Lang } from '@gongdi/domain';
import { Alert, App, Button, Form, Modal, Spin } from 'antd';
import { useState } from 'react';
import { useData } from '../../kit/data/index.ts';
import { BUSY } from '../../kit/layout/busy.tsx';
import { RecordForm } from '../../kit/record-form/record-form.tsx';
import type { TableText } from '../text/index.ts';
import { useEditedRecord, type RecordEditing } from './use-edited-record.ts';

interface RecordDialogProps {
  client: Client;
  editing: RecordEditing;
  text: TableText;
  onClose(): void;
  onDone(action: string, id: string | null): void;
}

/** Adds or edits a device, or executes a step of its lifecycle; the input stays when the server refuses it. */
export default function RecordDialog({ client, editing, text, onClose, onDone }: RecordDialogProps) {
  const { lang } = useData();
  const { message, modal } = App.useApp();
  const [form] = Form.useForm();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(true);
  const { asked, initial, stored, send } = useEditedRecord(client, editing);
  const label = editing.kind === 'step' ? editing.step.label[lang] : text.save;

  const submit = async (given: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    setBusy(true);
    try {
      const written = await send(given);
      void message.success(editing.kind === 'step' ? fill(text.stepDone, { step: label }) : text.saved);
      onDone(editing.kind === 'step' ? editing.step.name : editing.kind, written);
      setOpen(false);
      return [];
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.problems.length > 0) return error.problems;
      if (error.code === ERRORS.conflict.code && editing.kind === 'edit') {
        void message.warning(text.conflict, ERROR_TOAST / 1000);
        await stored.refetch();
      } else void message.error(error.message, ERROR_TOAST / 1000);
      return [];
    } finally {
      setBusy(false);
    }
  };
  const leave = () => {
    if (!form.isFieldsTouched()) return setOpen(false);
    void modal.confirm({ title: text.leave, okText: text.discard, cancelText: text.stay, onOk: () => setOpen(false) });
  };
  return (
    <Modal
      open={open}
      width={editing.kind === 'step' ? 640 : 860}
      title={titleIn(editing, lang, text)}
      onCancel={leave}
      // The dialog is closed first and removed afterwards, so that the focus returns to the control that opened it.
      afterClose={onClose}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" onClick={leave}>
          {text.cancel}
        </Button>,
        <Button
          key="save"
          type="primary"
          danger={editing.kind === 'step' && editing.step.step.danger}
          disabled={!initial}
          loading={busy && BUSY}
          onClick={() => form.submit()}
        >
          {label}
        </Button>,
      ]}
    >
      {stored.error && !stored.data ? (
        <Alert
          type="error"
          showIcon
          title={stored.error.message}
          action={
            <Button size="small" onClick={() => void stored.refetch()}>
              {text.retry}
            </Button>
          }
        />
      ) : initial ? (
        <RecordForm
          key={`${initial['version'] as number | undefined}`}
          resource={asked}
          mode={editing.kind === 'edit' ? 'edit' : 'add'}
          form={form}
          initial={initial}
          onSubmit={submit}
        />
      ) : (
        <Spin className="gd-table-busy" />
      )}
    </Modal>
  );
}

function titleIn(editing: RecordEditing, lang: Lang, text: TableText): string {
  if (editing.kind === 'step') return `${editing.step.label[lang]} · ${titleOf(devicelist, editing.row)}`;
  return editing.kind === 'add' ? text.addTitle : text.editTitle;
}

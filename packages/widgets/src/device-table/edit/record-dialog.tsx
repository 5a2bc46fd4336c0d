import { CallFailure, ERROR_TOAST, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  devicelist,
  ERRORS,
  fill,
  initialOf,
  stepForm,
  titleOf,
  type AnyResource,
  type FieldProblem,
} from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Modal, Spin } from 'antd';
import { useState } from 'react';
import { useData } from '../../kit/data/index.ts';
import { BUSY } from '../../kit/layout/busy.tsx';
import { RecordForm, stepInitial } from '../../kit/record-form/record-form.tsx';
import type { TableText } from '../text/index.ts';
import type { Editing } from './use-edits.ts';

interface RecordDialogProps {
  client: Client;
  editing: Exclude<Editing, { kind: 'import' }>;
  text: TableText;
  onClose(): void;
  onDone(action: string, id: string | null): void;
}

/** Adds a device, changes it, or takes a step of its life; what was typed stays when the server refuses. */
export default function RecordDialog({ client, editing, text, onClose, onDone }: RecordDialogProps) {
  const { lang } = useData();
  const { message, modal } = App.useApp();
  const [form] = Form.useForm();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(true);
  const calls = resourceCalls(devicelist);
  const id = editing.kind === 'edit' ? editing.id : null;
  // A form begins with what is stored now.
  const stored = useQuery({
    queryKey: ['device-edit', id],
    queryFn: ({ signal }) => client.call(calls.detail!, { params: { id: id! } }, { signal, quiet: true }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });
  const asked: AnyResource = editing.kind === 'step' ? stepForm(devicelist, editing.step.name) : devicelist;
  const initial =
    editing.kind === 'add'
      ? initialOf(devicelist)
      : editing.kind === 'step'
        ? stepInitial(asked, editing.row)
        : (stored.data as Record<string, unknown> | undefined);
  const label = editing.kind === 'step' ? editing.step.label[lang] : text.save;

  const send = async (given: Record<string, unknown>): Promise<string | null> => {
    if (editing.kind === 'add') return (await client.call(calls.add!, { body: given }, { quiet: true })).id;
    if (editing.kind === 'edit') {
      await client.call(calls.edit!, { body: given }, { quiet: true });
      return editing.id;
    }
    const { row, step } = editing;
    const body = { ...given, id: row.id, version: row['version'] as number };
    await client.call(stepCalls(devicelist)[step.name]!, { body }, { quiet: true });
    return row.id;
  };
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
      title={
        editing.kind === 'step'
          ? `${label} · ${titleOf(devicelist, editing.row)}`
          : editing.kind === 'add'
            ? text.addTitle
            : text.editTitle
      }
      onCancel={leave}
      // Closed first, gone then: the focus returns to what opened it.
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

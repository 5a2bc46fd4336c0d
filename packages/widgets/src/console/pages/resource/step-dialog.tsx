import { CallFailure, ERROR_TOAST, stepCalls } from '@gongdi/api';
import {
  ERRORS,
  fill,
  formFieldsOf,
  stepForm,
  titleOf,
  type AnyResource,
  type FieldProblem,
  type NamedStep,
} from '@gongdi/domain';
import { App, Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { RecordForm } from '../../../kit/record-form/record-form.tsx';
import { useConsole, useLang, useText } from '../../context/console-context.tsx';
import { useFocusRescue } from '../../shell/page-focus.ts';
import { useMarkStale } from './use-record.ts';

interface StepDialogProps {
  resource: AnyResource;
  row: Record<string, unknown> & { id: string };
  step: NamedStep;
  onClose: () => void;
}

/** Asks for what a step needs and takes it; what was typed stays when the server refuses. */
export function StepDialog({ resource, row, step, onClose }: StepDialogProps) {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const { message, modal } = App.useApp();
  const markStale = useMarkStale(resource);
  const rescueFocus = useFocusRescue();
  const [form] = Form.useForm();
  const [busy, setBusy] = useState(false);
  const asked = stepForm(resource, step.name);
  const asks = formFieldsOf(asked, 'add').length > 0;

  const take = async (given: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    setBusy(true);
    try {
      const body = { ...given, id: row.id, version: row['version'] as number };
      await client.call(stepCalls(resource)[step.name]!, { body }, { quiet: true });
      void message.success(fill(text.stepDone, { step: step.label[lang] }));
      await markStale('now');
      onClose();
      return [];
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.problems.length > 0) return error.problems;
      void message.error(error.message, ERROR_TOAST / 1000);
      // Somebody else was faster: what the list shows is no longer so.
      if (error.code === ERRORS.conflict.code) await markStale('now');
      return [];
    } finally {
      setBusy(false);
    }
  };
  const leave = () => {
    if (!form.isFieldsTouched()) return onClose();
    void modal.confirm({
      title: text.leaveStep,
      okText: text.leave,
      cancelText: text.stay,
      onOk: onClose,
    });
  };

  return (
    <Modal
      open
      width={640}
      title={`${step.label[lang]} · ${titleOf(resource, row)}`}
      onCancel={leave}
      afterClose={rescueFocus}
      destroyOnHidden
      footer={[
        <Button key="cancel" onClick={leave}>
          {text.cancel}
        </Button>,
        <Button
          key="take"
          type="primary"
          danger={step.step.danger}
          loading={busy && BUSY}
          onClick={() => (asks ? form.submit() : void take({}))}
        >
          {step.label[lang]}
        </Button>,
      ]}
    >
      {step.confirm && <p>{step.confirm[lang]}</p>}
      {asks ? (
        <RecordForm resource={asked} mode="add" form={form} initial={initialOf(asked, row)} onSubmit={take} />
      ) : (
        !step.confirm && <p>{fill(text.stepConfirm, { step: step.label[lang], name: titleOf(resource, row) })}</p>
      )}
    </Modal>
  );
}

/** What the record has already, where a step asks for it again. */
function initialOf(asked: AnyResource, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(formFieldsOf(asked, 'add').map(({ name }) => [name, row[name] ?? undefined]));
}

import { fill, formFieldsOf, stepForm, type AnyResource, type NamedStep } from '@gongdi/domain';
import { App, Button, Form, Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { useName } from '../../use-names.ts';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useLang, useText } from '../../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../../ground/page/page-focus.ts';
import { StepForm, useStepDraft } from './step-form.tsx';
import { useTakeStep } from './use-take-step.ts';

interface StepDialogProps {
  resource: AnyResource;
  row: Record<string, unknown> & { id: string };
  step: NamedStep;
  onClose: () => void;
}

/** Dialog with the form of a step. Submitting takes the step; if the server refuses it, the input stays. */
export function StepDialog({ resource, row, step, onClose }: StepDialogProps) {
  const text = useText();
  const lang = useLang();
  const name = useName(resource, row)!;
  const { modal } = App.useApp();
  const rescueFocus = useFocusRescue();
  const [form] = Form.useForm();
  const asked = stepForm(resource, step.name);
  const asks = formFieldsOf(asked, 'add').length > 0;

  const saved = useRef(() => {});
  const onTaken = () => {
    saved.current();
    onClose();
  };
  const { busy, take, local, files } = useTakeStep(resource, row, step, { onTaken, stale: 'now' });
  const kept = useStepDraft(asked, { row, step, form, files });
  useEffect(() => {
    saved.current = kept.draft.done;
  });
  const leave = () => {
    if (!form.isFieldsTouched()) return onClose();
    void modal.confirm({
      title: text.leaveStep,
      content: text.leaveKept,
      okText: text.leave,
      cancelText: text.stay,
      onOk: onClose,
    });
  };

  return (
    <Modal
      open
      width={640}
      title={`${step.label[lang]} · ${name}`}
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
        <StepForm asked={asked} row={row} form={form} take={take} local={local} kept={kept} />
      ) : (
        !step.confirm && <p>{fill(text.stepConfirm, { step: step.label[lang], name: name })}</p>
      )}
    </Modal>
  );
}

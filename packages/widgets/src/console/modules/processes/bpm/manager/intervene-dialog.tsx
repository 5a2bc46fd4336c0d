import type { ProcessInstanceDetail } from '@gongdi/api';
import { Form, Input, Modal } from 'antd';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { useAct } from '../approval/use-act.ts';
import { isJson, sendIntervention, type Given, type Intervention } from './intervention.ts';
import { JumpFields } from './jump-fields.tsx';

interface InterveneDialogProps {
  instance: ProcessInstanceDetail;
  how: Intervention;
  onClose: () => void;
}

/** Dialog for an administrator's change to a running instance. The reason is stored with the instance. */
export function InterveneDialog({ instance, how, onClose }: InterveneDialogProps) {
  const { client } = useConsole();
  const text = useApprovalText();
  const { busy, act } = useAct();
  const [form] = Form.useForm<Given>();
  const titles = { variables: text.variableEdit, jump: text.jump, suspend: text.suspend, resume: text.resume };
  const submit = async (given: Given) => {
    if (await act(() => sendIntervention(client, instance.id, how, given), text.done)) onClose();
  };
  return (
    <Modal
      open
      title={`${titles[how]} · ${instance.name}`}
      okText={titles[how]}
      cancelText={text.cancel}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" name="intervene" onFinish={(given) => void submit(given)}>
        {how === 'variables' && <VariableFields />}
        {how === 'jump' && <JumpFields instance={instance} />}
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

/** Fields of a change to one variable. */
function VariableFields() {
  const text = useApprovalText();
  return (
    <>
      <Form.Item name="name" label={text.variableName} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={128} />
      </Form.Item>
      <Form.Item
        name="value"
        label={text.variableJson}
        rules={[
          {
            validator: (_, value: string | undefined) =>
              isJson(value ?? '') ? Promise.resolve() : Promise.reject(new Error(text.variableBad)),
          },
        ]}
      >
        <Input.TextArea rows={3} />
      </Form.Item>
    </>
  );
}

import { calls, type OwnTask } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input, Modal } from 'antd';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { useAct } from '../approval/use-act.ts';
import { HANDED, passOn, type Given, type PassOn } from './pass-on.ts';
import { NodeField, PeopleField, PersonField, SignerField, SignTypeField } from './pass-on-fields.tsx';

interface PassOnDialogProps {
  task: OwnTask;
  how: PassOn;
  title: string;
  /** Called after the task was handed to somebody else. */
  onActed: () => void;
  onClose: () => void;
}

/** Dialog to hand a task on, return it, add or remove signers, or send copies. */
export function PassOnDialog({ task, how, title, onActed, onClose }: PassOnDialogProps) {
  const { client } = useConsole();
  const text = useApprovalText();
  const { busy, act } = useAct();
  const [form] = Form.useForm<Given>();
  const nodes = useQuery({
    queryKey: ['return-nodes', task.id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.taskListByReturn, { query: { id: task.id } }, { signal, quiet: true }),
    enabled: how === 'return',
  });
  const submit = async (given: Given) => {
    const work = async () => {
      await passOn(client, task.id, how, given);
      if (HANDED.has(how)) onActed();
    };
    if (await act(work, text.done)) onClose();
  };
  const nowhere = how === 'return' && nodes.data?.length === 0;
  return (
    <Modal
      open
      title={`${title} · ${task.name}`}
      okText={title}
      cancelText={text.cancel}
      confirmLoading={busy}
      okButtonProps={{ disabled: nowhere }}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      {nowhere && <Alert type="info" showIcon title={text.noReturn} />}
      <Form
        form={form}
        layout="vertical"
        name="pass-on"
        initialValues={{ type: 'before' }}
        onFinish={(given) => void submit(given)}
      >
        {(how === 'transfer' || how === 'delegate') && (
          <PersonField task={task} label={how === 'transfer' ? text.transferTo : text.delegateTo} />
        )}
        {(how === 'create-sign' || how === 'copy') && (
          <PeopleField task={task} label={how === 'copy' ? text.copyTo : text.signers} />
        )}
        {how === 'create-sign' && <SignTypeField />}
        {how === 'delete-sign' && <SignerField task={task} />}
        {how === 'return' && !nowhere && <NodeField nodes={nodes.data} loading={nodes.isFetching} />}
        <Form.Item
          name="reason"
          label={text.suggestion}
          rules={how === 'copy' ? [] : [{ required: true, whitespace: true, message: text.reasonMissing }]}
        >
          <Input.TextArea rows={3} maxLength={1000} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}

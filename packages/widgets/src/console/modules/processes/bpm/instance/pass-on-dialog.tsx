import { calls, SIGN_TYPES, type OwnTask } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input, Modal, Radio, Select } from 'antd';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { PeopleSelect, PersonSelect } from '../../../../generic/accounts/people-select.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { useAct } from '../approval/use-act.ts';

/** What can be done with a task without deciding it. */
export type PassOn = 'transfer' | 'delegate' | 'return' | 'create-sign' | 'delete-sign' | 'copy';

/** Those after which it does not wait for the user. */
const HANDED: ReadonlySet<PassOn> = new Set(['transfer', 'delegate', 'return']);

interface Given {
  person?: string;
  people?: string[];
  node?: string;
  type?: (typeof SIGN_TYPES)[number];
  signer?: string;
  reason?: string;
}

interface PassOnDialogProps {
  task: OwnTask;
  how: PassOn;
  title: string;
  /** The task is somebody else's now. */
  onActed: () => void;
  onClose: () => void;
}

/** Hands a task on, sends it back, or lets others have a say in it. */
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
  const among = { task_id: task.id };
  const quiet = { quiet: true };
  const send = (given: Given): Promise<unknown> => {
    const { id } = task;
    const reason = given.reason ?? '';
    switch (how) {
      case 'transfer':
        return client.call(
          calls.workflow.taskTransfer,
          { body: { id, assignee_user_id: given.person!, reason } },
          quiet,
        );
      case 'delegate':
        return client.call(
          calls.workflow.taskDelegate,
          { body: { id, delegate_user_id: given.person!, reason } },
          quiet,
        );
      case 'return':
        return client.call(
          calls.workflow.taskReturn,
          { body: { id, target_task_definition_key: given.node!, reason } },
          quiet,
        );
      case 'create-sign':
        return client.call(
          calls.workflow.taskCreateSign,
          { body: { id, user_ids: given.people!, type: given.type!, reason } },
          quiet,
        );
      case 'delete-sign':
        return client.call(calls.workflow.taskDeleteSign, { body: { id: given.signer!, reason } }, quiet);
      case 'copy':
        return client.call(calls.workflow.taskCopy, { body: { id, copy_user_ids: given.people!, reason } }, quiet);
    }
  };
  const submit = async (given: Given) => {
    const work = async () => {
      await send(given);
      if (HANDED.has(how)) onActed();
    };
    if (await act(work, text.done)) onClose();
  };
  const nowhere = how === 'return' && nodes.data?.length === 0;
  const person = how === 'transfer' ? text.transferTo : text.delegateTo;
  const people = how === 'copy' ? text.copyTo : text.signers;
  const types = { before: text.signBefore, after: text.signAfter, parallel: text.signParallel };
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
          <Form.Item name="person" label={person} rules={[{ required: true, message: text.personMissing }]}>
            <PersonSelect among={among} aria-label={person} placeholder={text.person} />
          </Form.Item>
        )}
        {(how === 'create-sign' || how === 'copy') && (
          <Form.Item name="people" label={people} rules={[{ required: true, message: text.personMissing }]}>
            <PeopleSelect among={among} aria-label={people} placeholder={text.person} />
          </Form.Item>
        )}
        {how === 'create-sign' && (
          <Form.Item name="type" label={text.signType}>
            <Radio.Group vertical options={SIGN_TYPES.map((value) => ({ value, label: types[value] }))} />
          </Form.Item>
        )}
        {how === 'delete-sign' && (
          <Form.Item
            name="signer"
            label={text.signerToRemove}
            rules={[{ required: true, message: text.personMissing }]}
          >
            <Select
              options={task.signers.map((one) => ({ value: one.task_id, label: one.user?.nickname ?? one.task_id }))}
            />
          </Form.Item>
        )}
        {how === 'return' && !nowhere && (
          <Form.Item name="node" label={text.returnTo} rules={[{ required: true, message: text.nodeMissing }]}>
            <Select
              loading={nodes.isFetching}
              options={nodes.data?.map((one) => ({ value: one.definition_key, label: one.name }))}
            />
          </Form.Item>
        )}
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

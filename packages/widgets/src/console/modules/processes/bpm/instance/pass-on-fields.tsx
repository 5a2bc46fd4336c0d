import { SIGN_TYPES, type CallResult, type calls, type OwnTask } from '@gongdi/api';
import { Form, Radio, Select } from 'antd';
import { PeopleSelect, PersonSelect } from '../../../../generic/accounts/people-select.tsx';
import { useApprovalText } from '../approval/text/index.ts';

interface PeopleFieldProps {
  /** Only people who may get this task are offered. */
  task: OwnTask;
  label: string;
}

/** The person who gets the task. */
export function PersonField({ task, label }: PeopleFieldProps) {
  const text = useApprovalText();
  return (
    <Form.Item name="person" label={label} rules={[{ required: true, message: text.personMissing }]}>
      <PersonSelect among={{ task_id: task.id }} aria-label={label} placeholder={text.person} />
    </Form.Item>
  );
}

/** Further signers, or the people who get a copy. */
export function PeopleField({ task, label }: PeopleFieldProps) {
  const text = useApprovalText();
  return (
    <Form.Item name="people" label={label} rules={[{ required: true, message: text.personMissing }]}>
      <PeopleSelect among={{ task_id: task.id }} aria-label={label} placeholder={text.person} />
    </Form.Item>
  );
}

/** Whether further signers decide before the user, after the user, or at the same time. */
export function SignTypeField() {
  const text = useApprovalText();
  const types = { before: text.signBefore, after: text.signAfter, parallel: text.signParallel };
  return (
    <Form.Item name="type" label={text.signType}>
      <Radio.Group vertical options={SIGN_TYPES.map((value) => ({ value, label: types[value] }))} />
    </Form.Item>
  );
}

/** The signer to remove. */
export function SignerField({ task }: { task: OwnTask }) {
  const text = useApprovalText();
  return (
    <Form.Item name="signer" label={text.signerToRemove} rules={[{ required: true, message: text.personMissing }]}>
      <Select options={task.signers.map((one) => ({ value: one.task_id, label: one.user?.nickname ?? one.task_id }))} />
    </Form.Item>
  );
}

interface NodeFieldProps {
  nodes: CallResult<typeof calls.workflow.taskListByReturn> | undefined;
  loading: boolean;
}

/** The node that the task is returned to. */
export function NodeField({ nodes, loading }: NodeFieldProps) {
  const text = useApprovalText();
  return (
    <Form.Item name="node" label={text.returnTo} rules={[{ required: true, message: text.nodeMissing }]}>
      <Select loading={loading} options={nodes?.map((one) => ({ value: one.definition_key, label: one.name }))} />
    </Form.Item>
  );
}

import { calls, type ProcessInstanceDetail } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Modal, Select } from 'antd';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS, useAct } from '../approval/use-act.ts';

export type Intervention = 'variables' | 'jump' | 'suspend' | 'resume';

interface Given {
  name?: string;
  value?: string;
  from?: string[];
  to?: string[];
  reason: string;
}

/** The choice that moves everything of an instance. */
const WHOLE = '*';

interface InterveneDialogProps {
  instance: ProcessInstanceDetail;
  how: Intervention;
  onClose: () => void;
}

/** Nodes that an instance can be moved to. */
const TARGETS = /Task$|:task$|callActivity|subProcess/i;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Changes a running instance from outside; the reason stands in its record. */
export function InterveneDialog({ instance, how, onClose }: InterveneDialogProps) {
  const { client } = useConsole();
  const text = useApprovalText();
  const { busy, act } = useAct();
  const [form] = Form.useForm<Given>();
  const { id, process_definition_id } = instance;
  const nodes = useQuery({
    queryKey: ['nodes', process_definition_id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.definitionNodes, { query: { id: process_definition_id } }, { signal, quiet: true }),
    enabled: how === 'jump',
  });
  const tasks = useQuery({
    queryKey: [APPROVALS, 'tasks', id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.taskList, { query: { process_instance_id: id } }, { signal, quiet: true }),
    enabled: how === 'jump',
  });
  const open = tasks.data?.filter((one) => one.end_time === null) ?? [];
  const titles = { variables: text.variableEdit, jump: text.jump, suspend: text.suspend, resume: text.resume };
  const send = ({ name = '', value = '', from = [], to = [], reason }: Given): Promise<unknown> => {
    switch (how) {
      case 'variables': {
        const variables = { [name]: JSON.parse(value) as never };
        return client.call(calls.workflow.instanceSetVariables, { body: { id, variables, reason } }, { quiet: true });
      }
      case 'jump': {
        const whole = from.includes(WHOLE);
        const from_task_ids = whole ? [] : from;
        return client.call(
          calls.workflow.instanceJump,
          { body: { id, from_task_ids, whole, to, reason } },
          { quiet: true },
        );
      }
      default:
        return client.call(
          calls.workflow.instanceUpdateState,
          { body: { id, state: how === 'suspend' ? 2 : 1, reason } },
          { quiet: true },
        );
    }
  };
  const submit = async (given: Given) => {
    if (await act(() => send(given), text.done)) onClose();
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
        {how === 'variables' && (
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
        )}
        {how === 'jump' && (
          <Form.Item
            name="from"
            label={text.jumpFrom}
            extra={text.jumpRest}
            rules={[{ required: true, message: text.jumpFromMissing }]}
            // Everything, or some of it: the last choice wins.
            getValueFromEvent={(chosen: string[]) =>
              chosen.at(-1) === WHOLE ? [WHOLE] : chosen.filter((one) => one !== WHOLE)
            }
          >
            <Select
              mode="multiple"
              loading={tasks.isFetching}
              options={[
                ...open.map((one) => ({
                  value: one.id,
                  label: [one.name, one.assignee_user?.nickname].filter(Boolean).join(' · '),
                })),
                { value: WHOLE, label: text.jumpWhole },
              ]}
            />
          </Form.Item>
        )}
        {how === 'jump' && (
          <Form.Item name="to" label={text.jumpTo} rules={[{ required: true, message: text.nodeMissing }]}>
            <Select
              mode="multiple"
              loading={nodes.isFetching}
              options={nodes.data
                ?.filter((one) => TARGETS.test(one.type))
                .map((one) => ({ value: one.key, label: one.name || one.key }))}
            />
          </Form.Item>
        )}
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

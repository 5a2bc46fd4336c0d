import { calls, type ProcessInstanceDetail } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';
import { fromChoice, WHOLE } from './intervention.ts';

/** Types of nodes that an instance can be moved to. */
const TARGETS = /Task$|:task$|callActivity|subProcess/i;

/** Fields of a move: the open tasks to move from, and the nodes to move to. */
export function JumpFields({ instance: { id, process_definition_id } }: { instance: ProcessInstanceDetail }) {
  const { client } = useConsole();
  const text = useApprovalText();
  const nodes = useQuery({
    queryKey: ['nodes', process_definition_id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.definitionNodes, { query: { id: process_definition_id } }, { signal, quiet: true }),
  });
  const tasks = useQuery({
    queryKey: [APPROVALS, 'tasks', id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.taskList, { query: { process_instance_id: id } }, { signal, quiet: true }),
  });
  const open = tasks.data?.filter((one) => one.end_time === null) ?? [];
  return (
    <>
      <Form.Item
        name="from"
        label={text.jumpFrom}
        extra={text.jumpRest}
        rules={[{ required: true, message: text.jumpFromMissing }]}
        getValueFromEvent={fromChoice}
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
      <Form.Item name="to" label={text.jumpTo} rules={[{ required: true, message: text.nodeMissing }]}>
        <Select
          mode="multiple"
          loading={nodes.isFetching}
          options={nodes.data
            ?.filter((one) => TARGETS.test(one.type))
            .map((one) => ({ value: one.key, label: one.name || one.key }))}
        />
      </Form.Item>
    </>
  );
}

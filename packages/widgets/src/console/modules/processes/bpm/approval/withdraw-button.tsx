import { calls } from '@gongdi/api';
import { Button, Popconfirm, type ButtonProps } from 'antd';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from './text/index.ts';
import { useAct } from './use-act.ts';

/** Button that withdraws a decision after a question. The other properties are those of the button. */
export function WithdrawButton({ task_id, ...look }: { task_id: string } & Omit<ButtonProps, 'onClick'>) {
  const { client } = useConsole();
  const text = useApprovalText();
  const { act } = useAct();
  return (
    <Popconfirm
      title={text.withdraw}
      description={text.withdrawHint}
      okText={text.confirm}
      cancelText={text.cancel}
      onConfirm={() =>
        void act(() => client.call(calls.workflow.taskWithdraw, { body: { id: task_id } }, { quiet: true }), text.done)
      }
    >
      <Button {...look}>{text.withdraw}</Button>
    </Popconfirm>
  );
}

import { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { App } from 'antd';
import { useCallback } from 'react';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from './text/index.ts';
import { useAct } from './use-act.ts';

/** Reminds the people whose tasks an instance waits for, and shows how many were notified. */
export function useRemind(): { busy: boolean; remind: (process_instance_id: string) => Promise<boolean> } {
  const { client } = useConsole();
  const text = useApprovalText();
  const { message } = App.useApp();
  const { busy, act } = useAct();
  const remind = useCallback(
    (process_instance_id: string) =>
      act(async () => {
        const { told } = await client.call(
          calls.workflow.taskRemind,
          { body: { process_instance_id } },
          { quiet: true },
        );
        void message.success(told === 0 ? text.remindedNobody : fill(text.reminded, { count: told }));
      }),
    [act, client, message, text],
  );
  return { busy, remind };
}

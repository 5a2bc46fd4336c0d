import { CallFailure } from '@gongdi/api';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useState } from 'react';
import { APPROVALS } from '../../../../ground/live/use-live.ts';
import { showFailure } from '../../../../generic/show-failure.ts';

export { APPROVALS };

/**
 * Runs an action on a task or an instance. It sets `busy`, shows why the action failed, and reloads all lists of tasks
 * and instances.
 * @returns whether the action succeeded
 */
export function useAct(): { busy: boolean; act: (work: () => Promise<unknown>, done?: string) => Promise<boolean> } {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const act = useCallback(
    async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
      setBusy(true);
      try {
        await work();
        if (done !== undefined) void message.success(done);
        return true;
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        showFailure(message, error, error.problems[0]?.message);
        return false;
      } finally {
        setBusy(false);
        // Also after a refusal: another user may have been faster.
        await queries.invalidateQueries({ queryKey: [APPROVALS] });
      }
    },
    [message, queries],
  );
  return { busy, act };
}

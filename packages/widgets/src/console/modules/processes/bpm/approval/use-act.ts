import { CallFailure } from '@gongdi/api';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useState } from 'react';
import { APPROVALS } from '../../../../ground/live/use-live.ts';
import { tellFailure } from '../../../../generic/tell-failure.ts';

export { APPROVALS };

/**
 * Does something to a task or an instance: shows that it is under way, why it failed, and asks all lists anew.
 * @returns whether it was done
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
        tellFailure(message, error, error.problems[0]?.message);
        return false;
      } finally {
        setBusy(false);
        // Also after a refusal: somebody else may have been faster.
        await queries.invalidateQueries({ queryKey: [APPROVALS] });
      }
    },
    [message, queries],
  );
  return { busy, act };
}

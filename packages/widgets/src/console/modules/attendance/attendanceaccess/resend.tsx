import { calls, CallFailure } from '@gongdi/api';
import { attendanceaccess, permission } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { gateText } from './text/index.ts';

/** Lets a gate have its whole list again, after a question. */
export const resend = ownActions((row) => {
  const { client } = useConsole();
  const text = gateText[useLang()];
  const { message, modal } = App.useApp();
  const queries = useQueryClient();
  const may = usePermissions()(permission(attendanceaccess.name, 'resend'));
  const send = async (): Promise<void> => {
    try {
      const { connected } = await client.call(calls.gate.resend, { body: { id: row.id } }, { quiet: true });
      void message.success(connected ? text.resent : text.queued);
      await queries.invalidateQueries({ queryKey: ['record', attendanceaccess.name, row.id] });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
  };
  const ask = () => void modal.confirm({ title: text.resend, content: text.resendAsk, onOk: send });
  return { actions: may ? [{ key: 'resend', label: text.resend, does: ask }] : [] };
});

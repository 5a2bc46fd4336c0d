import { calls } from '@gongdi/api';
import { DELIVERY, messagelog, permission } from '@gongdi/domain';
import { App } from 'antd';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { useMarkStale } from '../../../generic/use-record.ts';
import { useConsole, useLang, usePermissions, useText } from '../../../ground/context/console-context.tsx';

const { label } = messagelog.actions!.resend;

/** Sends a message again; the server does it within a second. */
const resend = ownActions((row) => {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const { message } = App.useApp();
  const markStale = useMarkStale(messagelog);
  const may = usePermissions()(permission(messagelog.name, 'resend'));
  const isOver = [DELIVERY.sent, DELIVERY.retry, DELIVERY.dead].some((status) => status === row['status']);
  const run = async () => {
    try {
      await client.call(calls.message.resend, { body: { id: row.id } });
      void message.success(text.saved);
      await markStale('now');
    } catch {
      // The client has shown the reason.
    }
  };
  return { actions: may && isOver ? [{ key: 'resend', label: label[lang], does: () => void run() }] : [] };
});

export default defineScreen({ rowActions: resend });

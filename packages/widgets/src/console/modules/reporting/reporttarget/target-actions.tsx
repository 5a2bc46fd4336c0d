import { CallFailure, calls } from '@gongdi/api';
import { permission, reportdifference, reportentry, reportexchange, reporttarget } from '@gongdi/domain';
import { App } from 'antd';
import { useState } from 'react';
import { ownActions, type OwnAction } from '../../../generic/resource/screen/own-actions.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { useMarkStale } from '../../../generic/use-record.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useTargetText } from './text/index.ts';

/** Tries the connection, compares both sides, takes the secret, and leads to the queue. */
export const targetActions = ownActions((row) => {
  const { client } = useConsole();
  const may = usePermissions();
  const text = useTargetText();
  const { message } = App.useApp();
  const [asking, setAsking] = useState(false);
  const stale = [
    useMarkStale(reporttarget),
    useMarkStale(reportdifference),
    useMarkStale(reportentry),
    useMarkStale(reportexchange),
  ];
  const refresh = async () => {
    for (const mark of stale) await mark('now');
  };
  const { id } = row;
  const run = async (work: () => Promise<{ ok: boolean; message: string }>) => {
    try {
      const said = await work();
      void (said.ok ? message.success(said.message) : message.warning(said.message, 10));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
    await refresh();
  };
  const actions: OwnAction[] = [];
  const add = (key: 'test' | 'reconcile' | 'secret', does: () => void) => {
    if (may(permission(reporttarget.name, key))) actions.push({ key, label: text[key], does });
  };
  add('test', () => void run(() => client.call(calls.reporting.test, { body: { id } }, { quiet: true })));
  add('reconcile', () => void run(() => client.call(calls.reporting.reconcile, { body: { id } }, { quiet: true })));
  add('secret', () => setAsking(true));
  if (may(permission(reportentry.name, 'list')))
    actions.push({ key: 'queue', label: text.queue, does: `/${reportentry.name}?target_id=${encodeURIComponent(id)}` });
  return {
    actions,
    dialogs: asking && <SecretDialog id={id} onClose={() => setAsking(false)} onSaved={() => void refresh()} />,
  };
});

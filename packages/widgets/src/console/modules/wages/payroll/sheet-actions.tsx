import { CallFailure, calls } from '@gongdi/api';
import { fill, payhistory, payline, payroll, permission, WAGE_SHEET } from '@gongdi/domain';
import { App } from 'antd';
import { useRef } from 'react';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { ownActions, type OwnAction } from '../../../generic/resource/screen/own-actions.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { useMarkStale } from '../../../generic/use-record.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { usePayrollText } from './text/index.ts';

/** Makes lines, the bank file and its answer, and leads to lines and payments. */
export const sheetActions = ownActions((row) => {
  const { client } = useConsole();
  const may = usePermissions();
  const text = usePayrollText();
  const { message } = App.useApp();
  const stale = [useMarkStale(payroll), useMarkStale(payline), useMarkStale(payhistory)];
  const chooser = useRef<HTMLInputElement>(null);
  const { id } = row;
  const state = Number(row['status']);
  const run = async (work: () => Promise<string | undefined>) => {
    try {
      const done = await work();
      if (done !== undefined) void message.success(done);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    }
    for (const mark of stale) await mark('now');
  };
  const actions: OwnAction[] = [];
  const add = (key: string, operation: string, states: readonly number[], does: () => void) => {
    const label = text[key as 'fill' | 'bankFile' | 'bankReturn'];
    if (states.includes(state) && may(permission(payroll.name, operation)))
      actions.push({ key, label, primary: key === 'bankFile', does });
  };
  add(
    'fill',
    'fill',
    [WAGE_SHEET.draft],
    () =>
      void run(async () => fill(text.filled, await client.call(calls.wages.fill, { body: { id } }, { quiet: true }))),
  );
  add(
    'bankFile',
    'bankfile',
    [WAGE_SHEET.published, WAGE_SHEET.paying],
    () =>
      void run(async () => {
        const file = await client.call(calls.wages.bankFile, { body: { id } }, { quiet: true });
        saveBlob(file, `${String(row['sheet_name'])}.csv`);
        return undefined;
      }),
  );
  add('bankReturn', 'bankreturn', [WAGE_SHEET.paying], () => chooser.current?.click());
  if (may(permission(payline.name, 'list')))
    actions.push({ key: 'lines', label: text.lines, does: `/${payline.name}?sheet_id=${encodeURIComponent(id)}` });
  if (state >= WAGE_SHEET.paying && may(permission(payhistory.name, 'list')))
    actions.push({
      key: 'payments',
      label: text.payments,
      does: `/${payhistory.name}?sheet_id=${encodeURIComponent(id)}`,
    });
  const take = (file: File) =>
    run(async () => {
      const input = { form: { id }, file, fileName: file.name };
      return fill(text.answered, await client.call(calls.wages.bankReturn, input, { quiet: true }));
    });
  const dialogs = (
    <input
      ref={chooser}
      type="file"
      accept=".csv,.txt,.xlsx,.xls"
      hidden
      aria-label={text.bankReturn}
      onChange={({ target }) => {
        const file = target.files?.[0];
        // The same file may be chosen again.
        target.value = '';
        if (file) void take(file);
      }}
    />
  );
  return { actions, dialogs };
});

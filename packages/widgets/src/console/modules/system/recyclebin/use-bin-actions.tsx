import { calls, type DeletedRecord } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useState } from 'react';
import type { Selection } from '../../../../kit/grid/select/use-selection.ts';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../../ground/page/page-focus.ts';
import { useBinText } from './text/index.ts';

/** First part of the query keys of the recycle bin. */
export const RECYCLE = ['recycle'] as const;

type Rows = readonly DeletedRecord[];
type Refused = readonly { id: string; title: string; message: string }[];

const bodyOf = (rows: Rows) => ({ body: { records: rows.map(({ resource, id }) => ({ resource, id })) } });

/** Restores records, or deletes them for good after a question. Refused ones stay selected, with their reasons. */
export function useBinActions(selection: Selection<DeletedRecord>): {
  busy: boolean;
  restore: (rows: Rows) => Promise<void>;
  purge: (rows: Rows) => void;
} {
  const { client } = useConsole();
  const words = useText();
  const text = useBinText();
  const queries = useQueryClient();
  const { modal, message } = App.useApp();
  const afterClose = useFocusRescue();
  const [busy, setBusy] = useState(false);

  const report = useCallback(
    (done: string, partly: string, count: number, rows: Rows, refused: Refused) => {
      selection.set(rows.filter(({ id }) => refused.some((one) => one.id === id)));
      if (refused.length === 0) return void message.success(fill(done, { count }));
      modal.warning({
        title: fill(partly, { count, failed: refused.length }),
        content: (
          <ul className="gd-data-bulk-list">
            {refused.map((one) => (
              <li key={one.id}>{fill(text.refusedReason, { name: one.title, reason: one.message })}</li>
            ))}
          </ul>
        ),
        okText: words.confirm,
        afterClose,
      });
    },
    [selection, message, modal, text, words, afterClose],
  );
  const restore = useCallback(
    async (rows: Rows) => {
      setBusy(true);
      try {
        const { restored, refused } = await client.call(calls.recycle.restore, bodyOf(rows));
        // What came back is in lists, details and selectors of its resource.
        await queries.invalidateQueries();
        report(text.restored, text.restoredPartly, restored, rows, refused);
      } catch {
        // The client has shown the reason.
      } finally {
        setBusy(false);
      }
    },
    [client, queries, report, text],
  );
  const purge = useCallback(
    (rows: Rows) =>
      void modal.confirm({
        title:
          rows.length === 1
            ? fill(text.purgeConfirm, { name: rows[0]!.title })
            : fill(text.purgeConfirmAll, { count: rows.length }),
        content: text.purgeConsequence,
        okText: text.purge,
        okButtonProps: { danger: true },
        cancelText: words.cancel,
        onOk: async () => {
          const { purged, refused } = await client.call(calls.recycle.purge, bodyOf(rows));
          await queries.invalidateQueries({ queryKey: RECYCLE });
          report(text.purged, text.purgedPartly, purged, rows, refused);
        },
        afterClose,
      }),
    [modal, client, queries, report, text, words, afterClose],
  );
  return { busy, restore, purge };
}

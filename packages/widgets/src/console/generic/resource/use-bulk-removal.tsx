import { resourceCalls } from '@gongdi/api';
import { fill, type AnyResource } from '@gongdi/domain';
import { App } from 'antd';
import { useState } from 'react';
import { useNames } from '../use-names.ts';
import type { Selection } from '../../../kit/grid/select/use-selection.ts';
import { useConsole, useLang, useText } from '../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../ground/page/page-focus.ts';
import { useMarkStale } from '../use-record.ts';
import { isBinned, useUndoDeletion } from './actions/use-undo-deletion.tsx';
import { removeEach, type BulkRow, type Kept } from './remove-each.ts';

/** Records whose names are looked up, where a name is that of another record. */
const LOOKED_UP = 100;

/** Maximum number of record names in a question; further ones are only counted. */
const NAMED = 5;

/**
 * Deletes the selected records, after a question with their number and names. Records that the server refuses stay
 * selected, and a report gives the reasons.
 * @returns `ask`, and `done`: how many records were tried so far, null while none are being deleted
 */
export function useBulkRemoval(
  resource: AnyResource,
  selection: Selection<BulkRow>,
): { done: number | null; ask: () => void } {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const { modal, message } = App.useApp();
  const markStale = useMarkStale(resource);
  const undo = useUndoDeletion(resource);
  const rescueFocus = useFocusRescue();
  const [done, setDone] = useState<number | null>(null);
  const { rows } = selection;
  const nameOf = useNames(resource, rows.slice(0, LOOKED_UP));
  const removal = resource.removal?.label[lang];

  const removeAll = async () => {
    const call = resourceCalls(resource).delete!;
    const kept = await removeEach(rows, ({ id }) => client.call(call, { params: { id } }, { quiet: true }), setDone);
    setDone(null);
    selection.set(kept.map(({ row }) => row));
    await markStale('now');
    const gone = rows.filter((row) => !kept.some((one) => one.row.id === row.id));
    report(gone, kept);
  };
  const report = (gone: readonly BulkRow[], kept: readonly Kept[]) => {
    const count = gone.length;
    if (kept.length === 0) {
      const ids = gone.map(({ id }) => id);
      if (isBinned(resource)) undo(fill(text.bulkDeleted, { count }), ids);
      else void message.success(removal ? fill(text.stepDone, { step: removal }) : fill(text.bulkDeleted, { count }));
      return;
    }
    modal.warning({
      title: fill(text.bulkPartly, { count, failed: kept.length }),
      content: (
        <>
          {text.bulkKept}
          <ul className="gd-data-bulk-list">
            {kept.map(({ row, reason }) => (
              <li key={row.id}>{fill(text.bulkReason, { name: nameOf(row), reason })}</li>
            ))}
          </ul>
        </>
      ),
      okText: text.confirm,
      afterClose: rescueFocus,
    });
  };
  const ask = () =>
    void modal.confirm({
      title: removal
        ? fill(text.removalBulk, { count: rows.length, label: resource.label[lang], removal })
        : fill(text.bulkConfirm, { count: rows.length, label: resource.label[lang] }),
      content: (
        <>
          {resource.removal?.consequence[lang] ?? (isBinned(resource) ? text.deleteToBin : text.deleteConsequence)}
          <ul className="gd-data-bulk-list">
            {rows.slice(0, NAMED).map((row) => (
              <li key={row.id}>{nameOf(row)}</li>
            ))}
            {rows.length > NAMED && <li>{fill(text.bulkMore, { count: rows.length - NAMED })}</li>}
          </ul>
        </>
      ),
      okText: removal ?? text.delete,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: removeAll,
      afterClose: rescueFocus,
    });
  return { done, ask };
}

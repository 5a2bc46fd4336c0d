import { DeleteOutlined, ExportOutlined, FileWordOutlined } from '@ant-design/icons';
import { CallFailure, resourceCalls } from '@gongdi/api';
import { fill, permission, titleOf, type AnyResource } from '@gongdi/domain';
import { App, Button } from 'antd';
import { useState } from 'react';
import type { Selection } from '../../../kit/grid/select/use-selection.ts';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { Permitted, useConsole, useLang, useText } from '../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../ground/page/page-focus.ts';
import { useAllowed } from './use-allowed.ts';
import { useMarkStale } from '../use-record.ts';

type Row = Record<string, unknown> & { id: string };

/** Names that a question or a report lists; more are counted. */
const NAMED = 5;

interface BulkActionsProps {
  resource: AnyResource;
  selection: Selection<Row>;
  /** Exports these records. */
  onExport: (how: 'export' | 'word', ids: readonly string[]) => void;
}

/** What can be done with the chosen records: export, and delete after a question that counts and names them. */
export function BulkActions({ resource, selection, onExport }: BulkActionsProps) {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const { modal, message } = App.useApp();
  const markStale = useMarkStale(resource);
  const rescueFocus = useFocusRescue();
  const [done, setDone] = useState<number | null>(null);
  const calls = resourceCalls(resource);
  const { rows } = selection;
  const allowed = useAllowed(resource);
  const deletable = rows.some((row) => allowed(row, ['delete']).length > 0);
  const removal = resource.removal?.label[lang];

  /** One after the other, so that each is either gone or told with its reason. */
  const removeAll = async () => {
    const failed: { row: Row; reason: string }[] = [];
    for (const [at, row] of rows.entries()) {
      setDone(at);
      try {
        await client.call(calls.delete!, { params: { id: row.id } }, { quiet: true });
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        // Without a session, or a server, the others would fail as well.
        if (error.endsSession || error.status === 0) {
          failed.push(...rows.slice(at).map((one) => ({ row: one, reason: error.message })));
          break;
        }
        failed.push({ row, reason: error.message });
      }
    }
    setDone(null);
    selection.set(failed.map((one) => one.row));
    await markStale('now');
    report(rows.length - failed.length, failed);
  };
  const report = (deleted: number, failed: readonly { row: Row; reason: string }[]) => {
    if (failed.length === 0) {
      void message.success(
        removal ? fill(text.stepDone, { step: removal }) : fill(text.bulkDeleted, { count: deleted }),
      );
      return;
    }
    modal.warning({
      title: fill(text.bulkPartly, { count: deleted, failed: failed.length }),
      content: (
        <>
          {text.bulkKept}
          <ul className="gd-bulk-list">
            {failed.map(({ row, reason }) => (
              <li key={row.id}>{fill(text.bulkReason, { name: titleOf(resource, row), reason })}</li>
            ))}
          </ul>
        </>
      ),
      okText: text.confirm,
      afterClose: rescueFocus,
    });
  };
  const ask = () =>
    modal.confirm({
      title: removal
        ? fill(text.removalBulk, { count: rows.length, label: resource.label[lang], removal })
        : fill(text.bulkConfirm, { count: rows.length, label: resource.label[lang] }),
      content: (
        <>
          {resource.removal?.consequence[lang] ?? text.deleteConsequence}
          <ul className="gd-bulk-list">
            {rows.slice(0, NAMED).map((row) => (
              <li key={row.id}>{titleOf(resource, row)}</li>
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

  return (
    <>
      {(['export', 'word'] as const).map(
        (how) =>
          calls[how] && (
            <Permitted key={how} code={permission(resource.name, how)}>
              <Button
                size="small"
                icon={how === 'word' ? <FileWordOutlined aria-hidden /> : <ExportOutlined aria-hidden />}
                onClick={() =>
                  onExport(
                    how,
                    rows.map((row) => row.id),
                  )
                }
              >
                {how === 'word' ? text.word : text.bulkExport}
              </Button>
            </Permitted>
          ),
      )}
      {calls.delete && deletable && (
        <Permitted code={permission(resource.name, 'delete')}>
          <Button
            size="small"
            danger
            icon={<DeleteOutlined aria-hidden />}
            loading={done !== null && BUSY}
            onClick={() => void ask()}
          >
            {done === null ? (removal ?? text.bulkDelete) : fill(text.bulkProgress, { done, count: rows.length })}
          </Button>
        </Permitted>
      )}
    </>
  );
}

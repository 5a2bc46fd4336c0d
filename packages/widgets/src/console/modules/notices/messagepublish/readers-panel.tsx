import { calls, type NoticeReceipt, type RECEIPT_STATES } from '@gongdi/api';
import { EMPTY, fill } from '@gongdi/domain';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Progress } from 'antd';
import { useMemo, useState } from 'react';
import { Segmented } from '../../../../kit/radios/index.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { DataGrid, type GridColumn, type GridQuery } from '../../../../kit/grid/data-grid.tsx';
import { gridRows } from '../../../../kit/grid/grid-rows.ts';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { LISTS } from './storage-keys.ts';
import { useNoticesText } from './text/index.ts';
import { useNoticeState } from './use-notice-state.ts';

type Reader = NoticeReceipt & { id: string };
type Which = 'all' | (typeof RECEIPT_STATES)[number];

/** Who has read an announcement and who has not, for those who publish. */
export default function ReadersPanel({ row }: ScreenRowProps) {
  const text = useNoticesText();
  const { data } = useNoticeState(row);
  if (!data?.counts || data.counts.told === 0) return null;
  const { told, read, confirmed } = data.counts;
  const done = data.confirm_needed ? confirmed : read;
  return (
    <>
      <section className="gd-data-panel" aria-label={text.readers}>
        <div className="gd-data-panel-title">
          <h2>{text.readers}</h2>
        </div>
        <p className="gd-console-hint">
          {fill(data.confirm_needed ? text.countsConfirm : text.counts, { told, read, confirmed })}
        </p>
        <Progress percent={Math.floor((done / told) * 100)} aria-label={text.readers} />
      </section>
      <Readers row={row} confirmNeeded={data.confirm_needed} open={told - done} />
    </>
  );
}

function Readers({ row, confirmNeeded, open }: ScreenRowProps & { confirmNeeded: boolean; open: number }) {
  const { client } = useConsole();
  const text = useNoticesText();
  const { dateTime } = useTimes();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [which, setWhich] = useState<Which>('unread');
  const [grid, setGrid] = useState<GridQuery>({ page: 1, page_size: 10 });
  const [busy, setBusy] = useState(false);
  const { page, page_size } = grid;
  const key = ['notice-readers', row.id];
  const list = useQuery({
    queryKey: [...key, which, page, page_size],
    queryFn: async ({ signal }) => {
      const query = { page, page_size, ...(which === 'all' ? {} : { state: which }) };
      const found = await client.call(
        calls.notice.receipts,
        { params: { id: row.id }, query },
        { signal, quiet: true },
      );
      return { ...found, list: found.list.map((one): Reader => ({ ...one, id: one.account_id })) };
    },
    placeholderData: keepPreviousData,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: key });
  const remind = async () => {
    setBusy(true);
    try {
      const { reminded } = await client.call(calls.notice.remind, { params: { id: row.id } });
      void message.success(fill(reminded > 0 ? text.reminded : text.remindedNone, { count: reminded }));
      await refresh();
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  const columns = useMemo((): GridColumn<Reader>[] => {
    const time = (name: 'read_at' | 'confirmed_at' | 'reminded_at', title: string): GridColumn<Reader> => ({
      key: name,
      title,
      width: 180,
      render: (one) => (one[name] ? dateTime(one[name]) : EMPTY),
    });
    return [
      { key: 'nickname', title: text.reader, width: 120, fixed: 'left', render: ({ nickname }) => nickname },
      { key: 'organisation', title: text.organisation, width: 200, render: ({ organisation }) => organisation },
      time('read_at', text.readAt),
      ...(confirmNeeded ? [time('confirmed_at', text.confirmedAt)] : []),
      time('reminded_at', text.remindedAt),
    ];
  }, [text, dateTime, confirmNeeded]);
  const options = [
    { value: 'unread' as const, label: text.unread },
    ...(confirmNeeded ? [{ value: 'unconfirmed' as const, label: text.unconfirmed }] : []),
    { value: 'done' as const, label: confirmNeeded ? text.doneConfirmed : text.doneRead },
    { value: 'all' as const, label: text.everybody },
  ];
  const choice = (
    <Segmented<Which>
      value={which}
      aria-label={text.list}
      options={options}
      onChange={(next) => {
        setWhich(next);
        setGrid({ ...grid, page: 1 });
      }}
    />
  );
  return (
    <DataGrid<Reader>
      name={LISTS.noticeReaders}
      title={text.list}
      columns={columns}
      rowKey="id"
      {...gridRows(list)}
      query={grid}
      filtered={which !== 'all'}
      onQuery={setGrid}
      onRefresh={() => void refresh()}
      actions={
        <>
          {choice}
          {open > 0 && (
            <Button type="primary" loading={busy && BUSY} onClick={() => void remind()}>
              {text.remind}
            </Button>
          )}
        </>
      }
    />
  );
}

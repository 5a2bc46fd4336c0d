import { calls, type TaskRow } from '@gongdi/api';
import { dateTime } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Popconfirm, Space, Tag } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { DataGrid, type GridColumn } from '../../../../kit/grid/data-grid.tsx';
import { QueryForm, type QueryField } from '../../../../kit/query-form/query-form.tsx';
import { useConsole, useLang } from '../../../context/console-context.tsx';
import { COMES_BACK } from '../../../shell/way-back.ts';
import { useAddressQuery } from '../../resource/address-query.ts';
import { FailurePanel } from '../../status/route-error.tsx';
import { isRefused } from '../../status/is-refused.ts';
import { tookText } from '../approval/took.ts';
import { CATEGORY, instancePath, labelOf, RESULT } from '../approval/fields.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS, useAct } from '../approval/use-act.ts';

type Row = TaskRow & { withdrawable: boolean };

const FILTERS: readonly QueryField[] = [
  { name: 'name', kind: 'text', label: labelOf('taskName'), query: 'like', maxLength: 128 },
  { name: 'result', label: labelOf('result'), query: 'eq', ...RESULT },
  { name: 'category', label: labelOf('category'), query: 'eq', ...CATEGORY },
  { name: 'create_time', kind: 'date', label: labelOf('createTime'), query: 'between' },
];

/** What the user has decided, with the decisions that can still be taken back. */
export function DonePage() {
  const { client } = useConsole();
  const text = useApprovalText();
  const lang = useLang();
  const { act } = useAct();
  const { grid, filters, setGrid, setFilters } = useAddressQuery();
  const list = useQuery({
    queryKey: [APPROVALS, 'done', grid, filters],
    queryFn: ({ signal }) =>
      client.call(
        calls.workflow.taskDonePage,
        { query: { ...filters, page: grid.page, page_size: grid.page_size } },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    (): GridColumn<Row>[] => [
      { key: 'process', title: text.process, width: 240, fixed: 'left', render: (row) => row.process_instance.name },
      { key: 'name', title: text.taskName, width: 160, render: (row) => row.name },
      { key: 'starter', title: text.starter, width: 130, render: (row) => row.process_instance.start_user.nickname },
      {
        key: 'state',
        title: text.taskState,
        width: 150,
        render: (row) => (
          <>
            <FieldValue field={RESULT} value={row.result} />
            {row.kind && <Tag>{text[`kind_${row.kind}`]}</Tag>}
          </>
        ),
      },
      { key: 'reason', title: text.reason, width: 220, lines: true, render: (row) => row.reason ?? '--' },
      { key: 'create_time', title: text.createTime, width: 180, render: (row) => dateTime(row.create_time) },
      { key: 'end_time', title: text.endTime, width: 180, render: (row) => dateTime(row.end_time) },
      { key: 'took', title: text.duration, width: 130, render: (row) => tookText(row.duration_in_millis, lang) },
      { key: 'id', title: text.taskNumber, width: 280, hidden: true, render: (row) => row.id },
      {
        key: 'operation',
        title: text.operation,
        width: 120,
        fixed: 'right',
        render: (row) => (
          <Space size={12}>
            <Link to={instancePath(row.process_instance.id)} state={COMES_BACK}>
              {text.detail}
            </Link>
            {row.withdrawable && (
              <Popconfirm
                title={text.withdraw}
                description={text.withdrawHint}
                okText={text.confirm}
                cancelText={text.cancel}
                onConfirm={() =>
                  void act(
                    () => client.call(calls.workflow.taskWithdraw, { body: { id: row.id } }, { quiet: true }),
                    text.done,
                  )
                }
              >
                <Button type="link" size="small" className="gd-row-action">
                  {text.withdraw}
                </Button>
              </Popconfirm>
            )}
          </Space>
        ),
      },
    ],
    [text, lang, act, client],
  );
  if (isRefused(list.error)) return <FailurePanel error={list.error} retry={() => void list.refetch()} />;
  return (
    <div className="gd-page">
      <div className="gd-panel">
        <QueryForm fields={FILTERS} values={filters} onSearch={setFilters} />
      </div>
      <DataGrid<Row>
        name="bpm-task-done"
        title={text.doneTitle}
        columns={columns}
        rowKey="id"
        rows={list.data?.list}
        total={list.data?.total ?? 0}
        capped={list.data?.total_capped ?? false}
        loading={list.isFetching}
        error={list.error}
        query={grid}
        filtered={Object.keys(filters).length > 0}
        onQuery={setGrid}
        onRefresh={() => void list.refetch()}
      />
    </div>
  );
}

import { calls, type CallResult } from '@gongdi/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { DataGrid, type GridColumn, type GridQuery } from '../../../../../kit/grid/data-grid.tsx';
import { gridRows } from '../../../../../kit/grid/grid-rows.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { instancePath } from '../../../../generic/process-address.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { LISTS } from '../stored/storage-keys.ts';

type Copy = CallResult<typeof calls.workflow.instanceCopyPage>['list'][number];

/** List of processes that other users have copied to this user; hidden if there are none. */
export function CopiesPanel() {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useApprovalText();
  const [grid, setGrid] = useState<GridQuery>({ page: 1, page_size: 10 });
  const list = useQuery({
    queryKey: [APPROVALS, 'copies', grid],
    queryFn: ({ signal }) =>
      client.call(
        calls.workflow.instanceCopyPage,
        { query: { page: grid.page, page_size: grid.page_size } },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    (): GridColumn<Copy>[] => [
      {
        key: 'name',
        title: text.processName,
        width: 240,
        fixed: 'left',
        render: (row) => (
          <Link to={instancePath(row.process_instance_id)} state={COMES_BACK}>
            {row.process_instance_name}
          </Link>
        ),
      },
      { key: 'starter', title: text.starter, width: 130, render: (row) => row.start_user.nickname },
      { key: 'user', title: text.copiedBy, width: 130, render: (row) => row.user.nickname },
      { key: 'task', title: text.copyTask, width: 150, render: (row) => row.task_name ?? '--' },
      { key: 'reason', title: text.reason, width: 220, lines: true, render: (row) => row.reason ?? '--' },
      { key: 'create_time', title: text.createTime, width: 180, render: (row) => dateTime(row.create_time) },
    ],
    [text, dateTime],
  );
  if (!list.data || list.data.total === 0) return null;
  return (
    <DataGrid<Copy>
      name={LISTS.copies}
      title={text.copies}
      columns={columns}
      rowKey="id"
      {...gridRows(list)}
      query={grid}
      filtered={false}
      onQuery={setGrid}
      onRefresh={() => void list.refetch()}
    />
  );
}

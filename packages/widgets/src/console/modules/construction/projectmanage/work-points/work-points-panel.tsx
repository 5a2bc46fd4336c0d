import { PlusOutlined } from '@ant-design/icons';
import { calls, type WorkPoint } from '@gongdi/api';
import { EMPTY, fill, permission, projectmanage, type Address } from '@gongdi/domain';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { useMemo, useState } from 'react';
import { DataGrid, type GridColumn, type GridQuery } from '../../../../../kit/grid/data-grid.tsx';
import { gridRows } from '../../../../../kit/grid/grid-rows.ts';
import { Permitted, useConsole } from '../../../../ground/context/console-context.tsx';
import type { ScreenRowProps } from '../../../../generic/resource/screen/screen.ts';
import { useDeletion } from '../../../../generic/use-deletion.ts';
import { useWorkPointText } from './text/index.ts';
import { WorkPointDialog } from './work-point-dialog.tsx';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { LISTS } from './storage-keys.ts';

const KEY = 'work-points';
const EDIT = permission(projectmanage.name, 'edit');

/** Panel below the record of a project: places on the site where people work. */
export default function WorkPointsPanel({ row }: ScreenRowProps) {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useWorkPointText();
  const queries = useQueryClient();
  const deletion = useDeletion();
  const [grid, setGrid] = useState<GridQuery>({ page: 1, page_size: 10 });
  const [edited, setEdited] = useState<{ point: WorkPoint | null }>();
  const { page, page_size } = grid;
  const list = useQuery({
    queryKey: [KEY, row.id, page, page_size],
    queryFn: ({ signal }) =>
      client.call(calls.workPoint.query, { query: { project_id: row.id, page, page_size } }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: [KEY] });
  const remove = ({ id, name }: WorkPoint) =>
    deletion({
      title: fill(text.removeConfirm, { name }),
      content: text.removeConsequence,
      run: async () => {
        await client.call(calls.workPoint.remove, { query: { id } });
        await refresh();
      },
    });
  const columns: GridColumn<WorkPoint>[] = useMemo(
    () => [
      { key: 'name', title: text.name, width: 180, fixed: 'left', render: (point) => point.name },
      { key: 'address', title: text.address, width: 240, render: (point) => point.address ?? EMPTY },
      {
        key: 'place',
        title: text.place,
        width: 260,
        render: ({ longitude, latitude, system }) => `${longitude}, ${latitude} (${system})`,
      },
      { key: 'radius', title: text.radius, width: 140, render: (point) => point.radius ?? EMPTY },
      { key: 'remark', title: text.remark, width: 200, lines: true, render: (point) => point.remark ?? EMPTY },
      { key: 'updated_at', title: text.updated, width: 180, render: (point) => dateTime(point.updated_at) },
    ],
    [text, dateTime],
  );
  const actions: GridColumn<WorkPoint> = {
    key: 'operation',
    title: text.operation,
    width: 120,
    fixed: 'right',
    render: (point) => (
      <Permitted code={EDIT}>
        <Space size={12}>
          <Button type="link" size="small" className="gd-data-row-action" onClick={() => setEdited({ point })}>
            {text.change}
          </Button>
          <Button type="link" danger size="small" className="gd-data-row-action" onClick={() => void remove(point)}>
            {text.remove}
          </Button>
        </Space>
      </Permitted>
    ),
  };
  return (
    <>
      <DataGrid<WorkPoint>
        name={LISTS.workPoints}
        title={text.title}
        columns={[...columns, actions]}
        rowKey="id"
        {...gridRows(list)}
        query={grid}
        filtered={false}
        onQuery={setGrid}
        onRefresh={() => void refresh()}
        actions={
          <Permitted code={EDIT}>
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEdited({ point: null })}>
              {text.add}
            </Button>
          </Permitted>
        }
      />
      {edited && (
        <WorkPointDialog
          project_id={row.id}
          near={(row['project_address'] as Address | null | undefined)?.location}
          point={edited.point}
          onSaved={() => void refresh()}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

import { areaCallsOf } from '@gongdi/api';
import { DEFAULT_PAGE_SIZE, devicelist, type AreaType } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Space } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ProjectSelect } from '../../../../kit/record-form/reference-select.tsx';
import { DataGrid, type GridQuery } from '../../../../kit/grid/data-grid.tsx';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { useWayBack } from '../../../ground/page/way-back.ts';
import { isRefused } from '../../../ground/status/is-refused.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { deviceColumns, deviceRow, type DeviceRow } from './device-columns.tsx';
import { useAreaText } from './text/index.ts';
import { devicesArgs, useArea } from './use-area.ts';
import { areaDevicesList } from './storage-keys.ts';
import { useAreaSheet } from './use-area-sheet.ts';

/** Devices of a type of area in a project: whether they are placed on a drawing, and whether they are online. */
export function DeviceManagePage({ area }: { area: AreaType }) {
  useAreaSheet();
  const { client } = useConsole();
  const text = useText();
  const words = useAreaText();
  const navigate = useNavigate();
  const leave = useWayBack(`/${area.path}`);
  const [params] = useSearchParams();
  const whole = useArea(area, params.get('id'));
  const [chosen, setChosen] = useState<string>();
  const [grid, setGrid] = useState<GridQuery>({ page: 1, page_size: DEFAULT_PAGE_SIZE });
  const project_id = chosen ?? whole.data?.row.project_id;
  const call = areaCallsOf(area).devices;
  const list = useQuery({
    queryKey: ['areas', area.name, 'devicemanage', project_id],
    queryFn: async ({ signal }) => {
      const page = await client.call(call, devicesArgs(area, project_id!), { signal, quiet: true });
      return page.list.map((one) => deviceRow(area, one));
    },
    enabled: project_id !== undefined,
  });
  const columns = useMemo(() => deviceColumns(words), [words]);
  if (isRefused(list.error)) return <FailurePanel error={list.error} retry={() => void list.refetch()} />;
  const rows = list.data;
  const from = (grid.page - 1) * grid.page_size;
  const actions = (
    <>
      <Button onClick={() => void navigate(`/${devicelist.name}`)}>{words.toDevices}</Button>
      <Button onClick={leave}>{text.back}</Button>
    </>
  );
  return (
    <div className="gd-console-page">
      <div className="gd-data-panel">
        <ProjectSelect
          className="gd-area-project"
          aria-label={words.project}
          allowClear={false}
          value={project_id}
          onChange={(value) => setChosen(value as string)}
        />
      </div>
      {project_id === undefined ? (
        <section className="gd-data-panel">
          <div className="gd-data-panel-title">
            <h2>{words.devices}</h2>
            <Space className="gd-data-end">{actions}</Space>
          </div>
          <Empty description={words.projectFirst} />
        </section>
      ) : (
        <DataGrid<DeviceRow>
          name={areaDevicesList(area.name)}
          title={words.devices}
          columns={columns}
          rowKey="id"
          rows={rows?.slice(from, from + grid.page_size)}
          total={rows?.length ?? 0}
          capped={false}
          loading={list.isFetching}
          error={list.error}
          query={grid}
          filtered={false}
          onQuery={setGrid}
          onRefresh={() => void list.refetch()}
          actions={actions}
        />
      )}
    </div>
  );
}

import { areaCallsOf } from '@gongdi/api';
import { DEFAULT_PAGE_SIZE, devicelist, POINTS_PAGE_SIZE, type AreaType } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Space, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ProjectSelect } from '../../../../kit/record-form/reference-select.tsx';
import { DataGrid, type GridColumn, type GridQuery } from '../../../../kit/grid/data-grid.tsx';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { useWayBack } from '../../../ground/page/way-back.ts';
import { isRefused } from '../../../ground/status/is-refused.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { useAreaText } from './text/index.ts';
import { useArea } from './use-area.ts';
import { areaDevicesList } from '../../../ground/storage-keys.ts';
import { useAreaSheet } from './use-area-sheet.ts';

interface DeviceRow {
  id: string;
  device_number: string;
  device_name: string;
  online: boolean;
  placed: boolean;
}

/** Devices of a type of area in a project: which of them stand on a drawing, and which are silent. */
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
      const [param] = Object.keys(call.input.params!._zod.def.shape);
      const query = { device_type: area.code, page: 1, page_size: POINTS_PAGE_SIZE };
      const page = await client.call(call, { params: { [param!]: project_id }, query }, { signal, quiet: true });
      return page.list.map((one): DeviceRow => ({
        id: one[area.pointKey] as string,
        device_number: one['device_number'] as string,
        device_name: one['device_name'] as string,
        online: one['online'] === 1,
        placed: one[area.chosenKey] === 1,
      }));
    },
    enabled: project_id !== undefined,
  });
  const columns = useMemo(
    (): GridColumn<DeviceRow>[] => [
      { key: 'device_name', title: words.deviceName, width: 200, render: (row) => row.device_name },
      { key: 'device_number', title: words.deviceNumber, width: 180, render: (row) => row.device_number },
      {
        key: 'online',
        title: words.online,
        width: 110,
        render: ({ online }) => (
          <Tag color={online ? 'success' : 'default'}>{online ? words.onlineYes : words.onlineNo}</Tag>
        ),
      },
      {
        key: 'placed',
        title: words.placed,
        width: 110,
        render: ({ placed }) => (
          <Tag color={placed ? 'processing' : 'default'}>{placed ? words.placedYes : words.placedNo}</Tag>
        ),
      },
    ],
    [words],
  );
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
    <div className="gd-page">
      <div className="gd-panel">
        <ProjectSelect
          className="gd-area-project"
          aria-label={words.project}
          allowClear={false}
          value={project_id}
          onChange={(value) => setChosen(value as string)}
        />
      </div>
      {project_id === undefined ? (
        <section className="gd-panel">
          <div className="gd-panel-title">
            <h2>{words.devices}</h2>
            <Space className="gd-end">{actions}</Space>
          </div>
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.projectFirst} />
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

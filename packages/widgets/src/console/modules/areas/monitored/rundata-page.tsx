import { ExportOutlined } from '@ant-design/icons';
import { areaCallsOf, calls, type AreaRealData } from '@gongdi/api';
import { DEFAULT_PAGE_SIZE, fill, type AreaType } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { levelWord, quantitiesOf, titleOf, valueText } from '../../../../device/model/values.ts';
import { fileNameOf } from '../../../../kit/file/file-name.ts';
import { saveBlob } from '../../../../kit/file/save-blob.ts';
import { DataGrid, type GridColumn, type GridQuery } from '../../../../kit/grid/data-grid.tsx';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useConsole, useLang, useText } from '../../../ground/context/console-context.tsx';
import { useWayBack } from '../../../ground/page/way-back.ts';
import { useRecordName } from '../../../ground/page/use-open-pages.ts';
import { isRefused } from '../../../ground/status/is-refused.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { useAreaText } from './text/index.ts';
import { useArea } from './use-area.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { areaDataList } from './storage-keys.ts';
import { useAreaSheet } from './use-area-sheet.ts';

/** Interval between reads of the values, seconds. */
const REFRESH = 10;
/** Number of columns of an empty table: those before the quantities. */
const EMPTY_COLUMNS = 5;
/** Colours of a tag, by level. */
const LEVEL_COLORS = ['success', 'warning', 'error', 'error'] as const;

/** Page with the last values of the points of an area. */
export function RunDataPage({ area }: { area: AreaType }) {
  useAreaSheet();
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const lang = useLang();
  const text = useText();
  const words = useAreaText();
  const { message } = App.useApp();
  const leave = useWayBack(`/${area.path}`);
  const [params] = useSearchParams();
  const area_id = params.get('id');
  const [grid, setGrid] = useState<GridQuery>({ page: 1, page_size: DEFAULT_PAGE_SIZE });
  const [exporting, setExporting] = useState(false);
  const whole = useArea(area, area_id);
  useRecordName(whole.data?.row.area_name);
  const data = useQuery({
    queryKey: ['areas', area.name, 'rundata', area_id],
    queryFn: ({ signal }) =>
      client.call(calls.area.realDataList, { query: { area_id: area_id! } }, { signal, quiet: true }),
    enabled: area_id !== null,
    refetchInterval: REFRESH * 1000,
  });
  const columns = useMemo(
    (): GridColumn<AreaRealData>[] => [
      { key: 'point_name', title: words.point, width: 160, fixed: 'left', render: (row) => row.point_name },
      { key: 'device_number', title: words.deviceNumber, width: 150, render: (row) => row.device_number },
      {
        key: 'online',
        title: words.online,
        width: 100,
        render: (row) => (
          <Tag color={row.online ? 'success' : 'default'}>{row.online ? words.onlineYes : words.onlineNo}</Tag>
        ),
      },
      {
        key: 'level',
        title: words.level,
        width: 100,
        render: (row) => <Tag color={LEVEL_COLORS[row.level as 0 | 1 | 2 | 3]}>{levelWord(row.level, words)}</Tag>,
      },
      { key: 'at', title: words.at, width: 180, render: (row) => (row.at ? dateTime(row.at) : '--') },
      ...quantitiesOf(area.code).map((quantity) => ({
        key: quantity.key,
        title: titleOf(quantity, lang),
        width: 140,
        render: (row: AreaRealData) => valueText({ ...quantity, unit: '' }, row.values[quantity.key], lang),
      })),
    ],
    [area, lang, words, dateTime],
  );
  if (!area_id) return <Navigate to="/404" replace />;
  if (isRefused(data.error)) return <FailurePanel error={data.error} retry={() => void data.refetch()} />;
  const { realExport } = areaCallsOf(area);
  const save = async () => {
    setExporting(true);
    try {
      const answer = await client.open(realExport!, { query: { area_id } });
      saveBlob(await answer.blob(), fileNameOf(answer.headers, `${words.runData}.xlsx`));
      void message.success(text.exported);
    } catch {
      // The client has shown the reason.
    } finally {
      setExporting(false);
    }
  };
  const rows = data.data ?? [];
  const from = (grid.page - 1) * grid.page_size;
  return (
    <div className="gd-console-page">
      <DataGrid<AreaRealData>
        name={areaDataList(area.name)}
        title={`${whole.data?.row.area_name ?? ''} ${words.runData}`}
        // An empty table does not need the width of all quantities.
        columns={rows.length > 0 ? columns : columns.slice(0, EMPTY_COLUMNS)}
        rowKey="device_id"
        rows={data.data && rows.slice(from, from + grid.page_size)}
        total={rows.length}
        capped={false}
        loading={data.isLoading}
        error={data.error}
        query={grid}
        filtered={false}
        onQuery={setGrid}
        onRefresh={() => void data.refetch()}
        actions={
          <>
            <span className="gd-area-refreshed">{fill(words.refreshed, { seconds: REFRESH })}</span>
            {realExport && (
              <Button icon={<ExportOutlined aria-hidden />} loading={exporting && BUSY} onClick={() => void save()}>
                {words.export}
              </Button>
            )}
            <Button onClick={leave}>{text.back}</Button>
          </>
        }
      />
      {data.data?.length === 0 && <p className="gd-console-record-info">{words.noPoints}</p>}
    </div>
  );
}

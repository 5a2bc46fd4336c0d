import { calls } from '@gongdi/api';
import { AREA_CHILD_LABELS, areaFormOf, fill, permission, type AreaType } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { levelWord, mainText } from '../../../../device/model/values.ts';
import { RecordDetail } from '../../../../kit/detail/record-detail.tsx';
import { PlanView, type PlanDevice, type StageHandle } from '../../../../plan/index.ts';
import { useConsole, useLang, usePermissions, useText } from '../../../ground/context/console-context.tsx';
import { COMES_BACK, useWayBack } from '../../../ground/page/way-back.ts';
import { useRecordName } from '../../../ground/page/use-open-pages.ts';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { childPath, openChildren } from './children.ts';
import { DrawingTabs } from './drawing-tabs.tsx';
import { useAreaText } from './text/index.ts';
import { MAIN, useArea, type WholeArea } from './use-area.ts';
import { usePicture } from './use-picture.tsx';
import { useTimes } from '../../../../kit/clock/index.ts';
import { useAreaSheet } from './use-area-sheet.ts';

/** Detail page of an area with its drawings, points and their last values. */
export function AreaDetailPage({ area }: { area: AreaType }) {
  useAreaSheet();
  const [params] = useSearchParams();
  const id = params.get('id');
  const whole = useArea(area, id);
  useRecordName(whole.data?.row.area_name);
  if (!id) return <Navigate to="/404" replace />;
  if (whole.error && !whole.data) return <FailurePanel error={whole.error} retry={() => void whole.refetch()} />;
  if (!whole.data) return <PageLoading />;
  return <Detail area={area} whole={whole.data} />;
}

/** Interval between reads of the values, ms. */
const REFRESH = 10_000;

function Detail({ area, whole: { row, drawings } }: { area: AreaType; whole: WholeArea }) {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const lang = useLang();
  const text = useText();
  const words = useAreaText();
  const may = usePermissions();
  const leave = useWayBack(`/${area.path}`);
  const stage = useRef<StageHandle>(null);
  const [chosen, setChosen] = useState(MAIN);
  const drawing = drawings.find(({ key }) => key === chosen) ?? drawings[0]!;
  const { src, notice } = usePicture(drawing);
  const monitor = useQuery({
    queryKey: ['areas', area.name, 'monitor', row.id],
    queryFn: ({ signal }) =>
      client.call(calls.area.areaMonitor, { body: { area_id: row.id } }, { signal, quiet: true }),
    refetchInterval: REFRESH,
  });
  const readings = useMemo(() => new Map(monitor.data?.devices.map((one) => [one.device_id, one])), [monitor.data]);
  const devices = useMemo(
    () =>
      [...readings.values()].map((one): PlanDevice => ({
        id: one.device_id,
        name: one.device_name,
        number: one.device_number,
      })),
    [readings],
  );
  useEffect(() => {
    for (const { key, device_id } of drawing.points) {
      const reading = readings.get(device_id);
      if (!reading) continue;
      const level = reading.level as 0 | 1 | 2 | 3;
      stage.current?.mark(key, {
        level,
        text: mainText(reading.device_type, reading, lang),
        offline: reading.online === 0,
      });
    }
  }, [drawing, readings, lang]);
  const flags = Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (name.endsWith('_flag') ? [[name, value === 1]] : [])),
  );
  const query = `?id=${encodeURIComponent(row.id)}`;
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{row.area_name}</h2>
          <Space className="gd-data-end" size={16} wrap>
            {may(permission(area.path, 'edit')) && (
              <Link to={`/${area.path}/edit${query}`} state={COMES_BACK}>
                {text.edit}
              </Link>
            )}
            {openChildren(area, may).map((child) => (
              <Link key={child} to={childPath(area, child) + query} state={COMES_BACK}>
                {AREA_CHILD_LABELS[child][lang]}
              </Link>
            ))}
            {row['published_flag'] === 1 && (
              <Link to={`/publicdata?areaId=${encodeURIComponent(row.id)}`}>{words.publicData}</Link>
            )}
            <Button onClick={leave}>{text.back}</Button>
          </Space>
        </div>
        <RecordDetail resource={areaFormOf(area)} record={{ ...row, ...flags }} />
        <p className="gd-console-record-info">
          {text.createdAt} {dateTime(row.created_at)} · {text.updatedAt} {dateTime(row.updated_at)}
        </p>
      </section>
      <section className="gd-data-panel gd-area-drawing">
        <div className="gd-data-panel-title">
          <h2>{words.drawing}</h2>
        </div>
        <DrawingTabs drawings={drawings} current={drawing} onChoose={setChosen} />
        <PlanView
          key={drawing.key}
          lang={lang}
          drawing={drawing}
          src={src}
          notice={notice}
          devices={devices}
          handle={stage}
          describe={({ device_id }) => {
            const reading = readings.get(device_id);
            if (!reading?.at) return words.noValue;
            const name = levelWord(reading.level, words);
            const value = mainText(reading.device_type, reading, lang);
            // The value of a laser is the name of the level itself.
            return name === value ? name : fill(words.values, { name, value });
          }}
        />
      </section>
    </div>
  );
}
